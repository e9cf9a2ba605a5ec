/** What is judged of an application. */
interface JudgedRequest {
  progress: string
  cancelled_at: Date | null
  /** When its visit begins; null without one. */
  starts_at: Date | null
}

type Rule = (request: JudgedRequest, now: Date) => boolean

/** What applicants may do with an application of theirs. */
export const applicantMay = {
  write: isOpen,
  addPaper: isOpen,
  moveVisit: (request, now) => isOpen(request) && isAhead(request, now),
  cancel: (request, now) => isOpen(request) && (request.starts_at === null || isAhead(request, now)),
} satisfies Record<string, Rule>

/** What the agency may do with an application: one that is finished can be taken up again, one that was cancelled cannot. */
export const agencyMay = {
  setProgress: isStanding,
  askForPaper: isStanding,
  write: isStanding,
} satisfies Record<string, Rule>

/** What is judged of a white card. */
interface JudgedCard {
  white_card_status: 'waiting' | 'submitted' | 'eligible' | 'ineligible'
  white_card_submitted_at: Date | null
}

/** Patients hand in a card once, and again when the check was opened anew. */
export function maySubmitCard({ white_card_status }: Pick<JudgedCard, 'white_card_status'>): boolean {
  return white_card_status === 'waiting'
}

/** Staff decide a card that was handed in, and may change the decision. */
export function mayDecideCard({ white_card_status, white_card_submitted_at }: JudgedCard): boolean {
  return white_card_submitted_at !== null && white_card_status !== 'waiting'
}

/** Tells whether an application goes on. */
export function isOpen({ progress, cancelled_at }: Pick<JudgedRequest, 'progress' | 'cancelled_at'>): boolean {
  return progress !== 'finished' && cancelled_at === null
}

function isStanding({ cancelled_at }: JudgedRequest): boolean {
  return cancelled_at === null
}

/** Tells whether an application has a visit that has not begun. */
function isAhead({ starts_at }: JudgedRequest, now: Date): boolean {
  return starts_at !== null && starts_at > now
}
