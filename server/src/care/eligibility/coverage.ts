import type { Coverage } from '@portal/contract/care/eligibility/coverage'
import {
  activeCodes,
  type CoverageGuardName,
  type CoverageRule,
  type CoverageScope,
  type CoverageStepName,
  careServices,
  coverageGuards,
  coverageRules,
  coverageSteps,
  inactiveCodes,
  type LineMeaning,
  wholePlan,
} from '@portal/contract/care/eligibility/coverage-rules'
import type { Benefit, Reply, Span } from './x12/answer.ts'

/**
 * Evaluates an answer's coverage on a day by the tables of `coverage-rules`, regardless of the person it is about.
 * @param day YYYYMMDD, the day that was asked about
 */
export function coverageIn(reply: Reply, day: string): Coverage {
  const isActiveBeside = reply.benefits.some((benefit) => isActive(benefit) && !guardOf(benefit))
  const lines = reply.benefits.map((benefit) => ({ benefit, ...meaningOf(benefit, isActiveBeside) }))
  const plans = new Set(
    lines.flatMap(({ benefit }) => (isActive(benefit) && isOfCare(benefit) ? benefit.managedBy : [])),
  )
  const told = {
    isManaged: plans.size > 0 || lines.some(({ isManaged }) => isManaged),
    plan: [...plans].join(' / '),
    said: reply.benefits
      .filter((benefit) => scopeOf(benefit) !== 'other')
      .map(({ code, services, words }) => ({ code, services, words })),
    notes: reply.benefits.flatMap(({ notes }) => notes),
    written: reply.benefits.map(({ written }) => written),
  }
  const meanings = new Set(lines.map(({ means }) => means))
  const proposal = meanings.has('eligible') ? 'eligible' : 'ineligible'
  const step = stepNames.find((name) => isDoubtful[name]({ reply, day, meanings, proposal }))
  return step ? { proposal: 'doubtful', doubt: coverageSteps[step].doubt, ...told } : { proposal, ...told }
}

interface Said {
  reply: Reply
  day: string
  meanings: ReadonlySet<LineMeaning>
  proposal: 'eligible' | 'ineligible'
}

/** The condition of each step in the table. */
const isDoubtful: Record<CoverageStepName, (said: Said) => boolean> = {
  deceased: ({ reply }) => reply.isDeceased,
  yesAndNo: ({ meanings }) => meanings.has('eligible') && meanings.has('ineligible'),
  spendDown: ({ meanings }) => meanings.has('spendDown'),
  pending: ({ meanings }) => meanings.has('pending'),
  limited: ({ meanings }) => meanings.has('limited'),
  managedCare: ({ meanings }) => meanings.has('managedCare'),
  unclear: ({ meanings, proposal }) => meanings.has('unclear') || !meanings.has(proposal),
  activeBeside: ({ reply, proposal }) =>
    proposal === 'ineligible' && reply.benefits.some((one) => isActive(one) || isOpen(one)),
  notes: ({ reply }) => reply.benefits.some(({ notes }) => notes.length > 0),
  otherDay: ({ reply, day, proposal }) => !isAbout(day, reply, proposal),
}
const stepNames = Object.keys(coverageSteps) as CoverageStepName[]

/** The words of an answer that staff need for a decision: the names of the coverage, and added notes. */
export function wordsOf({ said, notes }: Coverage): string {
  return [...new Set([...said.map(({ words }) => words), ...notes])].filter(Boolean).join(' · ')
}

function meaningOf(benefit: Benefit, isActiveBeside: boolean): Pick<CoverageRule, 'means' | 'isManaged'> {
  const guard = guardOf(benefit)
  if (guard) return { means: isActiveBeside ? coverageGuards[guard].means : 'nothing' }
  const scope = scopeOf(benefit)
  const rule = coverageRules.find(
    ({ codes, scopes, words, insurance }) =>
      codes.includes(benefit.code) &&
      scopes.includes(scope) &&
      (words === undefined || words.some((one) => isCalled(benefit, one))) &&
      (insurance === undefined || insurance === benefit.insurance),
  )
  return rule ?? { means: scope === 'other' ? 'nothing' : 'unclear' }
}

function guardOf(benefit: Benefit): CoverageGuardName | undefined {
  if (!isActive(benefit) && !isInactive(benefit)) return undefined
  return guardNames.find((name) => applies[name](benefit))
}

const isActive = ({ code }: Benefit) => activeCodes.has(code)
/** Undecided coverage: neither active nor finally inactive. */
const isOpen = ({ code }: Benefit) => inactiveCodes.has(code) && code !== '6'
const isInactive = ({ code }: Benefit) => inactiveCodes.has(code)

/** The condition of each guard in the table, for a line of active or inactive coverage. */
const applies: Record<CoverageGuardName, (benefit: Benefit) => boolean> = {
  otherPlan: ({ code, insurance }) => insurance === 'HM' && code !== '1' && activeCodes.has(code),
  otherInsurance: (benefit) => !['', 'MC'].includes(benefit.insurance) && !applies.otherPlan(benefit),
  otherPerson: ({ level }) => level !== '' && level !== 'IND',
  amount: (benefit) => benefit.hasAmount && scopeOf(benefit) !== 'other',
  oneInactive: (benefit) => benefit.isForOne && isInactive(benefit),
  oneActive: (benefit) => benefit.isForOne && isActive(benefit),
}
const guardNames = Object.keys(coverageGuards) as CoverageGuardName[]

/** Whether a line is about the patient's Medicaid, as a whole or for home and long-term care. */
function isOfCare(benefit: Benefit): boolean {
  return scopeOf(benefit) !== 'other' && !applies.otherInsurance(benefit) && !applies.otherPerson(benefit)
}

function scopeOf({ services }: Benefit): CoverageScope {
  if (services.length === 0 || services.includes(wholePlan)) return 'whole'
  return services.some((service) => careServices.has(service)) ? 'care' : 'other'
}

/** Whether a line's words (EB05) match an entry of the table. */
function isCalled({ words }: Benefit, called: string): boolean {
  const written = words.toUpperCase().replace(/\s+/g, ' ').replace('W/ ', 'W/').trim()
  return called.endsWith('…') ? written.startsWith(called.slice(0, -1)) : written === called
}

/**
 * Whether an answer is about the day that was asked about: checks the days of the answer, and those of the lines about active or inactive
 * coverage of the plan and of home care. The days of a line of inactive coverage may be when coverage ended; an answer about another day
 * shows that above its lines, or as a day of service.
 */
function isAbout(day: string, reply: Reply, proposal: 'eligible' | 'ineligible'): boolean {
  const isOwn = proposal === 'eligible' ? isActive : isInactive
  const lines = reply.benefits.filter((benefit) => isOwn(benefit) && isOfCare(benefit))
  const asked = [...reply.asked, ...lines.flatMap((line) => line.asked)]
  const holds = proposal === 'eligible' ? includes : isInactiveOn
  return (
    [...asked, ...reply.spans].every((span) => includes(span, day)) &&
    lines.flatMap(({ spans }) => spans).every((span) => holds(span, day))
  )
}

function includes({ from, to }: Span, day: string): boolean {
  return [from, to].every(isDay) && from <= day && day <= to
}

/** Whether the days of inactive coverage mean no coverage on a day: they are over by then, or include it. */
function isInactiveOn({ from, to }: Span, day: string): boolean {
  if (![from, to].every(isDay)) return false
  return to < day || (from <= day && from !== '00000000')
}

const isDay = (text: string) => /^\d{8}$/.test(text)
