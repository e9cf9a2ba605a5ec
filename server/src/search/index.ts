import type { Domain } from '../domain.ts'
import { managedSearchWordsKind } from './managed.ts'
import { contentTables } from './tables.ts'

export const search: Domain = { routes: [], contentTables, managed: [managedSearchWordsKind] }
