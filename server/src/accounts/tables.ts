import type { DocumentKind } from '@portal/contract/accounts/documents'
import type { KeptKind } from '@portal/contract/accounts/kept-records'
import type { WhiteCardStatus } from '@portal/contract/accounts/own'
import type { Language } from '@portal/contract/language'
import type { Generated } from 'kysely'
import type { Day, Moment, Now, Version } from '../db/columns.ts'

type Review = 'under_review' | 'approved' | 'rejected'

declare module '../db/schema.ts' {
  interface Schema {
    accounts: {
      id: Generated<string>
      version: Version
      kind: 'patient' | 'caregiver' | 'staff'
      first_name: string
      last_name: string
      preferred_name: Generated<string>
      phone: string | null
      email: string
      gender: 'female' | 'male' | null
      address: Generated<string>
      apartment: Generated<string>
      state: Generated<string>
      city: Generated<string>
      postcode: Generated<string>
      language: Language
      password_hash: string
      created_at: Now
      disabled_at: Date | null
      email_proved_at: Date | null
    }
    kept_records: { id: string; deleted_account_id: string; kind: KeptKind; since: Moment; content_sealed: Buffer }
    kept_files: { file_id: string; record_id: string }
    /** `person_sealed` is null once the stub's period is over while other records still belong to it. */
    deleted_accounts: { id: string; deleted_at: Now; person_sealed: Buffer | null }
    patients: {
      account_id: string
      version: Version
      medicaid_id_sealed: Buffer | null
      medicaid_id_fingerprint: Buffer | null
      care_for: Generated<'self' | 'other'>
      white_card_status: Generated<WhiteCardStatus>
      white_card_submitted_at: Date | null
      white_card_decided_at: Date | null
      white_card_reason_sealed: Buffer | null
      card_holder_sealed: Buffer | null
    }
    caregivers: {
      account_id: string
      version: Version
      years_of_experience: number
      work_experience: Generated<string>
      employee_id: Generated<string>
      review_status: Generated<Review>
      review_reason: Generated<string>
      reviewed_at: Date | null
      reviewed_by: string | null
      /** Time from which the caregiver waits for a review; in the future while requested documents are awaited. */
      waits_since: Now
      /** A new name that staff have not approved; all four are null without one. */
      new_first_name: string | null
      new_last_name: string | null
      name_asked_at: Date | null
      name_status: Exclude<Review, 'approved'> | null
      name_reason: Generated<string>
    }
    caregiver_documents: {
      id: Generated<string>
      version: Version
      caregiver_id: string
      kind: DocumentKind
      paper: Generated<string>
      file_id: string
      review_status: Generated<Review>
      review_reason: Generated<string>
      created_at: Now
      expires_on: Day | null
      reminded_days: number | null
    }
    wanted_documents: { caregiver_id: string; kind: DocumentKind; asked_at: Date }
    sessions: {
      id: Generated<string>
      token_hash: Buffer
      account_id: string
      /** Browser and system. */
      device: Generated<string>
      /** Null for sessions older than this column. */
      device_id: string | null
      created_at: Now
      last_used_at: Now
    }
    known_devices: {
      id: Generated<string>
      account_id: string
      token_hash: Buffer
      last_used_at: Now
      name: Generated<string>
      second_factor_until: Date | null
      remembered: Generated<boolean>
    }
    verification_codes: {
      phone: string
      purpose: 'register' | 'reset' | 'change-phone'
      code_fingerprint: Buffer
      tries_left: number
      expires_at: Moment
    }
    email_codes: { account_id: string; email: string; code_fingerprint: Buffer; tries_left: number; expires_at: Moment }
    phone_proofs: {
      id: Generated<string>
      token_hash: Buffer
      phone: string
      tries_left: number
      expires_at: Moment
    }
  }
}
