// Buttons over the map: depths, nearer, farther, all of it; of a place that can be told in words, to read it out.

import { icon } from "../../art/icons.js";
import { h, iconButton, replaceKeepingFocus } from "../../frame/dom.js";
import { t } from "../../frame/words.js";

const CLOSER = 1.35;

export class MapTools {
  constructor(host, panZoom, onDepth, isAPlace = false) {
    this.onDepth = onDepth;
    this.depths = h("div.depths", { role: "group", "aria-label": t("depths") });
    this.aloud = isAPlace && iconButton(t("read-aloud"), icon("sound"), () => host.dispatchEvent(new CustomEvent("aloud", { bubbles: true })));
    const zoom = h("div.zooms", {},
      iconButton(t("zoom-in"), icon("plus"), () => panZoom.zoom(CLOSER)),
      iconButton(t("zoom-out"), icon("minus"), () => panZoom.zoom(1 / CLOSER)),
      iconButton(t("zoom-fit"), icon("fit"), () => panZoom.fit()),
      this.aloud);
    this.element = h("div.map-tools", {}, this.depths, zoom);
    host.append(this.element);
  }

  /** Whether the place is told to this viewer: a table may leave that to its judge. */
  offerAloud(isTold) {
    this.aloud.hidden = !isTold;
  }

  /** The depths that are known; one alone needs no button. */
  show(depths, shown) {
    const buttons = depths.map((depth) =>
      h("button.depth", { type: "button", "aria-pressed": String(depth === shown), "data-key": depth, onclick: () => this.onDepth(depth) }, t("depth", { n: depth })));
    replaceKeepingFocus(this.depths, depths.length > 1 ? buttons : []);
  }

  destroy() {
    this.element.remove();
  }
}
