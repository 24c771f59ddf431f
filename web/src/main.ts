import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/drawings.css";
import "./styles/paper.css";
import "./styles/pieces.css";
import "./styles/controls.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { language } from "./words/say.svelte";

const target = document.getElementById("app");
if (target) {
  const start = (): void => void mount(App, { target });
  void language.load().then(start, start); // without words the page can still say what is wrong
}
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined); // it works without one
  });
}
