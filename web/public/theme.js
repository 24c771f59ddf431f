// Runs before anything is drawn, so that the page never flashes in the other theme.
"use strict";
{
  let kept = null;
  try {
    kept = localStorage.getItem("theme");
  } catch {
    // a browser that keeps nothing shows what the system prefers
  }
  const dark = kept ? kept === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
