import {
  type DayMeaning,
  type DayRule,
  dayRules,
  laterActions,
  laterCodes,
} from '@portal/contract/care/eligibility/coverage-rules'
import type { Interchange, Segment } from './x12.ts'
import { X12Error } from './x12.ts'

/** What a file says: about patients (271), or that the file that was sent arrived or was rejected (TA1, 999). */
export type FileMeaning =
  | { kind: 'answers'; sets: Reply[][]; rejection: string }
  | { kind: 'receipt'; control: number; isAccepted: boolean }

/** The part of a 271 about one patient. */
export interface Reply {
  traces: { trace: string; origin: string }[]
  medicaidId: string
  firstName: string
  lastName: string
  /** YYYYMMDD; several are separated by commas, and agree with none. */
  birthDate: string
  rejections: Rejection[]
  benefits: Benefit[]
  /** Spans of days, as YYYYMMDD, for which the answer holds; a day whose meaning is not known is `unknownDay`. */
  spans: Span[]
  /** Days of service that were asked about (DTP 472). */
  asked: Span[]
  /** Whether the answer names a day of death. */
  isDeceased: boolean
  /** Whether the answer speaks of somebody insured through the patient. */
  hasDependent: boolean
}

export interface Rejection {
  /** AAA03: what was rejected. */
  code: string
  /** Whether the state's system asks to wait, or to send the same inquiry again (AAA03, AAA04). */
  isForLater: boolean
}

export interface Benefit {
  /** EB01, such as 1 for active coverage. */
  code: string
  /** EB02: whose coverage it is, such as IND for the person alone; may be empty. */
  level: string
  /** EB03: service types; empty for the whole plan. */
  services: string[]
  /** EB04, such as MC for Medicaid. */
  insurance: string
  /** EB05: what the payer calls the coverage, such as EMERGENCY SERVICES ONLY. */
  words: string
  /** Whether a number of services, a sum or a share limits it. */
  hasAmount: boolean
  /** Whether it is about one procedure, diagnosis or place, and not about the plan. */
  isForOne: boolean
  /** Names of the managed care plans that it refers to (NM1*Y2). */
  managedBy: string[]
  /** Further words (MSG). */
  notes: string[]
  spans: Span[]
  asked: Span[]
  /** The line with what belongs to it, as it was written. */
  written: string
}

export interface Span {
  from: string
  to: string
}

/**
 * What the sets of an interchange mean; undefined for kinds that do not answer an inquiry.
 * @param control number of the inquiry's interchange: that it was refused counts before anything else
 * @throws X12Error
 */
export function meaningOf(interchange: Interchange, control: number): FileMeaning | undefined {
  const all = interchange.groups.flatMap((group) => group.sets)
  const answering = all.filter(({ kind }) => kind === '271')
  const sets = answering.length > 0 ? answering : all
  const refused = interchange.acknowledgments.find((ta1) => Number(ta1[1]) === control && !isAccepted(ta1[4]))
  const receipt = refused ?? (sets.length === 0 ? interchange.acknowledgments[0] : undefined)
  if (receipt) return { kind: 'receipt', control: Number(receipt[1]), isAccepted: isAccepted(receipt[4]) }
  if (sets.length === 0) return undefined
  if (sets.length === 1 && sets[0]?.kind === '999') return receiptOf(sets[0].segments)
  if (!sets.every(({ kind }) => kind === '271')) return undefined
  const answers = sets.map(({ segments }) => answersIn(levelsOf(segments), interchange.repetition))
  return {
    kind: 'answers',
    sets: answers.map(({ replies }) => replies),
    rejection: answers.flatMap(({ rejections }) => rejections)[0]?.code ?? '',
  }
}

/** The answers of a set. What the state's system rejects above them, it rejects of each. @throws X12Error */
function answersIn(levels: readonly Level[], repetition: string): { replies: Reply[]; rejections: Rejection[] } {
  const above = levels.filter(({ code }) => code === '20' || code === '21').flatMap(({ segments }) => segments)
  if (above.some(([tag = '']) => ofPatients.has(tag))) throw new X12Error('broken')
  const rejections = rejectionsIn(above)
  const replies = repliesOf(levels, repetition)
  return {
    replies: replies.map((reply) => ({ ...reply, rejections: [...rejections, ...reply.rejections] })),
    rejections,
  }
}

/** Segments that stand in the loops of patients only. */
const ofPatients = new Set(['TRN', 'DMG', 'EB', 'DTP'])

function isAccepted(code: string | undefined): boolean {
  return code === 'A' || code === 'E'
}

/** What a 999 says; undefined when it is about other files than inquiries (HS). @throws X12Error */
function receiptOf(segments: readonly Segment[]): FileMeaning | undefined {
  const heads = segments.filter(([tag]) => tag === 'AK1')
  const ends = segments.filter(([tag]) => tag === 'AK9')
  if (heads.length !== 1 || ends.length !== 1) throw new X12Error('broken')
  if (heads[0]?.[1] !== 'HS') return undefined
  return { kind: 'receipt', control: Number(heads[0]?.[2]), isAccepted: isAccepted(ends[0]?.[1]) }
}

interface Level {
  code: string
  parent: Level | undefined
  segments: Segment[]
}

const parentOf: Record<string, string | undefined> = { '20': undefined, '21': '20', '22': '21', '23': '22' }

/** The levels of a 271: source, receiver, subscriber, dependent, each below the one before it. @throws X12Error */
function levelsOf([head, ...segments]: readonly Segment[]): Level[] {
  if (head?.[0] !== 'BHT' || head[1] !== '0022' || head[2] !== '11') throw new X12Error('broken')
  const levels: Level[] = []
  for (const segment of segments) {
    if (segment[0] === 'HL') levels.push(levelOf(segment, levels))
    else if (levels.length === 0) throw new X12Error('broken')
    else levels.at(-1)?.segments.push(segment)
  }
  return levels
}

function levelOf([, number, parentNumber = '', code = '']: Segment, before: readonly Level[]): Level {
  const parent = parentNumber === '' ? undefined : before[Number(parentNumber) - 1]
  const isInOrder = number === String(before.length + 1) && Object.hasOwn(parentOf, code)
  if (!isInOrder || parent?.code !== parentOf[code]) throw new X12Error('broken')
  return { code, parent, segments: [] }
}

function repliesOf(levels: readonly Level[], repetition: string): Reply[] {
  const parents = new Set(levels.map(({ parent }) => parent))
  return levels
    .filter(({ code }) => code === '22')
    .map((level) => ({ ...replyOf(level.segments, repetition), hasDependent: parents.has(level) }))
}

function replyOf(segments: readonly Segment[], repetition: string): Omit<Reply, 'hasDependent'> {
  const firstBenefit = segments.findIndex(([tag]) => tag === 'EB')
  const about = firstBenefit < 0 ? segments : segments.slice(0, firstBenefit)
  // The whole loop is searched: a second person in it makes the answer unclear, wherever it stands.
  const names = segments.filter(([tag, entity]) => tag === 'NM1' && entity === 'IL')
  const isPerson = names.length === 1 && names[0]?.[2] === '1'
  const [, , , lastName = '', firstName = '', , , , qualifier, id = ''] = isPerson ? (names[0] ?? []) : []
  const births = segments.filter(([tag]) => tag === 'DMG')
  return {
    traces: segments
      .filter(([tag, type]) => tag === 'TRN' && type === '2')
      .map(([, , trace = '', origin = '']) => ({ trace, origin })),
    medicaidId: qualifier === 'MI' ? id : '',
    firstName,
    lastName,
    birthDate: births.map(([, format, day = '']) => (format === 'D8' ? day : '?')).join(),
    rejections: rejectionsIn(segments),
    benefits: benefitsIn(segments, repetition),
    spans: spansIn(about),
    asked: askedIn(about),
    isDeceased: segments.some(([tag, qualifier = '']) => tag === 'DTP' && dayMeaningOf(qualifier) === 'death'),
  }
}

function rejectionsIn(segments: readonly Segment[]): Rejection[] {
  return segments
    .filter(([tag]) => tag === 'AAA')
    .map(([, , , code = '', action = '']) => ({
      code: code || '?',
      isForLater: laterCodes.has(code) || laterActions.has(action),
    }))
}

function benefitsIn(segments: readonly Segment[], repetition: string): Benefit[] {
  const starts = segments.flatMap(([tag], index) => (tag === 'EB' ? [index] : []))
  return starts.map((start, index) => {
    const [, code = '', level = '', services = '', insurance = '', words = '', ...more] = segments[start] ?? []
    const own = segments.slice(start + 1, starts[index + 1])
    return {
      ...{ code, level, insurance, words },
      services: services ? services.split(repetition) : [],
      // EB06 is a period, of which 29 is what remains; EB07 to EB10 are a sum, a share and a number, EB13 a procedure, EB14 a diagnosis.
      hasAmount: more[0] === '29' || more.slice(1, 5).some(Boolean) || own.some(([tag]) => tag === 'HSD'),
      isForOne: Boolean(more[7] || more[8]) || own.some(([tag]) => tag === 'III'),
      managedBy: own.filter(([tag, entity]) => tag === 'NM1' && entity === 'Y2').map(([, , , name = '']) => name),
      notes: own.filter(([tag]) => tag === 'MSG').map(([, text = '']) => text),
      spans: spansIn(own),
      asked: askedIn(own),
      written: [segments[start] ?? [], ...own].map((segment) => segment.join('*')).join(' ~ '),
    }
  })
}

/** A day whose qualifier is not known: it holds for no day, so that a person looks. */
const unknownDay: Span = { from: '', to: '' }

function spansIn(segments: readonly Segment[]): Span[] {
  return segments
    .filter(([tag]) => tag === 'DTP')
    .flatMap(([, qualifier = '', format, days = '']) => {
      const [from = '', to = from] = daysOf(format, days)
      const means = dayMeaningOf(qualifier)
      if (means === 'span') return [{ from, to: beginsOnly(qualifier, format) ? '99999999' : to }]
      if (means === 'from') return [{ from, to: format === 'RD8' ? to : '99999999' }]
      if (means === 'until') return [{ from: format === 'RD8' ? from : '00000000', to }]
      return means === 'unknown' ? [unknownDay] : []
    })
}

function dayMeaningOf(qualifier: string): DayMeaning {
  const found = Object.entries<DayRule>(dayRules).find(([, { qualifiers }]) => qualifiers.includes(qualifier))
  return (found?.[0] ?? 'unknown') as DayMeaning
}

function askedIn(segments: readonly Segment[]): Span[] {
  return segments
    .filter(([tag, qualifier = '']) => tag === 'DTP' && dayMeaningOf(qualifier) === 'asked')
    .map(([, , format, days = '']) => {
      const [from = '', to = from] = daysOf(format, days)
      return { from, to }
    })
}

function daysOf(format: string | undefined, days: string): string[] {
  return format === 'RD8' ? days.split('-') : [days]
}

/** A single day of eligibility is the day on which it begins. */
function beginsOnly(qualifier: string, format: string | undefined): boolean {
  return qualifier !== '291' && format === 'D8'
}
