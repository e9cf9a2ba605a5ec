import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useHold } from '../../core/held'
import { focusBlank } from '../focus-blank'
import { useSaveKey } from './save-key'
import type { FormState } from './use-form'

interface FormProps<V extends object> {
  form: FormState<V>
  /** Gets the values, once the rules and the schema have nothing against them. */
  onSubmit: (values: V) => void
  /** Whether somebody outside is told: Ctrl+S, with which people save, then sends nothing. */
  tells?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * A form. What the page shows is not read again while its values are changed. Ctrl+Enter sends it from any field, Ctrl+S saves it. The browser is not to remember what staff type, except what password managers
 * are for.
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
    // The form of a dialog stands in the form that opens it.
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

/** The values with the texts that are in the fields, however they got there. */
function filledIn<V extends object>(values: V, element: HTMLFormElement): V {
  const texts = [...new FormData(element)].filter(([name]) => typeof Reflect.get(values, name) === 'string')
  return { ...values, ...Object.fromEntries(texts) }
}
