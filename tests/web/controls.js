// Where on the page each decision can be taken: what shows it, and what has to be pressed before.

(() => {
  const PLACES = "#doing, #hand, #stage, #tabs, dialog[open], :popover-open";
  const shows = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled && !element.closest("[inert]");
  const within = (selector) => [...document.querySelectorAll(PLACES)].flatMap((place) => [...place.querySelectorAll(selector)]);
  const does = (element) => element.dataset.does?.split("|") ?? [element.value || element.dataset.key?.replace(/^act /, "")];
  const controls = () => within("[data-key]:not(select, input, details), [data-does], option").filter((each) => shows(each.closest("select") ?? each));
  const calm = (wait = 0) => new Promise((done) => setTimeout(done, wait));
  const isContext = (element) => element.matches("[aria-pressed], [role=tab], option");
  const nameOf = (element) => element.dataset.key || element.id || `${element.tagName} ${element.closest("[data-key]")?.dataset.key} ${element.value ?? element.textContent}`;

  // Whatever can be pressed and takes no decision by itself.
  const openers = (offered) => within("button, summary, [role=tab], [role=button], option, input[type=range]")
    .filter((each) => !does(each).some((text) => offered.has(text)) && !each.closest(".zooms, .close, #undo") && shows(each.closest("select") ?? each));
  // What is chosen among several: tabs first, since the others stand in them.
  const switched = () => ["[role=tab][aria-selected=true]", "[aria-pressed=true]", "select[data-key] option:checked"]
    .flatMap((selector) => within(selector)).filter((each) => each.tagName !== "OPTION" || each.value).filter((each) => shows(each.closest("select") ?? each)).map(nameOf);
  const isOn = (element) => ["aria-expanded", "aria-pressed", "aria-selected"].some((name) => element.getAttribute(name) === "true") || element.closest("details[open] > summary") || element.selected;
  const regionOf = (element) => element.closest(PLACES);

  const press = (element) => {
    if (element.tagName === "OPTION") {
      element.closest("select").value = element.value;
      element.closest("select").dispatchEvent(new Event("change", { bubbles: true }));
    } else if (element.matches("svg *")) {
      element.focus();
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    } else element.click();
  };

  const leave = () => {
    for (const box of document.querySelectorAll("dialog[open]")) box.close();
    for (const box of document.querySelectorAll(":popover-open")) box.hidePopover();
  };

  /** The decisions that have a control, each with what is to be pressed before it: at most two things. */
  window.crawl = async ([texts, known]) => {
    const offered = new Set(texts), ways = new Map(Object.entries(known));
    const note = (pressed) => {
      const path = [...switched(), ...pressed];
      for (const control of controls()) for (const text of does(control)) if (offered.has(text) && !ways.has(text)) ways.set(text, path);
    };
    const go = async (element, path) => {
      if (element.type === "range") return slide(element, path);
      press(element);
      await calm();
      return note(path);
    };
    const slide = (slider, path) => {
      for (let value = Number(slider.min); value <= Number(slider.max); value++) {
        slider.value = value;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        note([...path.slice(0, -1), `${nameOf(slider)}=${value}`]);
      }
    };
    const isDone = () => ways.size === offered.size;
    leave();
    note([]);
    const first = openers(offered).map(nameOf);
    for (const name of first) {
      const opener = openers(offered).find((each) => nameOf(each) === name);
      if (!opener || isDone() || (isOn(opener) && !isContext(opener))) continue;
      const isSwitch = isContext(opener), region = regionOf(opener);
      await go(opener, [name]);
      if (isDone()) continue;
      const isInner = (each) => !first.includes(nameOf(each)) || (isSwitch && regionOf(each) === region && !isContext(each));
      for (const inner of openers(offered).filter(isInner).map(nameOf)) {
        if (isDone()) break;
        const found = openers(offered).find((each) => nameOf(each) === inner);
        if (found) await go(found, [name, inner]);
        if (!isDone()) leave();
      }
      if (!isDone()) leave();
    }
    return Object.fromEntries(ways);
  };

  /** Bring the control of a decision in sight, by the way that was found before or another; whether it is there. */
  window.approach = async ([text, path, texts]) => {
    const isThere = () => controls().some((each) => does(each).includes(text));
    leave();
    for (const step of path) {
      const opener = openers(new Set(texts)).find((each) => nameOf(each) === step);
      if (opener && !isOn(opener)) press(opener);
      await calm();
    }
    if (!isThere()) await crawl([texts, Object.fromEntries(texts.filter((each) => each !== text).map((each) => [each, []]))]);
    return isThere();
  };

  const its = (text) => controls().filter((each) => does(each).includes(text));

  /** What asks once more, or which of several, is answered. */
  window.yes = async (text) => {
    for (let again = 0; again < 3; again++) {
      await calm(20);
      const box = document.querySelector("dialog[open], :popover-open"), row = text && its(text).find((each) => box?.contains(each));
      (row ?? box?.querySelector("button.danger"))?.click();
    }
  };

  /** Press the control of a decision, rather in a list than on the map. */
  window.pressFor = async ([text, path, texts]) => {
    if (!(await approach([text, path, texts]))) return null;
    const all = its(text);
    if (all.length) press(all.find((each) => !each.matches("svg *")) ?? all[0]);
    return yes(text);
  };
})();
