import { Button } from '@mantine/core'
import { type Difference, isChangedMeanwhile } from '../../core/saving/changed'
import { useShellTexts } from '../../locales/shell'
import { formError } from '../form-errors'
import styles from './form.module.css'

interface Failed {
  error: unknown
  /** The colleague's changes, if they are the reason. */
  missed?: readonly Difference[]
  /** Replaces the server's message in that case. */
  missedTitle?: string | undefined
  /** Fills the form with the colleague's version. */
  takeTheirs?: (() => void) | undefined
}

/** The reason why a save failed, unless it is shown at a field. */
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
