import type { ColumnType, Generated } from 'kysely'

declare module '../db/schema.ts' {
  interface Schema {
    backup_attempts: {
      number: Generated<string>
      started_at: Date
      ended_at: Date
      place: string
      /** The id of the backup; null when there is none because of the problem. */
      backup: string | null
      bytes: ColumnType<string, number | undefined, number>
      problem: string | null
    }
  }
}
