/** One caption of a film. */
export interface Cue {
  fromMs: number
  toMs: number
  text: string
}

const timing = /^(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})\s+-->\s+(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})/

/** Reads the captions of a WebVTT file for a transcript; anything in it that is no caption is left out. */
export function cuesOf(vtt: string): Cue[] {
  return vtt
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n').filter(Boolean)
      const at = lines.findIndex((line) => timing.test(line))
      const [, ...parts] = timing.exec(lines[at] ?? '') ?? []
      const text = lines.slice(at + 1).join(' ')
      if (parts.length === 0 || text === '') return []
      const numbers = parts.map((part) => Number(part ?? 0))
      return [{ fromMs: milliseconds(numbers.slice(0, 4)), toMs: milliseconds(numbers.slice(4)), text }]
    })
}

function milliseconds([hours = 0, minutes = 0, seconds = 0, rest = 0]: number[]): number {
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest
}
