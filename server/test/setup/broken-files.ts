import { segmentsOf, textOf } from './eligibility.ts'

/** Random numbers from a seed, so that a failing file can be made again. */
export function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (max: number) => Math.floor(next() * max)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  return { below, pick }
}
type Random = ReturnType<typeof seeded>

type Damage = (segments: string[], random: Random) => string

/** Adjusts the count of segments, so that a file is damaged and well-formed at once. */
function recounted(segments: readonly string[]): string {
  const from = segments.findIndex((segment) => segment.startsWith('ST*'))
  const to = segments.findIndex((segment) => segment.startsWith('SE*'))
  const count = `SE*${to - from + 1}`
  return textOf(segments.map((segment) => (segment.startsWith('SE*') ? segment.replace(/^SE\*\d+/, count) : segment)))
}

const finish = (segments: readonly string[], { below }: Random) => (below(3) ? recounted(segments) : textOf(segments))

/** Ways in which a file is damaged or forged. */
const damages: readonly Damage[] = [
  (segments, { below }) => {
    const bytes = Buffer.from(textOf(segments), 'latin1')
    for (let flips = 1 + below(3); flips > 0; flips--) {
      const at = below(bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(7))
    }
    return bytes.toString('latin1')
  },
  (segments, random) => finish(segments.toSpliced(random.below(segments.length), 1), random),
  (segments, random) => {
    const at = random.below(segments.length)
    return finish(segments.toSpliced(random.below(segments.length), 0, segments[at] ?? ''), random)
  },
  (segments, random) => {
    const [one, other] = [random.below(segments.length), random.below(segments.length)]
    return finish(segments.with(one, segments[other] ?? '').with(other, segments[one] ?? ''), random)
  },
  (segments, random) => {
    const traces = segments.flatMap((segment, index) => (segment.startsWith('TRN*') ? [index] : []))
    const [one, other] = [random.pick(traces), random.pick(traces)]
    return textOf(segments.with(one, segments[other] ?? '').with(other, segments[one] ?? ''))
  },
  (segments, { pick }) => {
    const [from, to] = pick([
      ['EMEDNYBAT', 'EMEDNYXXX'],
      ['AB12', 'AB13'],
      ['*0*P*', '*0*T*'],
      ['000004711', '000004712'],
      ['9234567893', '9111111111'],
    ] as const)
    return textOf(segments).replaceAll(from, to)
  },
  (segments, { pick }) => {
    const [from, to] = pick([
      ['*', '|'],
      ['*', 'E'],
      ['~\n', '\n'],
      ['~', '*'],
      [':', '~'],
      ['*', '\u0000'],
    ] as const)
    return textOf(segments).replaceAll(from, to)
  },
  (segments, { below }) => textOf(segments).slice(0, below(textOf(segments).length)),
  (segments, { below }) => {
    const text = textOf(segments)
    const at = below(text.length)
    return text.slice(0, at) + text.slice(at + below(40))
  },
  (segments, random) => {
    const ids = segments.flatMap((segment, index) => (/^(NM1\*IL|DMG|EB|DTP)/.test(segment) ? [index] : []))
    const [one, other] = [random.pick(ids), random.pick(ids)]
    return finish(segments.with(one, segments[other] ?? ''), random)
  },
]

/** A damaged copy of a file. */
export function damaged(text: string, random: Random): string {
  return random.pick(damages)(segmentsOf(text), random)
}
