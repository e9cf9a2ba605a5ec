import { type Ref, useId } from 'react'
import formStyles from '../../ui/form/form.module.css'
import styles from './documents.module.css'

interface PaperChoiceProps {
  ref?: Ref<HTMLFieldSetElement>
  legend: string
  /** The kind of document that the question is about; read out with it. */
  about: string
  papers: readonly { value: string; label: string }[]
  chosen: string
  error: string
  choose: (paper: string) => void
}

/** Which of a kind's papers the next picture is. */
export function PaperChoice({ ref, legend, about, papers, chosen, error, choose }: PaperChoiceProps) {
  const id = useId()
  return (
    <fieldset ref={ref} className={styles.papers}>
      <legend>
        {legend}
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
          {error}
        </p>
      )}
    </fieldset>
  )
}
