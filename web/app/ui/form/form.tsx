import { ApiError } from '@portal/client/api-error'
import { useSend } from '@portal/client/use-send'
import { createContext, type ReactNode, type SubmitEvent, useContext, useRef } from 'react'
import { type FieldValues, FormProvider, type Path, type PathValue } from 'react-hook-form'
import { Button } from '../../core/button'
import { afterPaint } from '../../core/loading/after-paint'
import { useHydrated } from '../../core/loading/hydrated'
import { clearErrors, toast } from '../../core/toasts'
import * as styles from './form.module.css'
import type { ContractForm } from './use-contract-form'

const BusyContext = createContext(false)

/** Submits within this many milliseconds of each other, without input in between, count as one. */
const doubleClick = 500

interface FormProps<V extends FieldValues, Valid> {
  form: ContractForm<V, Valid>
  /** Submits valid values, by quiet calls. An ApiError that it throws is shown at its fields or as a toast. */
  onSubmit: (values: Valid) => Promise<void>
  /** The form's accessible name, needed if no heading above names it. */
  label?: string
  children: ReactNode
}

/** A form around fields and a SubmitButton. Ignores double clicks and keeps the input when the submit fails. */
export function Form<V extends FieldValues, Valid>({ form, onSubmit, label, children }: FormProps<V, Valid>) {
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const { isSending, send } = useSend(async (values: Valid) => {
    const now = performance.now()
    if (now - sentAt.current < doubleClick) return
    sentAt.current = now
    clearErrors()
    try {
      await onSubmit(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // When the session has ended, the whole page changes, so there is nothing to show here.
      if (!form.showServerFields(error) && error.status !== 401) toast(error.message, 'error')
    }
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    takeShownValues(form, event.currentTarget)
    void form.handleSubmit(send, showWholeField)(event)
  }
  return (
    <FormProvider {...form}>
      <BusyContext value={isSending}>
        <form
          noValidate
          className={styles.form}
          aria-label={label}
          onSubmit={submit}
          onInput={() => {
            sentAt.current = Number.NEGATIVE_INFINITY
          }}
        >
          {children}
        </form>
      </BusyContext>
    </FormProvider>
  )
}

/** Brings the invalid field, which gets the focus, into view with its error: browsers scroll to the control alone. */
function showWholeField(): void {
  afterPaint(() => document.activeElement?.closest(`.${styles.field}`)?.scrollIntoView({ block: 'nearest' }))
}

const textControls = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select'

/**
 * Reads the fields' values: some browsers and password managers fill them in without an event. Skips fields without a name, which are
 * parts of another field and notice the change themselves.
 */
function takeShownValues<V extends FieldValues, Valid>(form: ContractForm<V, Valid>, element: HTMLFormElement): void {
  for (const control of element.querySelectorAll<HTMLInputElement>(textControls)) {
    const name = control.name as Path<V>
    if (!name) control.dispatchEvent(new Event('change', { bubbles: true }))
    const known = name && form.getValues(name)
    if (typeof known === 'string' && known !== control.value)
      form.setValue(name, control.value as PathValue<V, Path<V>>)
  }
}

interface SubmitButtonProps {
  children: ReactNode
  /** The label while the form is being submitted. */
  busyText: string
  kind?: 'primary' | 'accent' | 'secondary'
  /** Whether it is the main action of its page, unless it is secondary. */
  main?: boolean
}

/**
 * Submits the form. While busy it says so and keeps the focus. Disabled before hydration, so that the browser does not
 * submit the form itself and put secrets into a URL.
 */
export function SubmitButton({ children, busyText, kind, main = kind !== 'secondary' }: SubmitButtonProps) {
  const busy = useContext(BusyContext)
  const hydrated = useHydrated()
  return (
    <Button
      type="submit"
      size="large"
      mainAction={main}
      kind={kind}
      className={styles.submit}
      disabled={!hydrated}
      aria-disabled={busy || undefined}
    >
      {busy ? busyText : children}
    </Button>
  )
}
