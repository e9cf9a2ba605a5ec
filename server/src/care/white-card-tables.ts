import type { GeneratedColumn, Moment } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface Schema {
    white_card_events: {
      id: string
      position: GeneratedColumn<string>
      account_id: string
      at: Moment
      status: 'waiting' | 'submitted' | 'eligible' | 'ineligible'
      by: string | null
      reason_sealed: Buffer | null
    }
  }
}
