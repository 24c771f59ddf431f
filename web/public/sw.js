// Keeps the shell of the page, so that it opens at once and also without a connection.
// Tables are never kept: what the server says is always asked for anew.
"use strict";

const SHELL = "shell-1";
const PAGE = "/";
const KEPT = [PAGE, "/theme.js", "/symbols.svg", "/raising.svg", "/icon.svg", "/manifest.webmanifest"];
const MOST_ASSETS = 150; // older builds are forgotten beyond this

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(KEPT)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((one) => one !== SHELL).map((one) => caches.delete(one))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/api/") || pathname === "/healthz" || pathname === "/metrics") return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(freshFirst(request, PAGE));
  else event.respondWith(freshFirst(request, request));
});

/** Names of assets tell what they hold: one that is kept is the right one. */
async function keptFirst(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await cache.put(request, fresh.clone());
    await forget(cache);
  }
  return fresh;
}

/** Anything else is asked for; what is kept serves only while the server does not answer. */
async function freshFirst(request, key) {
  const cache = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(key, fresh.clone());
    return fresh;
  } catch {
    return (await cache.match(key)) ?? Response.error();
  }
}

async function forget(cache) {
  const assets = (await cache.keys()).filter((one) => new URL(one.url).pathname.startsWith("/assets/"));
  await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST_ASSETS)).map((one) => cache.delete(one)));
}
