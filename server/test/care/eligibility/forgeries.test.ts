import { expect, test } from 'vitest'
import { readAnswer, type SentBatch } from '../../../src/care/eligibility/matching.ts'
import { writeInquiry } from '../../../src/care/eligibility/x12/inquiry.ts'
import { damaged, seeded } from '../../setup/broken-files.ts'
import {
  answerTo,
  eligible,
  exchangeSettings as exchange,
  ineligible,
  rejected,
  segmentsOf,
  textOf,
} from '../../setup/eligibility.ts'

const checks = ['LIN', 'WONG', 'CHEN', 'KATZ', 'DIAZ', 'HO'].map((lastName, index) => ({
  trace: `HC${'0'.repeat(17)}${index}`,
  medicaidId: `AB1234${index}C`,
  firstName: 'MEI',
  lastName,
  birthDate: `194${index}-05-21`,
  isCurrent: index !== 4,
}))
const batch: SentBatch = { exchange, control: 42, at: new Date('2026-06-01T15:00:00Z'), checks }
const said = [eligible, ineligible, eligible, rejected('75'), eligible, ineligible]
const good = answerTo(writeInquiry(exchange, batch.control, batch.at, checks), said)

const files = 2_000

/**
 * A model independent of the reader: the loop of a check, cut out of the text, must itself contain trace, person and result once, and
 * nothing that contradicts them.
 */
function isJustified(text: string, check: (typeof checks)[number], outcome: string): boolean {
  const mark = text[3] ?? '*'
  const lines = text.split(/[~\n\r]+/).map((line) => line.split(mark).join('*'))
  const loops: string[][] = []
  for (const line of lines) {
    if (line.startsWith('HL*')) loops.push([])
    else loops.at(-1)?.push(line)
  }
  const own = loops.filter((loop) => loop.includes(`TRN*2*${check.trace}*9234567893`))
  const [loop = []] = own
  const results = loop.filter((line) => line.startsWith('EB*')).map((line) => line.slice(3, 4))
  const wanted = outcome === 'eligible' ? '1234' : '678'
  return (
    check.isCurrent &&
    own.length === 1 &&
    lines[0]?.slice(32, 69) === good.slice(32, 69) &&
    loop.filter((line) => line.startsWith('NM1*IL*')).every((line) => line.endsWith(`*MI*${check.medicaidId}`)) &&
    loop.some((line) => line.startsWith('NM1*IL*1*')) &&
    loop
      .filter((line) => line.startsWith('DMG*'))
      .every((line) => line.includes(check.birthDate.replaceAll('-', ''))) &&
    loop.filter((line) => line.startsWith('DTP*291*')).every((line) => line.includes('20260601')) &&
    !loop.some((line) => line.startsWith('AAA')) &&
    results.length > 0 &&
    !results.some((code) => (outcome === 'eligible' ? '678' : '1234').includes(code)) &&
    results.some((code) => wanted.includes(code))
  )
}

test(`[K06] ${files} damaged and forged 271 files never decide a check that they should not`, () => {
  const seen = { refused: 0, read: 0, decided: 0 }
  for (let seed = 1; seed <= files; seed++) {
    const text = damaged(good, seeded(seed))
    const proposals = proposalsFrom(text)
    seen[proposals ? 'read' : 'refused']++
    for (const check of checks) {
      const outcome = proposals?.get(check.trace)?.outcome ?? 'doubtful'
      if (outcome === 'doubtful') continue
      seen.decided++
      expect(isJustified(text, check, outcome), `seed ${seed}: ${check.trace} ${outcome}\n${text}`).toBe(true)
    }
  }
  // Require many refusals and many readings, so that the test is meaningful.
  expect(Math.min(seen.refused, seen.read, seen.decided)).toBeGreaterThan(300)
})

test('[K06] proposals depend on the content of the file alone', () => {
  const outcomes = checks.map(({ trace }) => proposalsFrom(good)?.get(trace)?.outcome)
  expect(outcomes).toEqual(['eligible', 'ineligible', 'eligible', 'doubtful', 'doubtful', 'ineligible'])
})

test.each([
  ['of patients without a word', []],
  ['that all answer one trace', [`TRN*2*${checks[0]?.trace}*9234567893`]],
])('[K06] a file as large as may be sent, with levels %s, is read in seconds', (_, loop) => {
  const text = largestFile(loop)
  const before = process.cpuUsage()
  proposalsFrom(text)
  const { user, system } = process.cpuUsage(before)
  // Linear time takes less than a second; comparing each level with all others takes half a minute or more.
  expect(user + system).toBeLessThan(8_000_000)
})

/** A well-formed 271 of nearly 2 MB in which all patient levels are identical. */
function largestFile(loop: readonly string[]): string {
  const segments = segmentsOf(answerTo(writeInquiry(exchange, batch.control, batch.at, checks), []))
  const [above, trailers] = [segments.slice(0, -3), segments.slice(-2)]
  const perLevel = textOf(['HL*100000*2*22*0', ...loop]).length
  const levels = Math.floor(1_950_000 / perLevel)
  const patients = Array.from({ length: levels }, (_, i) => [`HL*${i + 3}*2*22*0`, ...loop]).flat()
  return textOf([...above, ...patients, `SE*${above.length + patients.length - 1}*0001`, ...trailers])
}

/** The proposals of a file; undefined when it is refused with one of the known codes. */
function proposalsFrom(text: string) {
  try {
    const answer = readAnswer(text, batch)
    return answer.kind === 'proposals' ? answer.proposals : undefined
  } catch (error) {
    expect((error as { code?: string }).code).toMatch(/^answer_/)
    return undefined
  }
}
