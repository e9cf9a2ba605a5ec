import {
  type DayMeaning,
  type DayRule,
  dayRules,
  laterActions,
  laterCodes,
} from '@portal/contract/care/eligibility/coverage-rules'
import type { Interchange, Segment } from './x12.ts'
import { X12Error } from './x12.ts'

/** Meaning of a file: answers about patients (271), or acceptance or rejection of the file that was sent (TA1, 999). */
export type FileMeaning =
  | { kind: 'answers'; sets: Reply[][]; rejection: string }
  | { kind: 'receipt'; control: number; isAccepted: boolean }

/** The part of a 271 about one patient. */
export interface Reply {
  traces: { trace: string; origin: string }[]
  medicaidId: string
  firstName: string
  lastName: string
  /** YYYYMMDD; several are separated by commas and match no date. */
  birthDate: string
  rejections: Rejection[]
  benefits: Benefit[]
  /** Spans of days (YYYYMMDD) for which the answer holds; a day with an unknown qualifier is `unknownDay`. */
  spans: Span[]
  /** Days of service in the inquiry (DTP 472). */
  asked: Span[]
  /** Whether the answer contains a date of death. */
  isDeceased: boolean
  /** Whether the answer is about a dependent of the patient. */
  hasDependent: boolean
}

export interface Rejection {
  /** AAA03: the reason for the rejection. */
  code: string
  /** Whether the state's system asks the sender to wait or to resend the inquiry (AAA03, AAA04). */
  isForLater: boolean
}

export interface Benefit {
  /** EB01, such as 1 for active coverage. */
  code: string
  /** EB02: coverage level, such as IND for the person alone; may be empty. */
  level: string
  /** EB03: service types; empty for the whole plan. */
  services: string[]
  /** EB04, such as MC for Medicaid. */
  insurance: string
  /** EB05: the payer's name for the coverage, such as EMERGENCY SERVICES ONLY. */
  words: string
  /** Whether a quantity, an amount or a percentage limits the benefit. */
  hasAmount: boolean
  /** Whether the benefit is for one procedure, diagnosis or place instead of the plan. */
  isForOne: boolean
  /** Names of the managed care plans in the benefit's loop (NM1*Y2). */
  managedBy: string[]
  /** Free-form text (MSG). */
  notes: string[]
  spans: Span[]
  asked: Span[]
  /** The line with its dependent segments, as written. */
  written: string
}

export interface Span {
  from: string
  to: string
}

/**
 * Interprets the transaction sets of an interchange; undefined for kinds that do not answer an inquiry.
 * @param control number of the inquiry's interchange: its rejection takes precedence
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

/** The answers of a transaction set. A rejection above the patients applies to each of them. @throws X12Error */
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

/** Segments that occur in patient loops only. */
const ofPatients = new Set(['TRN', 'DMG', 'EB', 'DTP'])

function isAccepted(code: string | undefined): boolean {
  return code === 'A' || code === 'E'
}

/** Interprets a 999; undefined when it is about files other than inquiries (HS). @throws X12Error */
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
  // Search the whole loop: a second person anywhere in it makes the answer unclear.
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
      code,
      level,
      insurance,
      words,
      services: services ? services.split(repetition) : [],
      // EB06: period (29 is "remaining"); EB07 to EB10: amount, percentage, quantity; EB13: procedure; EB14: diagnosis.
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

/** A span for an unknown day qualifier: it includes no day, so that staff look. */
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

/** A single day of eligibility is the first day of coverage. */
function beginsOnly(qualifier: string, format: string | undefined): boolean {
  return qualifier !== '291' && format === 'D8'
}
