import type { HTMLAttributes } from 'react'
import { FieldFrame, type FieldProps, useField } from './field'
import * as styles from './form.module.css'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'tel' | 'email'
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoCapitalize?: 'none' | 'words' | 'characters'
  /** The width of the input, matching the expected length. */
  width?: 'full' | 'short'
}

const asTyped = { email: true, tel: true, numeric: true } as Record<string, true | undefined>
/** Tokens of `autocomplete` for names and addresses, which begin with a capital letter. */
const proper = /(given|family|nick)-?name|address-l/

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', autoComplete, inputMode, autoCapitalize, width = 'full' } = props
  const { id, error, describedBy, registered } = useField(props)
  const plain = asTyped[inputMode ?? type]
  const capitals = autoCapitalize ?? (plain ? 'none' : proper.test(autoComplete ?? '') ? 'words' : undefined)
  return (
    <FieldFrame {...props} id={id} error={error}>
      <input
        {...registered}
        id={id}
        // With type "email" the browser would silently change some invalid input; the contract's error message is
        // better.
        type={type === 'email' ? 'text' : type}
        inputMode={inputMode ?? (type === 'email' ? 'email' : undefined)}
        className={styles.control}
        data-width={width}
        autoComplete={autoComplete}
        autoCapitalize={capitals}
        // Phones would "correct" names and numbers.
        autoCorrect={plain || capitals ? 'off' : undefined}
        spellCheck={plain || capitals ? false : undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
      />
    </FieldFrame>
  )
}

/** A multi-line text field. */
export function TextAreaField(props: FieldProps & { rows?: number }) {
  const { id, error, describedBy, registered } = useField(props)
  return (
    <FieldFrame {...props} id={id} error={error}>
      <textarea
        {...registered}
        id={id}
        rows={props.rows ?? 5}
        className={styles.control}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
        // Scroll to the whole field, since browsers scroll only to the caret.
        onKeyUp={({ key, currentTarget }) => key === 'Tab' && currentTarget.scrollIntoView({ block: 'nearest' })}
      />
    </FieldFrame>
  )
}
