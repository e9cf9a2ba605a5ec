/** A small fault, built into a copy of the project to see whether its tests notice. */
export interface Fault {
  /** The acceptance ids whose tests must notice: for each of them, a test that carries it fails. */
  ids: readonly string[]
  /** What people would meet: 'elder and caregiver counts are swapped'. */
  fault: string
  /** The changed file, from the project's root. */
  file: string
  /** A text that occurs exactly once in the file. */
  from: string
  to: string
  /** The suite that has to notice: by default the browser tests for what browsers run, the server tests for everything else. */
  suite?: Suite
}

export type Suite = 'server' | 'browser'
