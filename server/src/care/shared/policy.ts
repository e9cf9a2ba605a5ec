import type { WhiteCardStatus } from '@portal/contract/accounts/own'
import { type Stage, withdrawMinutes } from '@portal/contract/care/applications/applications'
import { mayHandIn } from '@portal/contract/care/white-card/white-card'
import { minute } from '@portal/contract/durations'

/** The columns of an application that the rules depend on. */
interface ApplicationFacts {
  progress: string
  cancelled_at: Date | null
  method: string
  /** Start of the visit; null for online applications, and after the agency has called the visit off. */
  starts_at: Date | null
  /** Whether the visitor came; null until staff have noted it. */
  attendance: 'arrived' | 'no_show' | null
}

type Rule = (application: ApplicationFacts, now: Date) => boolean

/** Actions that applicants may take on their own application. */
export const applicantMay = {
  write: isOpen,
  addPaper: isOpen,
  moveVisit: (application, now) =>
    isOpen(application) && (hasUpcomingVisit(application, now) || lacksVisit(application)),
  cancel: (application, now) =>
    isOpen(application) && (application.starts_at === null || hasUpcomingVisit(application, now)),
} satisfies Record<string, Rule>

/**
 * Documents added after submission can be withdrawn for a few minutes. Those submitted with the application cannot: the
 * applicant reviewed them before submitting.
 */
export function mayWithdrawDocument(addedAt: Date, submittedAt: Date, now: Date): boolean {
  return addedAt > submittedAt && now.getTime() - addedAt.getTime() < withdrawMinutes * minute
}

/** Actions that the agency may take on an application. A finished one can be reopened, a cancelled one cannot. */
export const agencyMay = {
  setProgress: isActive,
  askForPaper: isActive,
  write: isActive,
  moveVisit: (application) => isOpen(application) && application.method === 'offline',
  callOffVisit: (application, now) => isOpen(application) && hasUpcomingVisit(application, now),
} satisfies Record<string, Rule>

/** Whether staff may record attendance: from the New York day of the visit on. */
export function mayNoteAttendance(startTime: string, now: string): boolean {
  return startTime.slice(0, 10) <= now.slice(0, 10)
}

/** The stage of an application as shown to the applicant. `missing`: the documents that the agency is waiting for. */
export function stageOf(
  application: ApplicationFacts & { agency_at: Date | null; missing: readonly unknown[] },
  now: Date,
): Stage {
  const { progress, cancelled_at, agency_at, missing } = application
  if (cancelled_at) return 'cancelled'
  if (progress === 'finished') return 'finished'
  if (progress === 'exception' || missing.length > 0) return 'needed'
  if (lacksVisit(application)) return 'visit_needed'
  if (progress === 'unknown') return 'unclear'
  if (hasUpcomingVisit(application, now)) return 'visit'
  return agency_at ? 'checking' : 'received'
}

/** The columns of a white card that the rules depend on. */
interface CardFacts {
  white_card_status: WhiteCardStatus
  white_card_submitted_at: Date | null
}

/** Whether the patient has submitted a number before and is asked for another one. */
export function isAskedAgain({ white_card_status, white_card_submitted_at }: CardFacts): boolean {
  return mayHandIn(white_card_status) && white_card_submitted_at !== null
}

/** Whether patients may enter their card's details: until the check is decided. */
export function maySetHolder({ white_card_status }: Pick<CardFacts, 'white_card_status'>): boolean {
  return mayHandIn(white_card_status) || white_card_status === 'submitted' || white_card_status === 'pending'
}

/** Whether staff may decide a submitted card or change the decision. */
export function mayDecideCard({ white_card_status, white_card_submitted_at }: CardFacts): boolean {
  return white_card_submitted_at !== null && white_card_status !== 'waiting'
}

/** Whether an application is open. */
export function isOpen({ progress, cancelled_at }: Pick<ApplicationFacts, 'progress' | 'cancelled_at'>): boolean {
  return progress !== 'finished' && cancelled_at === null
}

function isActive({ cancelled_at }: ApplicationFacts): boolean {
  return cancelled_at === null
}

/** Whether the visit was called off, so that the applicant has to choose another time. */
function lacksVisit({ method, starts_at }: Pick<ApplicationFacts, 'method' | 'starts_at'>): boolean {
  return method === 'offline' && starts_at === null
}

/** Whether an application has a visit that has not begun: its start is ahead, and the visitor has not arrived early. */
function hasUpcomingVisit({ starts_at, attendance }: ApplicationFacts, now: Date): boolean {
  return starts_at !== null && starts_at > now && attendance !== 'arrived'
}
