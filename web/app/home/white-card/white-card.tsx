import { lazy, type ReactNode, type SubmitEvent, Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { Button } from '../../core/button'
import { Icon } from '../../core/icon'
import { scrollBehavior } from '../../core/reduced-motion'
import { useTexts } from '../../core/texts'
import { useSessionUser, useToken } from '../../core/use-session'
import { Phrases } from '../../ui/phrases'
import { careCalls, useCareActions } from './use-care-actions'
import * as styles from './white-card.module.css'

/** Needed only by patients. If it fails to load, the personal center still asks. */
const CardLine = lazy(() =>
  import('../../care/white-card/card-line').then(
    ({ CardLine }) => ({ default: CardLine }),
    () => ({ default: () => null }),
  ),
)

/**
 * The white-card box: check a white card, or apply for long-term care (H02–H08). Before hydration both forms open the
 * services page; the number field has no `name`, so that the number never becomes part of a URL.
 */
export function WhiteCard() {
  const { whiteCard, longTermCare } = useTexts().home
  const [error, setError] = useState('')
  const [question, setQuestion] = useState<ReactNode>(null)
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef<HTMLDivElement>(null)
  const forget = () => {
    if (input.current) input.current.value = ''
    setQuestion(null)
    setError('')
  }
  const { busy, submit, apply } = useCareActions({
    read: () => input.current?.value ?? '',
    write: (typed) => {
      if (input.current) input.current.value = typed
    },
    focus: () => bringIntoView(box.current, input.current),
    isAsked: () => question !== null,
    setError: (message) => flushSync(() => setError(message)),
    ask: (question) => {
      flushSync(() => setQuestion(question))
      bringIntoView(asked.current, input.current, 'start')
    },
    forget,
    clear: (why) => {
      forget()
      setError(why)
      input.current?.focus()
    },
  })
  return (
    <section ref={box} id="white-card" className={`wrap ${styles.box}`}>
      <form className={styles.check} action="/services" noValidate onSubmit={withoutReload(submit)}>
        <h2>
          <Phrases text={whiteCard.title} />
        </h2>
        <p>{whiteCard.text}</p>
        {question && (
          <div ref={asked} role="status" className={styles.whose}>
            {question}
          </div>
        )}
        <CardNumber input={input} error={error} onChange={() => setError('')}>
          <Button type="submit" size="large" mainAction="show" aria-disabled={busy === 'submit' || undefined}>
            {busy === 'submit' ? whiteCard.busy : whiteCard.submit}
          </Button>
        </CardNumber>
        <OwnCard />
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
        <Link to="/services/booking" className={styles.visit}>
          <Icon name="calendar" />
          {longTermCare.visit}
        </Link>
      </form>
    </section>
  )
}

/** Tells patients what has become of their card. */
function OwnCard() {
  const token = useToken()
  const isPatient = useSessionUser()?.userType === 'patient'
  return token && isPatient ? (
    <Suspense>
      <CardLine key={token} />
    </Suspense>
  ) : null
}

interface CardNumberProps {
  input: React.RefObject<HTMLInputElement | null>
  error: string
  onChange: () => void
  /** The button beside the field. */
  children: ReactNode
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
          <span>{error}</span>
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

function bringIntoView(
  part: HTMLElement | null,
  input: HTMLInputElement | null,
  block: ScrollLogicalPosition = 'center',
) {
  part?.scrollIntoView({ behavior: scrollBehavior(), block })
  input?.focus({ preventScroll: true })
}
