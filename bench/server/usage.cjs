// What a server uses, as the system tells: processor seconds and memory of a process and all its children.
"use strict";

const fs = require("node:fs");

const TICKS = 100;

function read(pid, name) {
  try {
    return fs.readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

/** The process and those it has started, as far as they live. */
function family(pid) {
  const own = `/proc/${pid}/task`;
  const threads = fs.existsSync(own) ? fs.readdirSync(own) : [];
  const children = threads.flatMap((thread) => read(pid, `task/${thread}/children`).split(" ").filter(Boolean));
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}

function seconds(pid) {
  const fields = read(pid, "stat").split(") ").pop().split(" ");
  return fields.length > 12 ? (Number(fields[11]) + Number(fields[12])) / TICKS : 0;
}

function megabytes(pid, field) {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(read(pid, "status"));
  return found ? Number(found[1]) / 1024 : 0;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Processor seconds so far, memory now and at most, in MB. */
function usage(pid) {
  const all = family(pid);
  return {
    cpu: sum(all.map(seconds)),
    memory: sum(all.map((each) => megabytes(each, "VmRSS"))),
    peak: sum(all.map((each) => megabytes(each, "VmHWM"))),
  };
}

module.exports = { usage };
