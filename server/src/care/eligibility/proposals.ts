import type { Doubt } from '@portal/contract/care/eligibility/batches'
import type { Coverage } from '@portal/contract/care/eligibility/coverage'
import { type AnswerStepName, answerSteps } from '@portal/contract/care/eligibility/coverage-rules'
import { coverageIn, wordsOf } from './coverage.ts'
import type { Rejection, Reply } from './x12/answer.ts'
import { type Asked, nameForX12 } from './x12/inquiry.ts'

/** The proposal for a check: a result, or the reason why a person has to look. */
export type Proposal =
  | { outcome: 'eligible' | 'ineligible' }
  | {
      outcome: 'doubtful'
      doubt: Doubt /** AAA03, of a rejection; of coverage, the words of the answer. */
      code?: string
    }

/** A check as it was asked about. */
export interface AskedCheck extends Asked {
  /** Whether the check is unchanged since the inquiry. */
  isCurrent: boolean
}

/**
 * Proposes a result for each check in a 271, by its trace. `day`: YYYYMMDD, the day that was asked about.
 * @returns undefined when a part of the file is about anything other than these checks
 */
export function propose(
  checks: readonly AskedCheck[],
  replies: readonly Reply[],
  { origin, day }: { origin: string; day: string },
): Map<string, Proposal> | undefined {
  const byTrace = new Map<string, Reply[]>()
  const known = new Set(checks.map(({ trace }) => trace))
  for (const reply of replies) {
    const own = reply.traces.filter((one) => one.origin === origin)
    const [first] = own
    if (!first || own.length > 1 || !known.has(first.trace)) return undefined
    const before = byTrace.get(first.trace)
    if (before) before.push(reply)
    else byTrace.set(first.trace, [reply])
  }
  return new Map(checks.map((check) => [check.trace, proposalFor(check, byTrace.get(check.trace) ?? [], day)]))
}

function proposalFor(check: AskedCheck, replies: readonly Reply[], day: string): Proposal {
  const step = stepNames.find((name) => isDoubtful[name](check, replies))
  const [reply] = replies
  if (step === 'later' || step === 'rejected') return doubtful(step, rejectionOf(reply)?.code)
  if (step || !reply) return doubtful(answerSteps[step ?? 'missing'].doubt)
  const coverage = coverageIn(reply, day)
  return coverage.proposal === 'doubtful' ? doubtful(coverage.doubt, wordsOf(coverage)) : { outcome: coverage.proposal }
}

/** The condition of each step in the table; steps after `missing` look at the only answer. */
const isDoubtful: Record<AnswerStepName, (check: AskedCheck, replies: readonly Reply[]) => boolean> = {
  changed: ({ isCurrent }) => !isCurrent,
  missing: (_, replies) => replies.length === 0,
  twice: (_, replies) => replies.length > 1,
  otherId: (check, replies) => replies.some((reply) => isOtherId(check, reply)),
  later: (_, [reply]) => rejectionOf(reply)?.isForLater === true,
  rejectedBeside: (_, [reply]) => rejectionOf(reply) !== undefined && reply?.benefits.length !== 0,
  rejected: (_, [reply]) => rejectionOf(reply) !== undefined,
  otherPerson: (check, replies) => replies.some((reply) => agreements(check, reply).includes(false)),
  unconfirmed: (check, replies) => !replies.some((reply) => agreements(check, reply).includes(true)),
}
const stepNames = Object.keys(answerSteps) as AnswerStepName[]

/** The decisive rejection: "try later" means that the others may be wrong. */
function rejectionOf(reply: Reply | undefined): Rejection | undefined {
  return reply?.rejections.find(({ isForLater }) => isForLater) ?? reply?.rejections[0]
}

/** The coverage of a check's Medicaid ID; undefined when the answer is about another ID or a rejection. */
export function coverageFor(check: AskedCheck, reply: Reply, day: string): Coverage | undefined {
  return isOtherId(check, reply) || reply.rejections.length > 0 ? undefined : coverageIn(reply, day)
}

function doubtful(doubt: Doubt, code = ''): Proposal {
  return { outcome: 'doubtful', doubt, ...(code && { code }) }
}

function isOtherId(check: AskedCheck, reply: Reply): boolean {
  // A rejection does not repeat the ID of the inquiry.
  const isBare = reply.medicaidId === '' && reply.rejections.length > 0
  return reply.hasDependent || (!isBare && reply.medicaidId !== check.medicaidId)
}

/** The ID alone could be another person's, mistyped, so the name or the birth date has to match too, and neither may differ. */
function agreements(check: AskedCheck, reply: Reply): (boolean | undefined)[] {
  return [sameBirthDate(check, reply), sameName(check, reply)]
}

function sameBirthDate(check: AskedCheck, reply: Reply): boolean | undefined {
  if (check.birthDate === '' || reply.birthDate === '') return undefined
  return check.birthDate.replaceAll('-', '') === reply.birthDate
}

function sameName(check: AskedCheck, reply: Reply): boolean | undefined {
  const letters = (name: string) => nameForX12(name, name.length * 2).replace(/[^A-Z]/g, '')
  const [last, first] = [letters(check.lastName), letters(check.firstName)]
  const [otherLast, otherFirst] = [letters(reply.lastName), letters(reply.firstName)]
  if ([last, first, otherLast, otherFirst].includes('')) return undefined
  const isShortened = Math.min(first.length, otherFirst.length) > 1
  return (
    last === otherLast &&
    (first === otherFirst || (isShortened && (first.startsWith(otherFirst) || otherFirst.startsWith(first))))
  )
}
