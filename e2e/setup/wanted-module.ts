/** How far a module is: `half` of the film was watched, the exam was `failed` or `passed` and not signed. */
export type Trained = 'new' | 'half' | 'watched' | 'failed' | 'passed' | 'signed'

/** A module of nine seconds with six questions, for one caregiver alone, or one of the demo's. */
export interface WantedModule {
  title?: string
  /** Id of a module of the demo. */
  of?: number
  is: Trained
  /** Instead of in 30 days. */
  dueOn?: string
  /** The time limit of its exam; none by default. */
  limitMinutes?: number
}
