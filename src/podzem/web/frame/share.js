// Bringing people in: a link with a copy button and its QR code. Tokens stay behind the # of the link.

import { icon } from "../art/icons.js";
import { call, get } from "./api.js";
import { dialog } from "./dialog.js";
import { button, h, notice, wear } from "./dom.js";
import { learn, t } from "./words.js";

await learn("more");

wear("dialogs");

/** The links of a table for its host or judge. */
export async function shareDialog(table, token) {
  const { invite, watch } = await get(`/api/tables/${table}`, { token });
  return dialog(t("invite"), links(table, invite, watch), { closeWords: t("close"), kind: "share" });
}

/** Invitation and watcher's link as content of a dialog or page. */
export function links(table, invite, watch) {
  return [
    invite && linkBox(t("invite-link"), linkTo(table, "invite", invite), true),
    watch && linkBox(t("watch-link"), linkTo(table, "watch", watch), false),
  ];
}

/** The address of a table with a token behind #. */
const linkTo = (table, kind, token) => `${location.origin}/table/${table}#${kind}=${token}`;

function linkBox(title, link, withQr) {
  const shown = h("input.link", {
    readonly: true,
    value: link,
    "aria-label": title,
    onfocus: (event) => event.target.select(),
  });
  const copy = button(t("copy"), () => copyText(link, shown), {
    picture: icon("copy"),
    kind: withQr ? "torch" : "plain",
  });
  const box = h("div.link-box", {}, h("h3", {}, title), h("div.link-row", {}, shown, copy));
  if (withQr) addQr(box, link);
  return box;
}

async function addQr(box, link) {
  try {
    const code = await (await call("POST", "/api/qr", { body: { text: link } })).text();
    box.append(
      h("img.qr", {
        src: `data:image/svg+xml,${encodeURIComponent(code)}`,
        alt: t("qr-of-link"),
        width: 180,
        height: 180,
      }),
    );
  } catch {
    // The link itself is enough.
  }
}

async function copyText(text, input) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Plain http on another machine has no clipboard: select it, and the old command still works.
    input.select();
    document.execCommand("copy");
  }
  notice(t("copied"));
}
