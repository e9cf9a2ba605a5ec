import { guidePath } from '../addresses'

/** The questions of the guide with their possible answers. A user answers at most four of them. */
export const questions = {
  help: ['daily', 'health', 'break', 'company', 'medicaid', 'unsure'],
  place: ['served', 'elsewhere'],
  card: ['yes', 'no', 'unsure'],
  time: ['long', 'short', 'unsure'],
  insurance: ['medicare', 'private', 'none'],
} as const

export type Question = keyof typeof questions
export type Answers = { [Q in Question]?: (typeof questions)[Q][number] }

/** Reads the answers from the URL, up to the first one that is missing or unknown. */
export function answersIn(search: URLSearchParams): Answers {
  let answers: Answers = {}
  for (;;) {
    const question = nextQuestion(answers)
    const given = question && questions[question].find((answer) => answer === search.get(question))
    if (!question || !given) return answers
    answers = { ...answers, [question]: given }
  }
}

/** The next question after these answers; undefined when there is none. */
export function nextQuestion(answers: Answers): Question | undefined {
  return questionsAskedWith(answers).find((question) => answers[question] === undefined)
}

/** The answered questions, in the order in which they were asked. */
export function answeredIn(answers: Answers): Question[] {
  return questionsAskedWith(answers).filter((question) => answers[question] !== undefined)
}

/** The URL of the guide with these answers, or only with those before a given question. */
export function pathOf(answers: Answers, before?: Question): string {
  const answered = answeredIn(answers)
  const kept = before ? answered.slice(0, answered.indexOf(before)) : answered
  const search = new URLSearchParams(kept.map((question) => [question, answers[question] ?? '']))
  return kept.length > 0 ? `${guidePath}?${search}` : guidePath
}

/** The questions on the path that these answers lead to, as far as it is known. */
export function questionsAskedWith({ help, place, card }: Answers): Question[] {
  if (place === 'elsewhere' || help === 'medicaid') return ['help', 'place']
  return ['help', 'place', 'card', card === 'yes' ? 'time' : 'insurance']
}
