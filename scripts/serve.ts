import { runPortal } from '../server/src/main.ts'

/** Runs the portal on the web as it was built last. The demo is a package of its own, which only a first start with `DEMO=on` loads. */
await runPortal(() => import('@portal/demo'))
