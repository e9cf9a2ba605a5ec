import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useHold } from '../../core/live/held'
import { focusBlank } from '../focus-blank'
import { useSaveKey } from './save-key'
import type { FormState } from './use-form'

interface FormProps<V extends object> {
  form: FormState<V>
  /** Called with values that pass the rules and the schema. */
  onSubmit: (values: V) => void
  /** Sending notifies somebody outside the agency, so Ctrl+S does nothing: people press it to save, not to send. */
  tells?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * A form. Unsaved input holds back live refresh. Ctrl+Enter submits from any field, Ctrl+S saves. Autocomplete is off, since the input is
 * about patients, except for passwords.
 */
export function Form<V extends object>({ form, onSubmit, tells = false, className, children }: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null)
  useHold(form.isDirty)
  useSaveKey(element, !tells && !form.isSecret)
  useEffect(() => {
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (form.tries > 0 && field && !focusBlank(field)) field.focus()
  }, [form.tries])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles the submit of a dialog's form to the form that renders the dialog.
    event.stopPropagation()
    const values = form.isSecret ? filledIn(form.values, event.currentTarget) : form.values
    if (await form.check(values)) onSubmit(values)
  }
  const onKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.requestSubmit()
  }
  return (
    <form
      ref={element}
      className={className}
      onSubmit={submit}
      onKeyDown={onKey}
      noValidate
      {...(!form.isSecret && { autoComplete: 'off' })}
    >
      {children}
    </form>
  )
}

/** The values, updated from the fields: password managers fill them without an event. */
function filledIn<V extends object>(values: V, element: HTMLFormElement): V {
  const texts = [...new FormData(element)].filter(([name]) => typeof Reflect.get(values, name) === 'string')
  return { ...values, ...Object.fromEntries(texts) }
}
