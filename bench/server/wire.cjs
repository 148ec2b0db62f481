// The way to a server on this machine: a request, a socket.
"use strict";

const http = require("node:http");
const WebSocket = require("ws");

const HOST = "127.0.0.1";
const agent = new http.Agent({ maxSockets: 8 });

/** POST some JSON; the answer's JSON. */
function post(port, path, body, token) {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  return new Promise((resolve, reject) => {
    const request = http.request({ host: HOST, port, path, method: "POST", agent, headers }, (answer) => {
      let text = "";
      answer.on("data", (piece) => (text += piece));
      answer.on("end", () => {
        if (answer.statusCode >= 300) reject(new Error(`${path}: ${answer.statusCode} ${text}`));
        else resolve(JSON.parse(text));
      });
    });
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
}

/** An open WebSocket whose every text goes to `hear`; never compressed, as neither server does by default. */
function connect(port, path, hear) {
  const socket = new WebSocket(`ws://${HOST}:${port}${path}`, { perMessageDeflate: false });
  socket.on("message", (bytes) => hear(bytes.toString(), socket));
  return new Promise((resolve, reject) => {
    socket.once("open", () => resolve(socket));
    socket.once("error", reject);
  });
}

module.exports = { connect, post };
