/** The syntax of X12 files (docs/decisions/0083-eligibility-files.md): envelopes, segments and elements, without their meaning. */

/** A segment: its tag, then its elements. Element 1 of `EB*1*IND` is at index 1. */
export type Segment = readonly string[]

interface TransactionSet {
  kind: string
  control: string
  version: string
  segments: readonly Segment[]
}

interface Group {
  kind: string
  version: string
  sets: readonly TransactionSet[]
}

export interface Interchange {
  sender: Party
  receiver: Party
  control: string
  /** P for production, T for test. */
  usage: string
  /** Acknowledgments of an interchange (TA1). */
  acknowledgments: readonly Segment[]
  groups: readonly Group[]
  /** Separates the repetitions of an element. */
  repetition: string
}

interface Party {
  qualifier: string
  id: string
}

/** Why a text is refused: it is no X12 file, or it is damaged or truncated. */
export class X12Error extends Error {
  readonly fault: 'foreign' | 'broken'

  constructor(fault: 'foreign' | 'broken') {
    super(fault)
    this.fault = fault
  }
}

const headerLength = 106
/** Positions of the element separators in an interchange header, whose elements have fixed widths. */
const separatorsAt = [3, 6, 17, 20, 31, 34, 50, 53, 69, 76, 81, 83, 89, 99, 101, 103]

/**
 * Parses a file of one or more interchanges and verifies counts and control numbers: a truncated or altered file is refused as a whole.
 * Ignores unused elements and their characters. A repeated interchange counts once.
 * @throws X12Error
 */
export function readX12(text: string): Interchange[] {
  const interchanges = new Map<string, Interchange>()
  let rest = withoutBlanks(text)
  do {
    const { interchange, written, left } = firstInterchange(rest)
    interchanges.set(written, interchange)
    rest = withoutBlanks(left)
  } while (rest !== '')
  return [...interchanges.values()]
}

/** Strips leading blanks and control characters, such as the end-of-file mark of old systems (Ctrl-Z). */
function withoutBlanks(text: string): string {
  return text.replace(/^[\uFEFF\s\p{Cc}]+/u, '')
}

/** The first interchange of a text, its delimiters, and the rest of the text. */
function firstInterchange(text: string): { interchange: Interchange; written: string; left: string } {
  const marks = marksOf(text)
  const segments: Segment[] = []
  let at = 0
  while (segments.at(-1)?.[0] !== 'IEA') {
    const end = text.indexOf(marks.end, at)
    const line = text.slice(at, end).replace(/^\s+|[\r\n]+$/g, '')
    const segment = line.split(marks.element).map((element) => element.replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD'))
    if (end < 0 || !isSegment(segment)) throw new X12Error('broken')
    segments.push(segment)
    at = end + 1
  }
  return { interchange: interchangeOf(segments, marks.repetition), written: text.slice(0, at), left: text.slice(at) }
}

function marksOf(text: string) {
  const element = text[3] ?? ''
  const [repetition = '', component = '', end = ''] = [text[82], text[104], text[105]]
  const marks = [element, repetition, component, end]
  const isHeader = text.startsWith('ISA') && text.length > headerLength
  if (!isHeader || separatorsAt.some((at) => text[at] !== element)) throw new X12Error('foreign')
  if (new Set(marks).size < marks.length || marks.some((mark) => /[A-Z\d ]/i.test(mark))) throw new X12Error('broken')
  return { element, repetition, end }
}

function isSegment([tag = '']: Segment): boolean {
  return /^[A-Z][A-Z\d]{1,2}$/.test(tag)
}

function interchangeOf(segments: readonly Segment[], repetition: string): Interchange {
  const [head = [], ...rest] = segments
  const tail = rest.pop()
  const firstGroup = rest.findIndex(([tag]) => tag === 'GS')
  const acknowledgments = firstGroup < 0 ? rest : rest.slice(0, firstGroup)
  const groups = firstGroup < 0 ? [] : enclosed(rest.slice(firstGroup), 'GS', 'GE').map(groupOf)
  const control = head[13] ?? ''
  const isWhole =
    head.length === 17 &&
    head[12] === '00501' &&
    acknowledgments.every(([tag]) => tag === 'TA1') &&
    /^\d{9}$/.test(control)
  if (!isWhole || !isTrailer(tail, 'IEA', groups.length, control)) throw new X12Error('broken')
  return {
    sender: { qualifier: head[5] ?? '', id: (head[6] ?? '').trim() },
    receiver: { qualifier: head[7] ?? '', id: (head[8] ?? '').trim() },
    usage: head[15] ?? '',
    control,
    acknowledgments,
    groups,
    repetition,
  }
}

function groupOf([head = [], ...rest]: readonly Segment[]): Group {
  const tail = rest.pop()
  const sets = enclosed(rest, 'ST', 'SE').map(setOf)
  const [, kind = '', , , , , control = '', , version = ''] = head
  const isUnique = new Set(sets.map((set) => set.control)).size === sets.length
  if (!isUnique || !isTrailer(tail, 'GE', sets.length, control)) throw new X12Error('broken')
  return { kind, version, sets }
}

function setOf(segments: readonly Segment[]): TransactionSet {
  const [head = [], ...rest] = segments
  const tail = rest.pop()
  const [, kind = '', control = '', version = ''] = head
  if (!isTrailer(tail, 'SE', segments.length, control)) throw new X12Error('broken')
  return { kind, control, version, segments: rest }
}

/** Whether a segment closes an envelope: its tag, the count of its content, and the control number of the header. */
function isTrailer(segment: Segment | undefined, tag: string, count: number, control: string): boolean {
  if (segment?.length !== 3 || control === '') return false
  return (
    segment[0] === tag && /^\d{1,10}$/.test(segment[1] ?? '') && Number(segment[1]) === count && segment[2] === control
  )
}

/** Splits segments into runs from a header to its trailer; no segment may stand between runs. */
function enclosed(segments: readonly Segment[], head: string, tail: string): Segment[][] {
  const runs: Segment[][] = []
  let isOpen = false
  for (const segment of segments) {
    if (isOpen === (segment[0] === head)) throw new X12Error('broken')
    if (!isOpen) runs.push([])
    runs.at(-1)?.push(segment)
    isOpen = segment[0] !== tail
  }
  if (isOpen) throw new X12Error('broken')
  return runs
}

/** Writes segments as text, one per line. Their elements must not contain delimiters. */
export function writeX12(segments: readonly Segment[]): string {
  return segments.map((segment) => `${segment.join('*').replace(/\*+$/, '')}~\n`).join('')
}
