import type { ApplicationEvent, Progress } from '@portal/contract/care/applications/applications'
import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import type { ServiceNeed } from '@portal/contract/care/services/public'
import type { CareDocumentKind, Method } from '@portal/contract/care/services/services'
import type { Texts } from '@portal/contract/language'
import type { Generated } from 'kysely'
import type { Day, GeneratedColumn, Json, Moment, Now, Version } from '../../db/columns.ts'

declare module '../../db/schema.ts' {
  interface ContentTables {
    services: {
      id: Generated<number>
      position: number
      title: Json<Texts>
      summary: Json<Texts>
      description: Json<Texts>
      for_whom: Json<Texts>
      requirements: Json<Texts>
      cost: Json<Texts>
      picture: string
      alt: Json<Texts>
      needs: Generated<ServiceNeed[]>
      methods: Method[]
      required_papers: CareDocumentKind[]
      optional_papers: CareDocumentKind[]
    }
  }
  interface Schema {
    office_hours: { office_id: number; weekday: number; opens: string; closes: string }
    closed_days: {
      id: Generated<number>
      office_id: number | null
      day: Day
      reason: Json<Texts>
      created_at: Now
    }
    application_drafts: {
      id: string
      patient_id: string
      service_id: number
      step: string
      fields_sealed: Buffer
      saved_at: Moment
    }
    draft_papers: { file_id: string; draft_id: string; kind: CareDocumentKind; position: number }
    application_requests: {
      id: string
      version: Version
      number: string
      patient_id: string
      service_id: number | null
      method: Method
      progress: Generated<Progress>
      content_sealed: Buffer
      office_id: number | null
      starts_at: Date | null
      ends_at: Date | null
      notify_sms: boolean
      notify_email: boolean
      /** When the office's hours stopped having a slot for the visit; null while they have one. */
      displaced_at: Generated<Date | null>
      reminded_at: Date | null
      idempotency_key: string
      /** Null for applications older than this column. */
      sent_fingerprint: Buffer | null
      submitted_at: Moment
      cancelled_at: Date | null
      seen_at: Moment
      agency_at: Date | null
      patient_at: Date | null
      /** The applicant's first message since the agency's last answer; the database sets it. */
      unanswered_since: GeneratedColumn<Date | null>
      attendance: 'arrived' | 'no_show' | null
      words_key: string | null
    }
    request_words: { word: Buffer; request_id: string }
    request_calls: {
      id: string
      request_id: string
      staff_id: string | null
      at: Moment
      outcome: StaffApplicationDetail['calls'][number]['outcome']
      note_sealed: Buffer | null
    }
    request_events: {
      id: string
      position: GeneratedColumn<string>
      request_id: string
      at: Moment
      kind: ApplicationEvent['kind']
      by: ApplicationEvent['by']
      progress: Progress | null
      paper: CareDocumentKind | null
      text_sealed: Buffer | null
    }
    request_papers: {
      id: Generated<string>
      request_id: string
      kind: CareDocumentKind
      file_id: string
      added_at: Moment
      position: number
    }
  }
}

/** Tables above with rows shown on public pages; each needs the trigger `announce`. */
export const contentTables = ['services'] as const
