import type { ReactNode } from 'react'
import { useFormTexts } from '../../locales/form'
import { FieldError, FieldFrame, type FieldProps, Hint, Label, useField } from './field'
import * as styles from './form.module.css'

interface ChoiceProps extends FieldProps {
  /** `lang`: the language of the label, if it differs from the page's. */
  options: readonly { value: string; label: string; lang?: string }[]
  autoComplete?: string
}

/** A drop-down list with one selectable option. */
export function SelectField(props: ChoiceProps) {
  const { id, error, describedBy, registered } = useField(props)
  const texts = useFormTexts()
  return (
    <FieldFrame {...props} id={id} error={error}>
      <select
        {...registered}
        id={id}
        className={styles.control}
        autoComplete={props.autoComplete}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
      >
        <option value="">{texts.choose}</option>
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** Radio buttons for a few options. */
export function RadioField(props: ChoiceProps) {
  const { id, error, describedBy, registered } = useField(props)
  return (
    <fieldset className={styles.field} aria-describedby={describedBy} data-invalid={error !== undefined || undefined}>
      <legend className={styles.label}>
        <Label {...props} />
      </legend>
      <Hint id={id} hint={props.hint} />
      <div className={styles.choices}>
        {props.options.map(({ value, label, lang }) => (
          <label key={value} className={styles.choice}>
            <input {...registered} type="radio" value={value} aria-describedby={error && `${id}-error`} />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** A checkbox; `children` are its label and may contain links. */
export function CheckField(props: Omit<FieldProps, 'label'> & { children: ReactNode }) {
  const { id, error, describedBy, registered } = useField({ ...props, label: '' })
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <Hint id={id} hint={props.hint} />
      <div className={styles.check}>
        <input
          {...registered}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy}
        />
        <label htmlFor={id}>{props.children}</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
