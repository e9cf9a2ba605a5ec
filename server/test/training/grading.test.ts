import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draw } from '../../src/training/draw.ts'
import { grade, outcomeOf } from '../../src/training/grading.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const asked = fc
  .tuple(fc.array(fc.boolean(), { minLength: 2, maxLength: 5 }), fc.subarray(ids))
  .map(([right, chosen]) => ({
    options: right.map((correct, i) => ({ id: ids[i] ?? '', correct })),
    chosen: chosen.filter((id) => ids.indexOf(id) < right.length),
  }))

/** Grades with sets and fractions, in another way than the portal does. */
function reference(questions: { options: { id: string; correct: boolean }[]; chosen: string[] }[], passMark: number) {
  let [right, wrong, unanswered] = [0, 0, 0]
  for (const { options, chosen } of questions) {
    const expected = options.flatMap(({ id, correct }) => (correct ? [id] : [])).join()
    if (chosen.length === 0) unanswered++
    else if ([...chosen].sort().join() === expected) right++
    else wrong++
  }
  const passed = right * 100 >= passMark * questions.length
  const score = [...Array(101).keys()].findLast((per) => per * questions.length <= right * 100) ?? 0
  return { right, wrong, unanswered, score, passed }
}

describe('grading', () => {
  test('[T03] score, counts and verdict of random exams match an independent reference', () => {
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 50 }), fc.integer({ min: 1, max: 100 }), (exam, mark) => {
        expect(grade(exam, mark)).toEqual(reference(exam, mark))
      }),
      { numRuns: 3_000 },
    )
  })

  test('[T03] an answer with missing or extra options is wrong', () => {
    const options = [
      { id: 'a', correct: true },
      { id: 'b', correct: true },
      { id: 'c', correct: false },
    ]
    expect(outcomeOf({ options, chosen: ['a', 'b'] })).toBe('right')
    expect(outcomeOf({ options, chosen: ['a'] })).toBe('wrong')
    expect(outcomeOf({ options, chosen: ['a', 'b', 'c'] })).toBe('wrong')
    expect(outcomeOf({ options, chosen: [] })).toBe('unanswered')
  })

  test('[T03] a score below the pass mark is never rounded up to it', () => {
    const right = { options: [{ id: 'a', correct: true }], chosen: ['a'] }
    const wrong = { options: [{ id: 'a', correct: true }], chosen: ['b'] }
    const exam = [...Array(23).fill(right), ...Array(10).fill(wrong)]
    expect(grade(exam, 70)).toMatchObject({ score: 69, passed: false })
  })
})

const texts = { en: '', 'zh-CN': '', 'zh-TW': '' }
const bank = Array.from({ length: 20 }, (_, id) => ({
  id,
  kind: id % 4 === 0 ? ('true_false' as const) : ('multiple' as const),
  text: texts,
  explanation: texts,
  options: ['a', 'b', 'c'].map((option) => ({ id: option, text: texts, correct: option === 'a' })),
}))

describe('drawing', () => {
  test('[T03] an exam draws distinct questions, and repeats those of the last attempt only when others run out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.uniqueArray(fc.nat(19)), (count, before) => {
        const drawn = draw(bank, count, new Set(before)).map(({ id }) => id)
        expect(new Set(drawn).size).toBe(count)
        const fresh = drawn.filter((id) => !before.includes(id)).length
        expect(fresh).toBe(Math.min(count, 20 - before.length))
      }),
    )
  })

  test('[T03] every option can come first, except in true-or-false questions', () => {
    const firsts = new Set<string>()
    for (let i = 0; i < 200; i++)
      for (const { kind, options } of draw(bank, 5, new Set())) {
        if (kind === 'true_false') expect(options.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
        else firsts.add(options[0]?.id ?? '')
      }
    expect([...firsts].sort()).toEqual(['a', 'b', 'c'])
  })
})
