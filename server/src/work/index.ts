import '@portal/contract/work/field-texts'
import type { Domain } from '../domain.ts'
import { resealNotes } from './notes.ts'
import { workRoutes } from './routes.ts'
import './tables.ts'

export const work: Domain = { routes: workRoutes, reseal: resealNotes }
