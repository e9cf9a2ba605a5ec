import type { Texts } from '@portal/contract/language'
import type { EnteredQuestion } from '@portal/contract/training/staff'

/** A part of a film: a drawing, which part of it fills the screen, and what is said. */
export interface DemoScene {
  picture: string
  /** Left edge and width, as shares of the drawing's width, and where the cut lies: 0 shows the drawing's top, 1 its bottom. */
  view?: { from: number; width: number; top: number }
  caption: Texts
}

export interface DemoTraining {
  /** Folder of the film in demo/film/training. */
  key: string
  title: Texts
  summary: Texts
  objectives: Texts
  /** Picture before the film starts. */
  poster: string
  posterAlt: Texts
  minutes: number
  scenes: DemoScene[]
  questions: EnteredQuestion[]
}

/** A question that is true or false. */
export function trueFalse(answer: boolean, text: Texts, explanation: Texts): EnteredQuestion {
  return { kind: 'true_false', answer, text, explanation }
}

/** A question with one right answer, the first. */
export function single(text: Texts, [right, ...wrong]: Texts[], explanation: Texts): EnteredQuestion {
  const options = [right, ...wrong].flatMap((option, i) => (option ? [{ text: option, correct: i === 0 }] : []))
  return { kind: 'single', text, explanation, options }
}

/** A question with several right answers. */
export function multiple(text: Texts, right: Texts[], wrong: Texts[], explanation: Texts): EnteredQuestion {
  const options = [
    ...right.map((option) => ({ text: option, correct: true })),
    ...wrong.map((option) => ({ text: option, correct: false })),
  ]
  return { kind: 'multiple', text, explanation, options }
}
