const time = '(?:\\d{2,}:)?[0-5]\\d:[0-5]\\d\\.\\d{3}'
const timing = new RegExp(`^(${time})[ \\t]+-->[ \\t]+(${time})(?:[ \\t].*)?$`)

/**
 * The first line of a WebVTT text that players cannot read, counted from 1: no `WEBVTT` at the top, times that are none or end before they begin, a
 * caption without words. Null when there is none, as in an empty text.
 */
export function captionsFault(vtt: string): number | null {
  if (vtt === '') return null
  const lines = vtt.split(/\r\n?|\n/)
  if (!/^\ufeff?WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return 1
  const arrows = lines.flatMap((line, i) => (line.includes('-->') ? [i] : []))
  const wrong = arrows.find((i) => !isTiming(lines[i] ?? '') || !lines[i + 1]?.trim())
  if (wrong !== undefined) return wrong + 1
  return arrows.length > 0 ? null : lines.length
}

function isTiming(line: string): boolean {
  const [, from = '', to = ''] = timing.exec(line) ?? []
  return from !== '' && secondsOf(from) < secondsOf(to)
}

function secondsOf(written: string): number {
  return written.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
