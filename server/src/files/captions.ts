/** One caption of a film. */
export interface Cue {
  fromMs: number
  toMs: number
  text: string
}

const timing = /^(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})\s+-->\s+(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})/

/**
 * Parses a WebVTT file into captions for a transcript: plain text, without markup. Skips everything that is not a caption. A
 * caption ends at an empty line or at the timing line of the next one.
 */
export function cuesOf(vtt: string): Cue[] {
  const lines = vtt.replace(/\r\n?/g, '\n').split('\n')
  const starts = lines.flatMap((line, i) => (timing.test(line) ? [i] : []))
  return starts.flatMap((start, i) => {
    const [, ...parts] = timing.exec(lines[start] ?? '') ?? []
    const text = plainText(captionAt(lines.slice(start + 1, starts[i + 1]), i + 1 < starts.length))
    if (text === '') return []
    const numbers = parts.map((part) => Number(part ?? 0))
    return [{ fromMs: milliseconds(numbers.slice(0, 4)), toMs: milliseconds(numbers.slice(4)), text }]
  })
}

/** The lines up to an empty one. Without one, the last line before the next timing line may be the next caption's number. */
function captionAt(lines: readonly string[], isFollowed: boolean): string[] {
  const end = lines.findIndex((line) => line.trim() === '')
  if (end >= 0) return lines.slice(0, end)
  const isNumber = isFollowed && lines.length > 1 && /^\d+$/.test(lines.at(-1) ?? '')
  return isNumber ? lines.slice(0, -1) : [...lines]
}

/** Chinese and Japanese lines are joined without a space. */
function plainText(lines: readonly string[]): string {
  const text = lines
    .join('\n')
    .replace(/<rt[^>]*>[^<]*(<\/rt>)?/g, '')
    .replace(/<[^>]*>?/g, '')
  const joined = text
    .replace(/\s*\n\s*/g, '\n')
    .trim()
    .replace(betweenWide, '')
    .replaceAll('\n', ' ')
  return joined.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
    return entities[name] ?? whole
  })
}

const wide = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef]'
const betweenWide = new RegExp(`(?<=${wide})\\n(?=${wide})`, 'gu')

/** The named entities of WebVTT; direction marks are irrelevant in a transcript. */
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '',
  rlm: '',
}

function milliseconds([hours = 0, minutes = 0, seconds = 0, rest = 0]: number[]): number {
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest
}
