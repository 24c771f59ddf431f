// Making elements, and speaking to whoever looks or listens.

/** Make an element: h("button", { class: "go", onclick: f }, "Go"). Text is never read as HTML. */
export function h(tag, given = {}, ...children) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(given)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "value" || key === "checked" || key === "selected") made[key] = value;
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat(3).filter((one) => one !== null && one !== undefined && one !== false));
  return made;
}

/** Put new content into a place; what had the focus there has it again if it is still there. */
export function fill(place, ...children) {
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const mark = focused && (focused.id || focused.dataset.keep);
  place.replaceChildren(...children.flat(3).filter(Boolean));
  if (!mark) return;
  for (const one of place.querySelectorAll("[id], [data-keep]")) {
    if (one.id === mark || one.dataset.keep === mark) return one.focus({ preventScroll: true });
  }
}

export function announce(text) {
  document.getElementById("live").textContent = text;
}

let fading = 0;

/** Show one sentence, such as why something was refused. */
export function notice(text, calm = false) {
  const place = document.getElementById("notice");
  place.className = calm ? "calm" : "";
  place.replaceChildren(
    h("p", {}, text),
    h("button", { type: "button", onclick: () => place.replaceChildren() }, "Close"),
  );
  clearTimeout(fading);
  fading = setTimeout(() => place.replaceChildren(), calm ? 6000 : 15000);
}

/** Do something that may be refused, and say so if it is. */
export function trying(work) {
  return async (event) => {
    event?.preventDefault?.();
    const button = event?.submitter ?? event?.currentTarget;
    const busy = button instanceof HTMLButtonElement ? button : null;
    busy?.setAttribute("aria-busy", "true");
    try {
      return await work(event);
    } catch (error) {
      notice(error.message);
    } finally {
      busy?.removeAttribute("aria-busy");
    }
  };
}

export function select(given, choices, chosen) {
  return h(
    "select",
    given,
    choices.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
  );
}

/** Copy a text; where the browser does not allow that, select it to be copied by hand. */
export async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    notice("Copied.", true);
  } catch {
    notice("The link is selected: copy it now.", true);
  }
}

export function linkField(label, path) {
  const address = new URL(path, location.href).href;
  const field = h("input", { readonly: true, value: address, "aria-label": label, size: 28 });
  return h(
    "span",
    { class: "link" },
    field,
    h("button", { type: "button", onclick: () => copy(field) }, "Copy"),
  );
}
