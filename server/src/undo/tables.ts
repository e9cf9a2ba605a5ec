import type { ColumnType, Generated } from 'kysely'
import type { Moment } from '../db/columns.ts'
import type { RowChanges } from './rows.ts'

declare module '../db/schema.ts' {
  interface Schema {
    /** What staff have saved moments ago, and what was before. */
    staff_saves: {
      id: Generated<string>
      staff_id: string
      action: string
      subject: string
      changes: ColumnType<RowChanges[], string | undefined, string>
      until: Moment
      undone_at: Date | null
    }
  }
}
