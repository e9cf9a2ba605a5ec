import type { Language, Texts } from '@portal/contract/language'
import type { Program, QuestionKind } from '@portal/contract/training/parts'
import type { Generated } from 'kysely'
import type { Day, Json, Moment, Now, Version } from '../db/columns.ts'

/** An option as stored, with whether it is right. */
export interface StoredOption {
  id: string
  text: Texts
  correct: boolean
}

/** A question as stored with an attempt: a snapshot from the time of the draw, with its options in the order of the attempt. */
export interface DrawnQuestion {
  kind: QuestionKind
  text: Texts
  explanation: Texts
  options: StoredOption[]
}

declare module '../db/schema.ts' {
  interface ContentTables {
    training_certificates: {
      id: Generated<string>
      version: Version
      number: string
      assignment_id: string
      /** Null after the holder has deleted the account. */
      account_id: string | null
      holder: string
      course: Json<Texts>
      minutes: number
      completed_on: Day
      signed_at: Moment
      withdrawn_at: Date | null
      withdrawn_by: string | null
      withdrawn_reason: Generated<string>
    }
  }
  interface Schema {
    training_films: {
      id: string
      duration_ms: number
      standard_bytes: number
      low_bytes: number
      title: Generated<string>
      captions: Json<Texts>
      /** Byte offsets of each hundredth of the film's time in the file; null until the film is first opened. */
      standard_offsets: number[] | null
      low_offsets: number[] | null
      added_at: Now
    }
    training_modules: {
      id: Generated<number>
      version: Version
      position: number
      title: Json<Texts>
      summary: Json<Texts>
      objectives: Json<Texts>
      film_id: string
      poster: string
      poster_alt: Json<Texts>
      minutes: number
      due_days: number | null
      pass_mark: number
      exam_questions: number
      time_limit_minutes: number | null
      retake_wait_hours: number
    }
    training_questions: {
      id: Generated<number>
      version: Version
      module_id: number
      kind: QuestionKind
      body: Json<Texts>
      explanation: Json<Texts>
      options: Json<StoredOption[]>
      removed_at: Date | null
    }
    training_caregivers: {
      account_id: string
      version: Version
      program: Generated<Program>
      remind: Generated<boolean>
    }
    training_assignments: {
      id: Generated<string>
      /** Exactly one of this and `deleted_account_id` is set. */
      account_id: string | null
      deleted_account_id: string | null
      module_id: number
      /** 1 for the caregiver's first assignment of this module, 2 for the next. */
      number: number
      assigned_at: Now
      due_on: Day
      /** Bounds of the watched parts in milliseconds: from, to, from, to. */
      watched: Generated<number[]>
      position_ms: Generated<number>
      video_completed_at: Date | null
      /** Days before the due date of the last reminder. */
      reminded_days: number | null
    }
    training_viewings: { id: Generated<string>; assignment_id: string; started_at: Moment }
    /** The hundredths of a film's time sent for an assignment, one bit each. */
    training_served: { assignment_id: string; film_id: string; parts: string }
    /** The time up to which a caregiver's watching is counted, and the unused credit. */
    training_clocks: { account_id: string; counted_at: Moment; credit_ms: number }
    training_attempts: {
      id: Generated<string>
      assignment_id: string
      number: number
      started_at: Moment
      closes_at: Date | null
      pass_mark: number
      submitted_at: Date | null
      by_time_limit: Generated<boolean>
      correct: number | null
      wrong: number | null
      unanswered: number | null
      score: number | null
      passed: boolean | null
    }
    training_answers: {
      attempt_id: string
      position: number
      question_id: number
      question: Json<DrawnQuestion>
      chosen: Generated<string[]>
      answered_at: Date | null
    }
    training_signatures: {
      certificate_id: string
      signature_sealed: Buffer
      consent_version: number
      consent_language: Language
    }
  }
}

/** Tables shown on public pages; each needs the trigger `announce`. */
export const contentTables = ['training_certificates'] as const
