import { fieldTexts, isFieldMessage } from '@portal/contract/fields/field-texts'
import { type ReactNode, useId } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLanguage } from '../../core/texts'
import { useFormTexts } from '../../locales/form'
import * as styles from './form.module.css'

export interface FieldProps {
  /** The contract's name of the input. */
  name: string
  label: string
  hint?: ReactNode
  /** Whether the field may stay empty; the label says so. */
  optional?: boolean
  /** Fields to validate again together with this one. */
  deps?: string[]
}

/** Connects a control to the surrounding form: id, registration, error and description. */
export function useField({ name, hint, deps }: FieldProps) {
  const id = useId()
  const { register } = useFormContext()
  const error = useFieldError(name)
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    error,
    describedBy: describedBy || undefined,
    registered: register(name, { deps }),
  }
}

/** The error of a field in the interface language; undefined when there is none. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name })
  const language = useLanguage()
  const message = errors[name]?.message
  if (typeof message !== 'string' || message === '') return undefined
  return isFieldMessage(message) ? fieldTexts[message][language] : message
}

interface FieldFrameProps extends FieldProps {
  id: string
  error: string | undefined
  children: ReactNode
}

/** Label, hint, control and error of a field, in this order. */
export function FieldFrame({ id, label, hint, optional, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <Label label={label} optional={optional} />
      </label>
      <Hint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The label of a field, marked as optional where it may stay empty. */
export function Label({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  const texts = useFormTexts()
  return (
    <>
      <span>{label}</span>
      {optional && <span className={styles.optional}>{texts.optional}</span>}
    </>
  )
}

export function Hint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null
  return (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  )
}

/** The error beside a field; screen readers announce it with the field, which gets the focus. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className={styles.error}>
      <span aria-hidden="true">!</span>
      <span>{error}</span>
    </p>
  )
}
