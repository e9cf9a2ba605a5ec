import { totalScore } from '@portal/contract/training/parts'

/** A question with its right options and the chosen ones. */
export interface AnsweredQuestion {
  options: readonly { id: string; correct: boolean }[]
  chosen: readonly string[]
}

export type Outcome = 'right' | 'wrong' | 'unanswered'

export interface Grade {
  right: number
  wrong: number
  unanswered: number
  /** Out of `totalScore`, rounded down, so that a failed score is never displayed as the pass mark. */
  score: number
  passed: boolean
}

/** Grades an exam; every question has the same weight. */
export function grade(questions: readonly AnsweredQuestion[], passMark: number): Grade {
  const outcomes = questions.map(outcomeOf)
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  const right = count('right')
  const score = questions.length === 0 ? 0 : Math.floor((right * totalScore) / questions.length)
  return { right, wrong: count('wrong'), unanswered: count('unanswered'), score, passed: score >= passMark }
}

/** A question is right if exactly the right options were chosen. */
export function outcomeOf({ options, chosen }: AnsweredQuestion): Outcome {
  if (chosen.length === 0) return 'unanswered'
  return options.every(({ id, correct }) => chosen.includes(id) === correct) ? 'right' : 'wrong'
}
