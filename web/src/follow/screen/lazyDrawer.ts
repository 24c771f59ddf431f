// The drawer is large: it comes when it is needed, or before when there is time.

import { lazy } from "../../ui/lazy";

export const drawer = lazy(() => import("./Drawer.svelte"));
