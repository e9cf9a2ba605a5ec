import type { doubts } from '@portal/contract/care/white-card-batches'
import type { Benefit, Reply, Span } from './white-card-answer.ts'
import type { Asked } from './white-card-inquiry.ts'

/** Why an answer decides nothing by itself. */
type Doubt = (typeof doubts)[number]

/** What an answer says about one check: a result, or why a person has to look. */
export type Proposal =
  | { outcome: 'eligible' | 'ineligible' }
  | { outcome: 'doubtful'; doubt: Doubt /** AAA03, of a rejection; EB05, of limited coverage. */; code?: string }

/** A check that was asked about. */
export interface AskedCheck extends Asked {
  /** Whether the check is still as it was when it was asked about. */
  isCurrent: boolean
}

/**
 * What a 271 says about each check, by its trace. `day`: YYYYMMDD, the day that was asked about.
 * @returns undefined when a part of the file answers something else than these checks
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

function proposalFor(check: AskedCheck, [reply, ...more]: readonly Reply[], day: string): Proposal {
  if (!check.isCurrent) return doubtful('changed')
  if (!reply) return doubtful('noAnswer')
  if (more.length > 0) return doubtful('duplicate')
  if (isOtherPerson(check, reply)) return doubtful('person')
  const { rejections, benefits } = reply
  if (rejections.length > 0 && benefits.length > 0) return doubtful('contradicting')
  if (rejections[0] !== undefined) return { outcome: 'doubtful', doubt: 'rejected', code: rejections[0] }
  if (!isConfirmed(check, reply)) return doubtful('unconfirmed')
  return coverageIn(reply, day)
}

const doubtful = (doubt: Doubt): Proposal => ({ outcome: 'doubtful', doubt })

function isOtherPerson(check: AskedCheck, reply: Reply): boolean {
  // A rejected inquiry is answered without what it was asked with.
  const isBare = reply.medicaidId === '' && reply.rejections.length > 0
  if (reply.hasDependent || (!isBare && reply.medicaidId !== check.medicaidId)) return true
  return sameBirthDate(check, reply) === false || sameName(check, reply) === false
}

/** The ID alone could be a mistyped one of somebody else, so the name or the birth date has to agree too. */
function isConfirmed(check: AskedCheck, reply: Reply): boolean {
  return sameBirthDate(check, reply) === true || sameName(check, reply) === true
}

function sameBirthDate(check: AskedCheck, reply: Reply): boolean | undefined {
  if (check.birthDate === '' || reply.birthDate === '') return undefined
  return check.birthDate.replaceAll('-', '') === reply.birthDate
}

function sameName(check: AskedCheck, reply: Reply): boolean | undefined {
  const letters = (name: string) => name.toUpperCase().replace(/[^A-Z]/g, '')
  const [last, first] = [letters(check.lastName), letters(check.firstName)]
  const [otherLast, otherFirst] = [letters(reply.lastName), letters(reply.firstName)]
  if ([last, first, otherLast, otherFirst].includes('')) return undefined
  const isShortened = Math.min(first.length, otherFirst.length) > 1
  return (
    last === otherLast &&
    (first === otherFirst || (isShortened && (first.startsWith(otherFirst) || otherFirst.startsWith(first))))
  )
}

const active = new Set(['1', '2', '3', '4'])
const inactive = new Set(['6', '7', '8'])
const underInvestigation = '5'
/**
 * Words in the name of a plan (EB05) that covers only a part of Medicaid's services, such as emergencies or co-insurance, or excludes
 * long-term care. A person decides whether it pays for home care.
 */
const limiting = /\b(?:only|no|not|without|except|limited|emergency|presumptive|co-?insurance)\b/i

function coverageIn({ benefits, spans }: Reply, day: string): Proposal {
  const plan = benefits.filter(isOfMedicaid)
  const isActive = plan.some(({ code }) => active.has(code))
  const isInactive = plan.some(({ code }) => inactive.has(code))
  if (isActive && isInactive) return doubtful('contradicting')
  if (plan.some(({ code }) => code === underInvestigation)) return doubtful('pending')
  if (!isActive && !isInactive) return doubtful('unclear')
  const days = [...spans, ...plan.flatMap((benefit) => benefit.spans)]
  if (isActive && !days.every((span) => includes(span, day))) return doubtful('otherDay')
  const limited = plan.find((benefit) => active.has(benefit.code) && limiting.test(benefit.plan))
  if (limited) return { outcome: 'doubtful', doubt: 'limited', code: limited.plan }
  if (isInactive && !spans.every((span) => includes(span, day))) return doubtful('otherDay')
  return { outcome: isActive ? 'eligible' : 'ineligible' }
}

/** Whether a benefit is about Medicaid as a whole, and not about one service or another insurance. */
function isOfMedicaid({ services, insurance }: Benefit): boolean {
  return (services.length === 0 || services.includes('30')) && (insurance === '' || insurance === 'MC')
}

function includes({ from, to }: Span, day: string): boolean {
  return [from, to].every((one) => /^\d{8}$/.test(one)) && from <= day && day <= to
}
