import { guidePath } from '../addresses'

/** The questions of the guide with their answers. A way through it has four at most. */
export const questions = {
  help: ['daily', 'health', 'break', 'company', 'medicaid', 'unsure'],
  place: ['served', 'elsewhere'],
  card: ['yes', 'no', 'unsure'],
  time: ['long', 'short', 'unsure'],
  insurance: ['medicare', 'private', 'none'],
} as const

export type Question = keyof typeof questions
export type Answers = { [Q in Question]?: (typeof questions)[Q][number] }

/** The answers that an address gives, up to the first one that is missing or unknown. */
export function answersIn(search: URLSearchParams): Answers {
  let answers: Answers = {}
  for (;;) {
    const question = nextQuestion(answers)
    const given = question && questions[question].find((answer) => answer === search.get(question))
    if (!question || !given) return answers
    answers = { ...answers, [question]: given }
  }
}

/** The question that comes after some answers; none after the last. */
export function nextQuestion(answers: Answers): Question | undefined {
  return questionsAskedWith(answers).find((question) => answers[question] === undefined)
}

/** The questions that were answered, in the order in which they were asked. */
export function answeredIn(answers: Answers): Question[] {
  return questionsAskedWith(answers).filter((question) => answers[question] !== undefined)
}

/** The address of the guide with some answers, or only with those that come before a question. */
export function pathOf(answers: Answers, before?: Question): string {
  const answered = answeredIn(answers)
  const kept = before ? answered.slice(0, answered.indexOf(before)) : answered
  const search = new URLSearchParams(kept.map((question) => [question, answers[question] ?? '']))
  return kept.length > 0 ? `${guidePath}?${search}` : guidePath
}

/** The questions that somebody with these answers is asked, as far as the answers decide it. */
export function questionsAskedWith({ help, place, card }: Answers): Question[] {
  if (place === 'elsewhere' || help === 'medicaid') return ['help', 'place']
  return ['help', 'place', 'card', card === 'yes' ? 'time' : 'insurance']
}
