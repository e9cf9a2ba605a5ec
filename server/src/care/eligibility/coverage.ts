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
 * What an answer says about coverage on a day, by the table of `coverage-rules`, without who it is about.
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

/** When each step of the table holds. */
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

/** The words of an answer that a person needs to read to decide: what the coverage is called, and what is added. */
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
/** Neither active nor inactive for good. */
const isOpen = ({ code }: Benefit) => inactiveCodes.has(code) && code !== '6'
const isInactive = ({ code }: Benefit) => inactiveCodes.has(code)

/** When each guard of the table holds for a line of active or inactive coverage. */
const applies: Record<CoverageGuardName, (benefit: Benefit) => boolean> = {
  otherPlan: ({ code, insurance }) => insurance === 'HM' && code !== '1' && activeCodes.has(code),
  otherInsurance: (benefit) => !['', 'MC'].includes(benefit.insurance) && !applies.otherPlan(benefit),
  otherPerson: ({ level }) => level !== '' && level !== 'IND',
  amount: (benefit) => benefit.hasAmount && scopeOf(benefit) !== 'other',
  oneInactive: (benefit) => benefit.isForOne && isInactive(benefit),
  oneActive: (benefit) => benefit.isForOne && isActive(benefit),
}
const guardNames = Object.keys(coverageGuards) as CoverageGuardName[]

/** Whether a line speaks of the patient's Medicaid, as a whole or for home and long-term care. */
function isOfCare(benefit: Benefit): boolean {
  return scopeOf(benefit) !== 'other' && !applies.otherInsurance(benefit) && !applies.otherPerson(benefit)
}

function scopeOf({ services }: Benefit): CoverageScope {
  if (services.length === 0 || services.includes(wholePlan)) return 'whole'
  return services.some((service) => careServices.has(service)) ? 'care' : 'other'
}

/** Whether a line is called so, in words as the table writes them. */
function isCalled({ words }: Benefit, called: string): boolean {
  const written = words.toUpperCase().replace(/\s+/g, ' ').replace('W/ ', 'W/').trim()
  return called.endsWith('…') ? written.startsWith(called.slice(0, -1)) : written === called
}

/**
 * Whether an answer holds on the day that was asked about: its own days, and those of the lines about (in)active coverage of the plan and of
 * home care. A line of inactive coverage may tell when coverage ended; that it was asked about another day stands above the lines, or as a
 * day of service.
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

/** Whether the days of inactive coverage agree with there being none on a day: they are over, or name when there was none. */
function isInactiveOn({ from, to }: Span, day: string): boolean {
  if (![from, to].every(isDay)) return false
  return to < day || (from <= day && from !== '00000000')
}

const isDay = (text: string) => /^\d{8}$/.test(text)
