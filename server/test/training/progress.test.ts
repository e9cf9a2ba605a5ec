import { maxSpeed } from '@portal/contract/training/parts'
import { type FilmRange, merged } from '@portal/contract/training/ranges'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Clock,
  creditAt,
  fromBounds,
  isComplete,
  maxCarriedMs,
  toBounds,
  watch,
  watchedMs,
} from '../../src/training/progress.ts'

const filmMs = 400
const bound = fc.integer({ min: 0, max: filmMs + 100 })
const range: fc.Arbitrary<FilmRange> = fc.tuple(bound, bound)
const ranges = fc.array(range, { maxLength: 12 })

/** The film as one box a millisecond, filled in the order posted until the credit is used up. */
function model(watched: readonly FilmRange[], posted: readonly FilmRange[], creditMs: number) {
  const boxes = Array.from({ length: filmMs }, (_, at) => watched.some(([from, to]) => at >= from && at < to))
  let left = creditMs
  for (const [from, to] of posted)
    for (let at = from; at < Math.min(to, filmMs); at++)
      if (!boxes[at] && left > 0) {
        boxes[at] = true
        left--
      }
  return { boxes, used: creditMs - left }
}

const boxesOf = (all: readonly FilmRange[]) =>
  Array.from({ length: filmMs }, (_, at) => all.some(([from, to]) => at >= from && at < to))

describe('watched parts of a film', () => {
  test('[T02] overlapping, reversed and out-of-range parts match an independent model', () => {
    fc.assert(
      fc.property(ranges, ranges, fc.nat(600), (before, posted, creditMs) => {
        const known = merged(before.map(([from, to]) => [from, Math.min(to, filmMs)] as const))
        const { watched, usedMs } = watch(known, posted, { creditMs, filmMs })
        const expected = model(known, posted, creditMs)
        expect(boxesOf(watched)).toEqual(expected.boxes)
        expect(usedMs).toBe(expected.used)
        expect(watchedMs(watched)).toBe(expected.boxes.filter(Boolean).length)
        expect(merged(watched)).toEqual(watched)
        expect(fromBounds(toBounds(watched))).toEqual(watched)
      }),
      { numRuns: 2_000 },
    )
  })

  test('[T02] repeating a post changes nothing and uses up no time', () => {
    fc.assert(
      fc.property(ranges, fc.nat(600), (posted, creditMs) => {
        const once = watch([], posted, { creditMs: 10_000, filmMs })
        expect(watch(once.watched, posted, { creditMs, filmMs })).toEqual({ watched: once.watched, usedMs: 0 })
      }),
    )
  })
})

/** What a caregiver, honest or not, does next: wait, open the film on a device, post from one of them. */
const action = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(40_000) }),
  fc.record({ kind: fc.constant('open' as const) }),
  // The server's clock is set back; the caregiver's is never asked for.
  fc.record({ kind: fc.constant('setBack' as const), ms: fc.nat(20_000) }),
  fc.record({
    kind: fc.constant('post' as const),
    device: fc.nat(5),
    film: fc.nat(1),
    ranges: fc.array(fc.tuple(fc.nat(70_000), fc.nat(70_000)), { maxLength: 5 }),
  }),
  fc.record({
    kind: fc.constant('post' as const),
    device: fc.nat(5),
    film: fc.nat(1),
    ranges: fc.constant([[0, 70_000]] as [number, number][]),
  }),
)

describe('the time limit on watched parts', () => {
  test('[T02] posts from any number of devices count for at most 1.5 times the time since the first opening', () => {
    const length = 60_000
    fc.assert(
      fc.property(fc.array(action, { minLength: 1, maxLength: 60 }), (actions) => {
        let [real, shift] = [1_000_000, 0]
        let clock: Clock | undefined
        const opened: number[] = []
        const films: FilmRange[][] = [[], []]
        let firstOpening: number | undefined
        for (const one of actions) {
          const now = real - shift
          if (one.kind === 'wait') real += one.ms
          if (one.kind === 'setBack') shift += one.ms
          if (one.kind === 'open') {
            opened.push(now)
            firstOpening ??= real
          }
          if (one.kind !== 'post' || opened.length === 0) continue
          const creditMs = creditAt(clock, opened[one.device % opened.length] ?? 0, now)
          const { watched, usedMs } = watch(films[one.film] ?? [], one.ranges, { creditMs, filmMs: length })
          films[one.film] = watched
          if (usedMs > 0) clock = { countedAt: Math.max(clock?.countedAt ?? 0, now), creditMs: creditMs - usedMs }
          const total = films.reduce((sum, film) => sum + watchedMs(film), 0)
          expect(total).toBeLessThanOrEqual((real - (firstOpening ?? real)) * maxSpeed)
          if (films.some((film) => isComplete(film, length)))
            expect(real - (firstOpening ?? real)).toBeGreaterThanOrEqual((length - 1_500) / maxSpeed)
        }
      }),
      { numRuns: 3_000 },
    )
  })

  test('negative control: counting time per device lets two devices finish a film early', () => {
    const [length, opening, now] = [60_000, 0, 22_000]
    const halves: FilmRange[] = [
      [0, 30_000],
      [30_000, 60_000],
    ]
    let watched: FilmRange[] = []
    for (const half of halves)
      watched = watch(watched, [half], { creditMs: creditAt(undefined, opening, now), filmMs: length }).watched
    expect(isComplete(watched, length)).toBe(true)
  })

  test('[T02] an honest viewer at full speed loses nothing when posts arrive unevenly', () => {
    let clock: Clock | undefined
    let watched: FilmRange[] = []
    // Each post covers 5 s of real time; the third and the fourth arrive late, the last ones together.
    const arrivals = [5_100, 10_050, 16_900, 21_700, 25_050, 30_100, 30_101, 40_200]
    const parts = [0, 1, 2, 3, 4, 5, 5, 6].map((i): FilmRange => [i * 7_500, Math.min((i + 1) * 7_500, 60_000)])
    for (const [i, at] of arrivals.entries()) {
      const creditMs = creditAt(clock, 0, at)
      const done = watch(watched, parts.slice(i, i + 1), { creditMs, filmMs: 60_000 })
      watched = done.watched
      if (done.usedMs > 0) clock = { countedAt: at, creditMs: creditMs - done.usedMs }
    }
    expect(watched).toEqual([[0, 52_500]])
  })

  test('[T02] a one-minute outage only delays that minute; a night counts as ten minutes at most', () => {
    const clock = { countedAt: 1_000_000, creditMs: 5_000_000 }
    expect(creditAt(clock, 0, 1_060_000)).toBe(maxCarriedMs + 90_000)
    expect(creditAt(clock, 0, 1_000_000 + 8 * 3_600_000)).toBe(maxCarriedMs + 900_000)
    expect(creditAt(clock, 0, 900_000)).toBe(maxCarriedMs)
  })
})
