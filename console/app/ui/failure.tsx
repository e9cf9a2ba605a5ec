import type { Difference } from '../core/changed'
import { useShellTexts } from '../locales/shell'
import { Alert } from './alert'
import styles from './failure.module.css'
import { formError } from './form-errors'

interface FailureProps {
  error: unknown
  /** What a colleague has changed meanwhile, when that is why. */
  missed?: readonly Difference[]
}

/** Says why a form or an action failed, unless its fields say it; nothing while it has not. */
export function Failure({ error, missed = [] }: FailureProps) {
  const message = formError(error)
  if (!message) return null
  return (
    <>
      <Alert>{message}</Alert>
      <div role="status">{missed.length > 0 && <Differences list={missed} />}</div>
    </>
  )
}

/** The facts of a record that have changed, each with its earlier value. */
export function Differences({ list }: { list: readonly Difference[] }) {
  const { changed } = useShellTexts()
  return (
    <dl className={styles.differences} aria-label={changed.title}>
      {list.map(({ label, before, now }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {now || changed.nothing} <span>{changed.before(before || changed.nothing)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
