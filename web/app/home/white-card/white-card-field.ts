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
  /** Takes back what the field and its question say of somebody. */
  forget: () => void
  /** Does the same, says why, and asks for another number. */
  clear: (why: string) => void
}
