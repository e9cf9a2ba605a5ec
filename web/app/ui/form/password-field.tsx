import { useState } from 'react'
import { useFormTexts } from '../../locales/form'
import { FieldFrame, type FieldProps, useField } from './field'
import * as styles from './form.module.css'

/** A password field with a button that shows the password. */
export function PasswordField(props: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const { id, error, describedBy, registered } = useField(props)
  const [shown, setShown] = useState(false)
  const texts = useFormTexts()
  return (
    <FieldFrame {...props} id={id} error={error}>
      <div className={styles.password}>
        <input
          {...registered}
          id={id}
          type={shown ? 'text' : 'password'}
          className={styles.control}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy}
        />
        <button
          type="button"
          aria-label={shown ? texts.hideValue(props.label) : texts.showValue(props.label)}
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.hide : texts.show}
        </button>
      </div>
    </FieldFrame>
  )
}
