import { ApiError } from '@portal/client/api-error'
import { createContext, type ReactNode, type SubmitEvent, useContext, useRef, useState } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { Button } from '../../core/button'
import { useHydrated } from '../../core/hydrated'
import { endErrors, toast } from '../../core/toasts'
import styles from './form.module.css'
import type { ContractForm } from './use-contract-form'

const BusyContext = createContext(false)

/** Presses closer together than this many milliseconds, with nothing typed in between, are one. */
const doubleClick = 500

interface FormProps<V extends FieldValues, Valid> {
  form: ContractForm<V, Valid>
  /** Sends valid values (by quiet calls). An ApiError that it throws is shown: at its fields, or as a toast. */
  onSubmit: (values: Valid) => Promise<void>
  /** Names the form for screen readers, where a heading above does not. */
  label?: string
  children: ReactNode
}

/** A form around fields and a SubmitButton: it sends once for a double click, and keeps what was typed whatever fails. */
export function Form<V extends FieldValues, Valid>({ form, onSubmit, label, children }: FormProps<V, Valid>) {
  const [busy, setBusy] = useState(false)
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const send = async (values: Valid) => {
    const now = performance.now()
    if (now - sentAt.current < doubleClick) return
    sentAt.current = now
    setBusy(true)
    endErrors()
    try {
      await onSubmit(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Over a lost session the whole page changes; there is nothing to say here.
      if (!form.showServerFields(error) && error.status !== 401) toast(error.message, 'error')
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) void form.handleSubmit(send)(event)
  }
  return (
    <FormProvider {...form}>
      <BusyContext value={busy}>
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

interface SubmitButtonProps {
  children: ReactNode
  /** Words while it sends. */
  busyText: string
  kind?: 'primary' | 'accent' | 'secondary'
}

/**
 * Sends the form. While that lasts it says so and keeps the focus. Before React is there it does nothing, so that no secret gets
 * into an address.
 */
export function SubmitButton({ children, busyText, kind }: SubmitButtonProps) {
  const busy = useContext(BusyContext)
  const hydrated = useHydrated()
  return (
    <Button
      type="submit"
      size="large"
      kind={kind}
      className={styles.submit}
      disabled={!hydrated}
      aria-disabled={busy || undefined}
    >
      {busy ? busyText : children}
    </Button>
  )
}
