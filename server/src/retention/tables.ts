import type { Periods } from '@portal/contract/retention'
import type { JsonOrDefault, Version } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface ContentTables {
    /** One row; kinds that it does not name have the period of the contract's table. */
    retention_settings: { id: number; version: Version; months: JsonOrDefault<Partial<Periods>> }
  }
}

/** Tables above whose rows public pages show; each needs the trigger `announce`. */
export const contentTables = ['retention_settings'] as const
