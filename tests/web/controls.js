// Where on the page each decision can be taken: what shows it, and what has to be pressed before.

(() => {
  const PLACES = "#doing, #desk, #stage, #tabs, dialog[open], :popover-open";
  const BOXES = "dialog[open], :popover-open";
  const shows = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled && !element.closest("[inert]");
  const within = (selector) => [...document.querySelectorAll(PLACES)].flatMap((place) => [...place.querySelectorAll(selector)]);
  const does = (element) => element.dataset.does?.split("|") ?? [element.value || element.dataset.key?.replace(/^act /, "")];
  const isSeen = (element) => shows(element.closest("select") ?? element);
  const controls = () => within("[data-key]:not(select, input, details), [data-does], option").filter(isSeen);
  const isContext = (element) => element.matches("[aria-pressed], [role=tab], option");
  const nameOf = (element) => element.dataset.key || element.id || `${element.tagName} ${element.closest("[data-key], [data-member]")?.dataset.key ?? element.closest("[data-member]")?.dataset.member} ${element.value ?? element.textContent}`;
  const regionOf = (element) => element.closest(PLACES);
  const its = (text) => controls().filter((each) => does(each).includes(text));

  // Every module was loaded before: what waits for one goes on in the order in which it asked.
  const calm = async () => {
    for (let turn = 0; turn < 3; turn++) await import("/static/frame/dom.js");
    return new Promise((done) => setTimeout(done));
  };
  // What was told just now asks for one thing after the other: the desk, that of those below, its stage, the words of this.
  const settled = async () => {
    for (let step = 0; step < 4; step++) await calm();
  };

  /** Load all that a table may need later, so that nothing has to be waited for. */
  window.prepare = async ([modules, styles, parts]) => {
    const [{ wear }, { learn }] = await Promise.all(["dom", "words"].map((name) => import(`/static/frame/${name}.js`)));
    await Promise.all([...modules.map((name) => import(`/static/${name}`)), ...styles.map(wear), ...parts.map(learn)]);
  };

  // Whatever can be pressed and takes no decision by itself. What says that it cannot be done asks the rules why.
  const openers = (offered) => within("button:not([aria-disabled=true]), summary, [role=tab], [role=button], option, input[type=range]")
    .filter((each) => !does(each).some((text) => offered.has(text)) && !each.closest(".zooms, .close, #undo, .looming, .why") && isSeen(each));
  // What is chosen among several and what is unfolded: tabs first, since the others stand in them.
  const switched = () => ["[role=tab][aria-selected=true]", "[aria-pressed=true]", "select[data-key] option:checked", "[aria-expanded=true]"]
    .flatMap((selector) => within(selector)).filter((each) => each.tagName !== "OPTION" || each.value).filter(isSeen).map(nameOf);
  // Once more at the end: a choice made after it folds it again.
  const unfolded = () => within("[aria-expanded=true], details[open] > summary").filter(isSeen).map(nameOf);
  // Where each slider stands: what is seen without moving it is not seen any more once another number was tried.
  const slid = () => within("input[type=range]").filter(isSeen).map((each) => `${nameOf(each)}=${each.value}`);
  const isOn = (element) => ["aria-expanded", "aria-pressed", "aria-selected"].some((name) => element.getAttribute(name) === "true") || element.closest("details[open] > summary") || element.selected;

  const press = (element) => {
    if (element.tagName === "OPTION") {
      element.closest("select").value = element.value;
      element.closest("select").dispatchEvent(new Event("change", { bubbles: true }));
    } else if (element.matches("svg *")) {
      element.focus();
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    } else element.click();
  };
  // What is unfolded is filled when it says so, which may come late.
  const pressAndWait = async (element) => {
    const unfolded = element.tagName === "SUMMARY" && new Promise((done) => element.parentElement.addEventListener("toggle", done, { once: true }));
    press(element);
    await unfolded;
    return calm();
  };
  const slideTo = (slider, value) => {
    slider.value = value;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  };

  const leave = () => {
    for (const box of document.querySelectorAll("dialog[open]")) box.close();
    for (const box of document.querySelectorAll(":popover-open")) box.hidePopover();
  };

  /** The decisions that have a control, each with what is to be pressed before it: at most two things. */
  window.crawl = async (texts) => {
    const offered = new Set(texts), ways = new Map();
    const isDone = () => ways.size === offered.size;
    const find = (name) => openers(offered).find((each) => nameOf(each) === name);
    let context = []; // what was chosen and unfolded before anything was pressed
    const note = (pressed) => {
      const path = [...new Set([...context, ...pressed, ...switched()]), ...unfolded(), ...slid()];
      for (const control of controls()) for (const text of does(control)) if (offered.has(text) && !ways.has(text)) ways.set(text, path);
    };
    const slidersBeside = (had) => within("input[type=range]").filter((each) => isSeen(each) && !had.has(nameOf(each))).map(nameOf);
    const slide = (slider, pressed) => {
      const name = nameOf(slider);
      for (let value = Number(slider.min); value <= Number(slider.max); value++) {
        slideTo(slider, value);
        note([...pressed, `${name}=${value}`]);
      }
    };
    const go = async (element, before) => {
      if (element.type === "range") return slide(element, before);
      const name = nameOf(element), had = new Set(within("input[type=range]").filter(isSeen).map(nameOf));
      await pressAndWait(element);
      note([...before, name]);
      // What comes with a slider is there at once with all its numbers: moving it is no press.
      for (const key of slidersBeside(had)) slide(find(key), [...before, name]);
    };
    const goOn = async (name, first, isSwitch, region) => {
      const here = switched();
      const isInner = (each) => !first.includes(nameOf(each)) || (isSwitch && regionOf(each) === region && !isContext(each));
      for (const inner of openers(offered).filter(isInner).map(nameOf)) {
        if (isDone()) return;
        const found = find(inner);
        if (found && !(isOn(found) && !isContext(found))) await go(found, [name]);
        leave();
        await goHome(here);
      }
    };
    // What was chosen before is chosen again before the next thing is tried: a party, a counter, a tab.
    const goHome = async (home) => {
      for (const name of home) {
        const found = find(name);
        if (!found || !isContext(found) || isOn(found)) continue;
        await pressAndWait(found);
      }
    };
    // What is not found yet stands behind two choices in different places: a party, then a counter of the town.
    const chooseTwo = async (choices, home) => {
      for (const [name, place] of choices) for (const [other] of choices.filter(([, elsewhere]) => elsewhere !== place)) {
        const chosen = find(name);
        if (isDone() || !chosen || isOn(chosen)) break;
        context = switched();
        await go(chosen, []);
        const second = find(other);
        if (second && !isOn(second)) await go(second, [name]);
        await goHome(home);
      }
    };
    // Somebody's pointer comes: what a desk tells only then is told before anything is aimed at.
    document.dispatchEvent(new PointerEvent("pointermove"));
    await settled();
    context = switched();
    note([]);
    const home = context;
    const first = openers(offered).map(nameOf), choices = openers(offered).filter((each) => each.matches("[aria-pressed]")).map((each) => [nameOf(each), regionOf(each)]);
    for (const name of first) {
      const opener = find(name);
      if (!opener || isDone() || (isOn(opener) && !isContext(opener))) continue;
      const isSwitch = isContext(opener), region = regionOf(opener);
      context = switched();
      await go(opener, []);
      await goOn(name, first, isSwitch, region);
      leave();
      await goHome(home);
    }
    await chooseTwo(choices, home);
    return Object.fromEntries(ways);
  };

  /** Press what comes before a decision; whether its control is there now. */
  window.approach = async ([text, path, texts]) => {
    const offered = new Set(texts);
    leave();
    for (const each of within("[aria-expanded=true]")) if (!path.includes(nameOf(each))) press(each);
    for (const step of path) {
      const [, name, value] = step.match(/^(.*)=(\d+)$/) ?? [];
      const opener = openers(offered).find((each) => nameOf(each) === (name ?? step));
      if (opener && value) slideTo(opener, value);
      else if (opener && !isOn(opener)) await pressAndWait(opener);
      await calm();
    }
    return its(text).length > 0;
  };

  /** Mark what a hand would press next for a decision, rather in a list than on the map; what kind of thing it is. */
  window.aim = async (text) => {
    await calm();
    document.querySelector("[data-aim]")?.removeAttribute("data-aim");
    const box = document.querySelector(BOXES), all = its(text).filter((each) => !box || box.contains(each));
    const next = all.find((each) => !each.matches("svg *")) ?? all[0] ?? box?.querySelector("button.danger");
    if (!next) return "";
    if (next.tagName === "OPTION") {
      next.closest("select").setAttribute("data-aim", "");
      return "option";
    }
    next.setAttribute("data-aim", "");
    return next.matches("svg *") ? "mark" : "button";
  };
})();
