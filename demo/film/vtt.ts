interface Cue {
  start: number
  end: number
  text: string
}

/** Captions as WebVTT; times are seconds. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${text}\n`)
  return `WEBVTT\n\n${blocks.join('\n')}`
}

function clock(time: number): string {
  const minutes = String(Math.floor(time / 60)).padStart(2, '0')
  return `00:${minutes}:${(time % 60).toFixed(3).padStart(6, '0')}`
}
