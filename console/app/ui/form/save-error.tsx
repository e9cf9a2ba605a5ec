import { Button } from '@mantine/core'
import { type Difference, isChangedMeanwhile } from '../../core/changed'
import { useShellTexts } from '../../locales/shell'
import { formError } from '../form-errors'
import styles from './form.module.css'

interface Failed {
  error: unknown
  /** What a colleague has changed meanwhile, when that is why. */
  missed?: readonly Difference[]
  /** What is said then, instead of the server's words. */
  missedTitle?: string | undefined
  /** Fills the form with the colleague's version. */
  takeTheirs?: (() => void) | undefined
}

/** Says why a save failed, unless its fields say it; nothing while it has not. */
export function SaveError({ save: { error, missed = [], missedTitle, takeTheirs } }: { save: Failed }) {
  const { changed } = useShellTexts()
  const message = formError(error)
  if (!message) return null
  return (
    <>
      <div role="alert" className={styles.error}>
        <p>{(isChangedMeanwhile(error) && missedTitle) || message}</p>
        {missed.length > 0 && (
          <dl className={styles.differences} aria-label={changed.title}>
            {missed.map(({ label, before, now }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {before === undefined ? now : now || changed.nothing}{' '}
                  {before !== undefined && <span>{changed.before(before || changed.nothing)}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {takeTheirs && (
        <div>
          <Button variant="default" onClick={takeTheirs}>
            {changed.takeTheirs}
          </Button>
        </div>
      )}
    </>
  )
}
