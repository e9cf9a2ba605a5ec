import type { RecordKind, Task } from '@portal/contract/work/kinds'
import { type RawBuilder, sql } from 'kysely'
import { pendingUntil } from '../care/eligibility/pending.ts'

/**
 * The open records of one task, as parts of a query. Each reads a partial index of open records, in the
 * order of `since` and `id` (migration 0030).
 */
export interface Branch {
  task: Task
  kind: RecordKind
  /** Items of lane 1 have no deadline, and come after all others. */
  lane: 0 | 1
  idType: 'uuid' | 'int'
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  since: RawBuilder<unknown>
  isOpen: RawBuilder<unknown>
}

/** As in migration 0041: 60 days before the earliest expiry of a document. */
const expiryNear = sql`((r.expires_on - 60)::timestamp at time zone 'America/New_York')`

/** Records on the site with a picture whose consent has ended or is missing, since when, and those where it ends within 14 days. */
const consents = (isDue: RawBuilder<boolean>, since: RawBuilder<unknown>) =>
  sql`(select record_id, min(${since}) as since from picture_consents_on_site where ${isDue} group by record_id) r`

const today = sql`(now() at time zone 'America/New_York')::date`
const startOf = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone 'America/New_York')`
const isOverdue = sql<boolean>`(answer = 'missing' or until < ${today})`
const endsSoon = sql<boolean>`until between ${today} and ${today} + 14`

/** One item per record: what could not be published takes precedence. */
const isPublished = sql`not exists (select from content_records c where c.id = r.record_id and c.failed_at is not null)`

const consent = { task: 'consent', kind: 'content', idType: 'uuid', id: sql`r.record_id`, since: sql`r.since` } as const

const application = { kind: 'application', idType: 'uuid', from: sql`application_requests r`, id: sql`r.id` } as const

const caregiver = {
  task: 'caregiver',
  kind: 'caregiver',
  idType: 'uuid',
  from: sql`caregivers r`,
  id: sql`r.account_id`,
  since: sql`r.waits_since`,
} as const

/** What could not be published at its time. */
const schedule = {
  task: 'schedule',
  lane: 0,
  idType: 'uuid',
  id: sql`r.id`,
  since: sql`r.failed_at`,
  isOpen: sql`r.failed_at is not null`,
} as const

/** Display order of items that have waited equally long. */
export const branches: readonly Branch[] = [
  {
    task: 'check',
    kind: 'check',
    lane: 0,
    idType: 'uuid',
    from: sql`patients r`,
    id: sql`r.account_id`,
    since: sql`r.white_card_submitted_at`,
    isOpen: sql`r.white_card_status = 'submitted' and r.white_card_submitted_at is not null`,
  },
  {
    task: 'check',
    kind: 'check',
    lane: 1,
    idType: 'uuid',
    from: sql`patients r`,
    id: sql`r.account_id`,
    since: sql`r.white_card_decided_at`,
    isOpen: sql`r.white_card_status = 'pending' and r.white_card_decided_at <= ${pendingUntil()}`,
  },
  {
    ...application,
    task: 'application',
    lane: 0,
    since: sql`r.submitted_at`,
    isOpen: sql`r.cancelled_at is null and r.progress = 'to_do' and r.agency_at is null`,
  },
  {
    ...application,
    task: 'message',
    lane: 0,
    since: sql`r.unanswered_since`,
    isOpen: sql`r.cancelled_at is null and r.progress <> 'finished' and r.agency_at is not null
      and r.unanswered_since is not null`,
  },
  {
    task: 'callback',
    kind: 'callback',
    lane: 0,
    idType: 'uuid',
    from: sql`callbacks r`,
    id: sql`r.id`,
    since: sql`r.asked_at`,
    isOpen: sql`r.handled_at is null`,
  },
  {
    task: 'undelivered',
    kind: 'undelivered',
    lane: 0,
    idType: 'uuid',
    from: sql`undelivered r`,
    id: sql`r.id`,
    since: sql`r.since`,
    isOpen: sql`r.handled_at is null`,
  },
  {
    task: 'visit',
    kind: 'visit',
    lane: 0,
    idType: 'uuid',
    from: sql`closed_days c join application_requests r
      on r.starts_at >= c.day::timestamp at time zone 'America/New_York'
      and r.starts_at < (c.day + 1)::timestamp at time zone 'America/New_York'
      and (c.office_id is null or c.office_id = r.office_id)`,
    id: sql`r.id`,
    since: sql`c.created_at`,
    // An office can be closed by itself and with all others: the visit is one item, dated from the earlier closure.
    isOpen: sql`r.starts_at > now() and r.cancelled_at is null and r.progress <> 'finished' and not exists (
      select from closed_days other where other.day = c.day and other.id < c.id
        and (other.office_id is null or other.office_id = r.office_id))`,
  },
  {
    ...application,
    task: 'visit',
    kind: 'visit',
    lane: 0,
    since: sql`r.displaced_at`,
    // On a closed day the visit already has that day's item.
    isOpen: sql`r.displaced_at is not null and r.starts_at > now() and r.cancelled_at is null and r.progress <> 'finished'
      and not exists (
        select from closed_days c where c.day = (r.starts_at at time zone 'America/New_York')::date
          and (c.office_id is null or c.office_id = r.office_id))`,
  },
  { ...schedule, kind: 'content', from: sql`content_records r` },
  { ...schedule, kind: 'release', from: sql`content_releases r` },
  {
    ...consent,
    lane: 0,
    from: consents(isOverdue, sql`case answer when 'missing' then answered_at else ${startOf(sql`until + 1`)} end`),
    isOpen: isPublished,
  },
  {
    ...caregiver,
    lane: 0,
    isOpen: sql`r.review_status = 'under_review' and r.waits_since <= now()`,
  },
  {
    ...caregiver,
    lane: 0,
    since: sql`r.name_asked_at`,
    // One item per caregiver: documents under review take precedence over a new name.
    isOpen: sql`r.name_status = 'under_review' and r.review_status <> 'under_review' and not exists (
      select from caregiver_documents other
      where other.caregiver_id = r.account_id and other.review_status = 'under_review')`,
  },
  {
    task: 'document',
    kind: 'caregiver',
    lane: 0,
    idType: 'uuid',
    from: sql`caregiver_documents r join caregivers owner on owner.account_id = r.caregiver_id`,
    id: sql`r.caregiver_id`,
    since: sql`r.created_at`,
    // One item per caregiver, as old as the first waiting document.
    isOpen: sql`r.review_status = 'under_review' and owner.review_status <> 'under_review' and not exists (
      select from caregiver_documents earlier
      where earlier.caregiver_id = r.caregiver_id and earlier.review_status = 'under_review'
        and (earlier.created_at, earlier.id) < (r.created_at, r.id))`,
  },
  {
    task: 'review',
    kind: 'review',
    lane: 0,
    idType: 'int',
    from: sql`comments r`,
    id: sql`r.id`,
    since: sql`r.created_at`,
    isOpen: sql`r.status = 'pending'`,
  },
  {
    ...application,
    task: 'application',
    lane: 1,
    since: sql`r.agency_at`,
    isOpen: sql`r.cancelled_at is null and r.progress = 'to_do' and r.agency_at is not null
      and r.unanswered_since is null`,
  },
  {
    ...caregiver,
    lane: 1,
    // Staff have requested documents; the review waits for them until `waits_since`.
    isOpen: sql`r.review_status = 'under_review' and r.waits_since > now()`,
  },
  {
    ...consent,
    lane: 1,
    from: consents(endsSoon, startOf(sql`until - 14`)),
    isOpen: sql`${isPublished} and not exists (
      select from picture_consents_on_site other where other.record_id = r.record_id and ${isOverdue})`,
  },
  {
    task: 'document',
    kind: 'caregiver',
    lane: 1,
    idType: 'uuid',
    from: sql`caregiver_documents r join caregivers owner on owner.account_id = r.caregiver_id`,
    id: sql`r.caregiver_id`,
    since: expiryNear,
    isOpen: sql`r.review_status = 'approved' and r.expires_on is not null and ${expiryNear} <= now()
      and owner.review_status = 'approved' and owner.name_status is distinct from 'under_review' and not exists (
        select from caregiver_documents other
        where other.caregiver_id = r.caregiver_id and (other.review_status = 'under_review'
          or other.review_status = 'approved' and (other.expires_on, other.id) < (r.expires_on, r.id)))`,
  },
]
