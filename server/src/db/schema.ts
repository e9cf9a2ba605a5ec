import type { LegalDocumentKey } from '@portal/contract/about'
import type { Progress, RequestEvent } from '@portal/contract/care/requests'
import type { CareDocumentKind, Method } from '@portal/contract/care/services'
import type { Language, Texts } from '@portal/contract/language'
import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string, string>
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>
type Moment = ColumnType<Date, Date, Date>
/** Made by the database from other columns. */
type Made<T> = ColumnType<T, never, never>
/** Counted up by the database with each change that staff could overwrite. */
type Version = ColumnType<number, never, never>
/** Written as YYYY-MM-DD; to be read through a cast to text, since the driver makes a moment of it. */
type Day = ColumnType<Date, string, string>
type Now = ColumnType<Date, Date | undefined, Date>
type Review = 'under_review' | 'approved' | 'rejected'

/** The tables, as migrations leave them. */
export interface Schema {
  company: {
    only_row: Generated<boolean>
    name: Json<Texts>
    tagline: Json<Texts>
    description: Json<Texts>
    tip: Json<Texts>
    email: string
    phone: string
    fax: string
    licence_number: string
    licence_url: string
    video_site_url: string
    chat_app_url: string
  }
  cities: { id: string; position: number; name: Json<Texts> }
  offices: {
    id: Generated<number>
    version: Version
    position: number
    city_id: string
    name: Json<Texts>
    address: string
    phone: string
    hours: Json<Texts>
    map_url: string
    latitude: number
    longitude: number
    slot_minutes: Generated<number>
    capacity: Generated<number>
    lead_hours: Generated<number>
    days_ahead: Generated<number>
  }
  office_hours: { office_id: number; weekday: number; opens: string; closes: string }
  closed_days: { id: Generated<number>; office_id: number | null; day: Day; reason: Json<Texts> }
  banners: {
    id: Generated<number>
    position: number
    picture: string
    alt: Json<Texts>
    title: Json<Texts>
    body: Json<Texts>
  }
  figures: {
    only_row: Generated<boolean>
    region_count: number
    satisfaction: number
    elder_count: number
    caregiver_count: number
  }
  service_scopes: {
    id: Generated<number>
    position: number
    title: Json<Texts>
    content: Json<Texts>
    picture: string | null
    alt: Json<Texts>
  }
  home_video: { only_row: Generated<boolean>; path: string }
  activity_types: { id: string; position: number; name: Json<Texts> }
  activities: {
    id: Generated<number>
    version: Version
    title: Json<Texts>
    pictures: string[]
    city_id: string
    location: Json<Texts>
    description: Json<Texts>
    requirements: Json<Texts>
    notes: Json<Texts>
    starts_at: Moment
    ends_at: Moment
    registration_opens_at: Moment
    registration_closes_at: Moment
    quota: number
    registered: Generated<number>
    called_off_at: Date | null
    call_off_reason: MaybeJson<Texts>
    updated_at: Now
  }
  /** Time and place before each move. */
  activity_moves: {
    activity_id: number
    number: number
    at: Now
    starts_at: Moment
    ends_at: Moment
    location: Json<Texts>
    city_id: string
  }
  activity_type_links: { activity_id: number; type_id: string }
  activity_counts: { city_id: string; type_id: string; activities: string }
  activity_registrations: {
    id: Generated<string>
    activity_id: number
    account_id: string
    status: 'registered' | 'waiting' | 'cancelled'
    check_in_code: string
    remind: Generated<boolean>
    language: Language
    since: Now
    reminded_at: Date | null
    checked_in_at: Date | null
  }
  article_types: { id: string; position: number; name: Json<Texts> }
  articles: {
    id: Generated<number>
    version: Version
    type_id: string
    picture: string
    alt: Json<Texts>
    title: Json<Texts>
    summary: Json<Texts>
    body: Json<Texts>
    recommended: Generated<boolean>
    published_at: Date | null
    updated_at: Now
  }
  article_counts: { type_id: string; articles: string }
  team_members: {
    id: Generated<number>
    version: Version
    position: number
    name: Json<Texts>
    role: Json<Texts>
    bio: Json<Texts>
    languages: Json<Texts>
    picture: string
    alt: Json<Texts>
  }
  team_events: {
    id: Generated<number>
    version: Version
    happened_on: Day
    title: Json<Texts>
    place: Json<Texts>
    summary: Json<Texts>
    body: Json<Texts>
    updated_at: Now
  }
  team_event_pictures: {
    event_id: number
    position: number
    picture: string
    alt: Json<Texts>
    caption: Json<Texts>
  }
  question_groups: { id: string; position: number; name: Json<Texts> }
  questions: {
    id: string
    version: Version
    group_id: string
    position: number
    question: Json<Texts>
    answer: Json<Texts>
  }
  legal_documents: {
    key: LegalDocumentKey
    version: string
    effective_on: Day
    title: Json<Texts>
    body: Json<Texts>
    saved_at: Now
  }
  comments: {
    id: Generated<number>
    version: Version
    user_name: string
    language: Language
    body: string
    rating: number
    images: string[]
    reply: Json<Texts> | null
    status: 'pending' | 'published' | 'rejected'
    featured: Generated<boolean>
    created_at: Moment
    author_id: string | null
    idempotency_key: string | null
    reason: Generated<string>
  }
  comment_files: { file_id: string; comment_id: number; position: number }
  comment_ratings: { rating: number; comments: number }
  withdrawn_pictures: { path: string; withdrawn_at: Now }
  staff_pictures: { path: string; offered_at: Now; deleted_at: Date | null }
  pictures_in_use: { path: string }
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
  patients: {
    account_id: string
    version: Version
    medicaid_id_sealed: Buffer | null
    medicaid_id_fingerprint: Buffer | null
    white_card_status: Generated<'waiting' | 'submitted' | 'eligible' | 'ineligible'>
    white_card_submitted_at: Date | null
    white_card_decided_at: Date | null
    white_card_reason_sealed: Buffer | null
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
  }
  staff: { account_id: string; roles: string[]; totp_secret_sealed: Buffer; totp_last_step: Generated<string> }
  sessions: {
    id: Generated<string>
    token_hash: Buffer
    account_id: string
    device: Generated<string>
    created_at: Now
    last_used_at: Now
  }
  known_devices: { id: Generated<string>; account_id: string; token_hash: Buffer; last_used_at: Now }
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
  throttles: { key: string; points: Generated<number>; expire: string | null }
  files: {
    id: Generated<string>
    owner_id: string | null
    proof_id: string | null
    media_type: string
    bytes: number
    width: number
    height: number
    kept: Generated<boolean>
    created_at: Now
  }
  file_store: { single: Generated<boolean>; id: string }
  caregiver_documents: {
    id: Generated<string>
    version: Version
    caregiver_id: string
    kind: 'workAuthorization' | 'homeCareCertificate' | 'medicalReport' | 'proofOfAddress'
    paper: Generated<string>
    file_id: string
    review_status: Generated<Review>
    review_reason: Generated<string>
    created_at: Now
  }
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
    methods: Method[]
    required_papers: CareDocumentKind[]
    optional_papers: CareDocumentKind[]
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
    service_id: number
    method: Method
    progress: Generated<Progress>
    content_sealed: Buffer
    office_id: number | null
    starts_at: Date | null
    ends_at: Date | null
    notify_sms: boolean
    notify_email: boolean
    reminded_at: Date | null
    idempotency_key: string
    submitted_at: Moment
    cancelled_at: Date | null
    seen_at: Moment
    agency_at: Date | null
    patient_at: Date | null
  }
  request_events: {
    id: string
    position: Made<string>
    request_id: string
    at: Moment
    kind: RequestEvent['kind']
    by: RequestEvent['by']
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
  messages: {
    id: Generated<string>
    channel: 'sms' | 'email'
    kind: string
    subject: string
    occurrence: string
    content_sealed: Buffer | null
    status: Generated<'waiting' | 'sent' | 'failed' | 'expired' | 'withdrawn'>
    attempts: Generated<number>
    problem: Generated<string>
    expires_at: Date | null
    created_at: Now
    done_at: Date | null
  }
  audit_entries: {
    number: Generated<string>
    /** Null in entries from before there were seals. */
    id: string | null
    at: Moment
    key_id: string
    actor: string
    action: string
    subject: string
    outcome: string
    details: Json<Record<string, string>>
    mac: Buffer
  }
  audit_unsealed: { entry: string }
  audit_seals: { number: string; entry: string; key_id: string; mac: Buffer }
  audit_head: { only_row: Generated<boolean>; number: string; key_ids: string[]; mac: Buffer }
  audit_old_head: { only_row: Generated<boolean>; number: string; key_id: string; mac: Buffer }
}
