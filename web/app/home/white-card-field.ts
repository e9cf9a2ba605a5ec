import type { ReactNode } from 'react'

/** The number field of the white-card box, for the calls that come with its first use. */
export interface WhiteCardField {
  read: () => string
  write: (typed: string) => void
  /** Scrolls to the field and focuses it. */
  focus: () => void
  setError: (message: string) => void
  /** Shows a question about the number at the field. */
  ask: (question: ReactNode) => void
  /** Whether a question stands at the field. */
  isAsked: () => boolean
  /** Takes the number and the question away, and says why. */
  clear: (why: string) => void
}
