import type { DocumentKind } from '@portal/contract/accounts/documents'
import * as formStyles from '../../ui/form/form.module.css'
import * as styles from './documents.module.css'

interface PaperChoiceProps {
  id: string
  legend: string
  /** The kind of document that the question refers to; screen readers announce it with the question. */
  about: string
  papers: readonly { value: string; label: string }[]
  chosen: string
  error: string
  choose: (paper: string) => void
}

/** Radio buttons to select the paper that the next picture shows. */
export function PaperChoice({ id, legend, about, papers, chosen, error, choose }: PaperChoiceProps) {
  return (
    <fieldset id={id} className={styles.papers}>
      <legend>
        <span>{legend}</span>
        <span className="visually-hidden"> {about}</span>
      </legend>
      {papers.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            aria-invalid={error !== '' || undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className={formStyles.error}>
          <span aria-hidden="true">!</span>
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}

/** The id of a kind's choice, as a link and focus target. */
export const choicePlace = (kind: DocumentKind) => `paper-of-${kind}`
