// The drawer is large: it comes when it is needed, or before when there is time.

import { lazy, withWords } from "../../ui/lazy";

export const drawer = lazy(withWords(() => import("./Drawer.svelte")));
export const log = lazy(withWords(() => import("../log/Log.svelte")));
