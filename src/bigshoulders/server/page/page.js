// The plain page: looks at its address and shows the landing, a new table, lists, or a table.

import { post, whoami } from "./api.js";
import { fill, h, notice, trying } from "./dom.js";
import { landing, lists } from "./landing.js";
import { newTable } from "./making.js";
import { openTable } from "./table.js";

const main = document.getElementById("main");

setUpTheme();
start().catch((error) => {
  fill(main, h("section", { class: "card narrow" }, h("h1", {}, "That did not work"), h("p", {}, error.message), h("p", {}, h("a", { href: "/" }, "Back to the start"))));
});

async function start() {
  const address = location.pathname;
  const token = address === "/join" ? takeToken() : "";
  const name = await whoami();
  showName(name);
  for (const link of document.querySelectorAll("nav a")) {
    if (link.getAttribute("href") === address) link.setAttribute("aria-current", "page");
  }
  if (address === "/join") return joinPage(token, name);
  if (address === "/new") return withName(name, "New table", () => newTable(main));
  if (address === "/tables") return lists(main);
  if (address.startsWith("/t/")) return openTable(main, address.slice(3), name);
  return landing(main, name);
}

/** Take the secret out of the address before anything else can see or keep it. */
function takeToken() {
  const token = location.hash.slice(1);
  history.replaceState(null, "", "/join");
  return token;
}

function joinPage(token, name) {
  if (!token) throw new Error("This link is not complete. Ask for it again.");
  document.title = "You are invited · Big Shoulders";
  withName(name, "You are invited to a table", async () => {
    const { table, seat } = await post("/api/join", { token });
    location.replace(`/t/${table}${seat ? `?seat=${seat}` : ""}`);
  });
}

/** Go on if the guest has a name, else ask for it first. */
function withName(name, title, next) {
  if (name) return next();
  fill(main, h(
    "form",
    {
      class: "card narrow",
      onsubmit: trying(async (event) => {
        const given = new FormData(event.target).get("name");
        showName((await post("/api/guest", { name: given })).name);
        await next();
      }),
    },
    h("h1", {}, title),
    h("p", {}, "No sign-up: a name is enough. A cookie in this browser remembers it."),
    h("label", {}, "Your name ", h("input", { name: "name", required: true, maxlength: 40, autocomplete: "nickname", id: "name" })),
    h("button", { class: "go" }, "Go on"),
  ));
  document.getElementById("name").focus();
}

function showName(name) {
  const place = document.getElementById("who");
  if (!name) return place.replaceChildren();
  place.replaceChildren(h("button", {
    type: "button",
    class: "quiet",
    title: "Change your name",
    onclick: trying(async () => {
      const given = prompt("Your name", name);
      if (!given) return;
      showName((await post("/api/guest", { name: given })).name);
      notice("From now on you sit down under this name.", true);
    }),
  }, name));
}

function setUpTheme() {
  const button = document.getElementById("theme");
  const root = document.documentElement;
  const show = () => button.setAttribute("aria-pressed", String(root.dataset.theme === "dark"));
  button.addEventListener("click", () => {
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    try {
      localStorage.setItem("theme", root.dataset.theme);
    } catch {
      // it lasts until the page is closed
    }
    show();
  });
  show();
}
