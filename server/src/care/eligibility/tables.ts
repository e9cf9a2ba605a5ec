import type { WhiteCardStatus } from '@portal/contract/accounts/own'
import type { Exchange } from '@portal/contract/care/eligibility/exchange'
import type { Generated } from 'kysely'
import type { GeneratedColumn, Json, MaybeJson, Moment, Version } from '../../db/columns.ts'

declare module '../../db/schema.ts' {
  interface Schema {
    white_card_events: {
      id: string
      position: GeneratedColumn<string>
      account_id: string
      at: Moment
      status: WhiteCardStatus
      by: string | null
      reason_sealed: Buffer | null
    }
    white_card_exchange: {
      id: number
      version: Version
      exchange: MaybeJson<Exchange>
      next_control: Generated<number>
    }
    white_card_batches: {
      id: string
      version: Version
      control: number
      exchange: Json<Exchange>
      made_at: Moment
      made_by: string | null
      state: Generated<'sent' | 'accepted' | 'rejected' | 'answered' | 'closed'>
      rejection: Generated<string>
      changed_at: Moment
    }
    white_card_batch_checks: {
      id: string
      batch_id: string
      position: number
      account_id: string | null
      trace: string
      sent_version: number
      asked_sealed: Buffer | null
      proposal_sealed: Buffer | null
      decided_at: Date | null
      decided_by: string | null
    }
    white_card_batch_files: { batch_id: string; fingerprint: Buffer; read_at: Moment }
  }
}
