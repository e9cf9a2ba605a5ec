import type { Coverage, CoverageDoubt } from '@portal/contract/care/coverage'
import {
  type CoverageRule,
  type CoverageScope,
  careServices,
  coverageRules,
  wholePlan,
} from '@portal/contract/care/coverage-rules'
import type { Benefit, Reply, Span } from './white-card-answer.ts'

/** Which doubt is told when lines give several: the one that says most about what to do comes first. */
const gravest = ['spendDown', 'pending', 'limited', 'managedCare', 'unclear'] as const

/**
 * What an answer says about coverage on a day, by the table of `coverage-rules`, without who it is about.
 * @param day YYYYMMDD, the day that was asked about
 */
export function coverageIn(reply: Reply, day: string): Coverage {
  const lines = reply.benefits.map((benefit) => ({ benefit, ...meaningOf(benefit) }))
  const meanings = new Set(lines.map(({ means }) => means))
  const told = {
    isManaged: lines.some(({ isManaged }) => isManaged),
    plan: lines.flatMap(({ benefit, isManaged }) => (isManaged ? benefit.managedBy : []))[0] ?? '',
    said: reply.benefits
      .filter((benefit) => scopeOf(benefit) !== 'other')
      .map(({ code, services, words }) => ({ code, services, words })),
    notes: reply.benefits.flatMap(({ notes }) => notes),
  }
  const doubtful = (doubt: CoverageDoubt): Coverage => ({ proposal: 'doubtful', doubt, ...told })
  if (reply.isDeceased) return doubtful('deceased')
  if (meanings.has('eligible') && meanings.has('ineligible')) return doubtful('contradicting')
  const doubt = gravest.find((one) => meanings.has(one))
  if (doubt) return doubtful(doubt)
  if (!meanings.has('eligible') && !meanings.has('ineligible')) return doubtful('unclear')
  if (told.notes.length > 0) return doubtful('notes')
  const proposal = meanings.has('eligible') ? 'eligible' : 'ineligible'
  const own = lines.filter(({ means }) => means === proposal).map(({ benefit }) => benefit)
  if (!isAbout(day, reply, own, proposal)) return doubtful('otherDay')
  return { proposal, ...told }
}

/** The words of an answer that a person needs to read to decide: what the coverage is called, and what is added. */
export function wordsOf({ said, notes }: Coverage): string {
  return [...new Set([...said.map(({ words }) => words), ...notes])].filter(Boolean).join(' · ')
}

/** Codes (EB01) that say whether there is coverage; the others say more about it. */
const ofCoverage = new Set(['1', '2', '3', '4', '5', '6', '7', '8'])

function meaningOf(benefit: Benefit): Pick<CoverageRule, 'means' | 'isManaged'> {
  const scope = scopeOf(benefit)
  const isCoverage = ofCoverage.has(benefit.code)
  if (isCoverage && (benefit.isNarrow || !isOfMedicaid(benefit) || !isOfPatient(benefit))) return { means: 'nothing' }
  const rule = coverageRules.find(
    ({ codes, scopes, words, insurance }) =>
      codes.includes(benefit.code) &&
      scopes.includes(scope) &&
      (words === undefined || words.some((one) => isCalled(benefit, one))) &&
      (insurance === undefined || insurance === benefit.insurance),
  )
  return rule ?? { means: scope === 'other' ? 'nothing' : 'unclear' }
}

function scopeOf({ services }: Benefit): CoverageScope {
  if (services.length === 0 || services.includes(wholePlan)) return 'whole'
  return services.some((service) => careServices.has(service)) ? 'care' : 'other'
}

const isOfMedicaid = ({ insurance }: Benefit) => insurance === '' || insurance === 'MC'
const isOfPatient = ({ level }: Benefit) => level === '' || level === 'IND'

/** Whether a line is called so, in words as the table writes them. */
function isCalled({ words }: Benefit, called: string): boolean {
  const written = words.toUpperCase().replace(/\s+/g, ' ').replace('W/ ', 'W/').trim()
  return called.endsWith('…') ? written.startsWith(called.slice(0, -1)) : written === called
}

/**
 * Whether an answer holds on the day. Inactive coverage may tell on its line when it was active; that it was asked about another day
 * stands above the lines, or as a day of service.
 */
function isAbout(day: string, { spans, asked }: Reply, lines: readonly Benefit[], proposal: 'eligible' | 'ineligible') {
  const days = [
    ...spans,
    ...asked,
    ...lines.flatMap((line) => [...line.asked, ...(proposal === 'eligible' ? line.spans : [])]),
  ]
  return days.every((span) => includes(span, day))
}

function includes({ from, to }: Span, day: string): boolean {
  return [from, to].every((one) => /^\d{8}$/.test(one)) && from <= day && day <= to
}
