import { type SubmitEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { Button } from '../core/button'
import { Icon } from '../core/icon'
import { scrollBehavior } from '../core/reduced-motion'
import { useTexts } from '../core/texts'
import { Phrases } from '../ui/phrases'
import { careCalls, useCareActions } from './use-care-actions'
import styles from './white-card.module.css'

/**
 * The white-card box: check a white card, or apply for long-term care (H02–H08). Before hydration both forms open the
 * services page; the number field has no `name`, so that the number never becomes part of a URL.
 */
export function WhiteCard() {
  const { whiteCard, longTermCare } = useTexts().home
  const [error, setError] = useState('')
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { busy, submit, apply } = useCareActions({
    read: () => input.current?.value ?? '',
    write: (typed) => {
      if (input.current) input.current.value = typed
    },
    focus: () => bringIntoView(box.current, input.current),
    setError: (message) => flushSync(() => setError(message)),
  })
  return (
    <section ref={box} id="white-card" className={`wrap ${styles.box}`}>
      <form className={styles.check} action="/services" noValidate onSubmit={withoutReload(submit)}>
        <h2>
          <Phrases text={whiteCard.title} />
        </h2>
        <p>{whiteCard.text}</p>
        <CardNumber input={input} error={error} onChange={() => setError('')}>
          <Button type="submit" size="large" data-main-action="show" aria-disabled={busy === 'submit' || undefined}>
            {busy === 'submit' ? whiteCard.busy : whiteCard.submit}
          </Button>
        </CardNumber>
        <Link to="/services" className={styles.help}>
          <Icon name="info" />
          {whiteCard.help}
        </Link>
      </form>
      <form className={styles.apply} action="/services" onSubmit={withoutReload(apply)}>
        <Icon name="heart" className={styles.mark} />
        <h2>
          <Phrases text={longTermCare.title} />
        </h2>
        <p>{longTermCare.text}</p>
        <Button type="submit" kind="accent" size="large" aria-disabled={busy === 'apply' || undefined}>
          {busy === 'apply' ? longTermCare.busy : longTermCare.apply}
        </Button>
      </form>
    </section>
  )
}

interface CardNumberProps {
  input: React.RefObject<HTMLInputElement | null>
  error: string
  onChange: () => void
  /** The button beside the field. */
  children: React.ReactNode
}

function CardNumber({ input, error, onChange, children }: CardNumberProps) {
  const { whiteCard } = useTexts().home
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{whiteCard.label}</label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onFocus={careCalls}
          onChange={error ? onChange : undefined}
        />
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <span aria-hidden="true">!</span>
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {whiteCard.hint}
      </p>
    </div>
  )
}

function withoutReload(action: () => void) {
  return (event: SubmitEvent) => {
    event.preventDefault()
    action()
  }
}

function bringIntoView(box: HTMLElement | null, input: HTMLInputElement | null) {
  box?.scrollIntoView({ behavior: scrollBehavior(), block: 'center' })
  input?.focus({ preventScroll: true })
}
