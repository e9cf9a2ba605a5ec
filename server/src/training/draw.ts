import { randomInt } from 'node:crypto'
import type { QuestionKind } from '@portal/contract/training/parts'
import type { DrawnQuestion, StoredOption } from './tables.ts'

interface BankQuestion extends DrawnQuestion {
  id: number
}

/** A random integer from 0 to `below` - 1. */
type Random = (below: number) => number

/**
 * Draws an exam from a bank: questions in random order with their options in random order. Reuses questions of the previous attempt
 * only when there are not enough others.
 */
export function draw(
  bank: readonly BankQuestion[],
  count: number,
  before: ReadonlySet<number>,
  random: Random = randomInt,
): BankQuestion[] {
  const fresh = shuffled(
    bank.filter(({ id }) => !before.has(id)),
    random,
  )
  const known = shuffled(
    bank.filter(({ id }) => before.has(id)),
    random,
  )
  const chosen = shuffled([...fresh, ...known].slice(0, count), random)
  return chosen.map((question) => ({ ...question, options: inOrder(question, random) }))
}

/** True comes before false, as users expect. */
function inOrder({ kind, options }: { kind: QuestionKind; options: StoredOption[] }, random: Random): StoredOption[] {
  return kind === 'true_false' ? options : shuffled(options, random)
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const all = [...items]
  for (let i = all.length - 1; i > 0; i--) {
    const j = random(i + 1)
    ;[all[i], all[j]] = [all[j] as T, all[i] as T]
  }
  return all
}
