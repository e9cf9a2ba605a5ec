import { runPortal } from '../server/src/main.ts'

/** Runs the portal with the latest web build. The demo is a separate package, loaded only by a first start with `DEMO=on`. */
await runPortal(() => import('@portal/demo'))
