import type { RecordKind } from '@portal/contract/work/kinds'
import type { GeneratedColumn, Moment, Version } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface Schema {
    work_items: {
      /** Kind and record, such as `review:12`. */
      id: GeneratedColumn<string>
      kind: RecordKind
      record: string
      version: Version
      assigned_to: string | null
      snoozed_until: Date | null
    }
    work_lookers: { item: string; account_id: string; seen_at: Moment }
    work_notes: { id: string; item: string; author_id: string | null; text_sealed: Buffer; created_at: Moment }
  }
}
