import { useActivityTexts } from '../locales/activities'
import styles from './activity.module.css'

/** The code for the door, big, and read out letter by letter. */
export function CheckInCode({ code }: { code: string }) {
  const { signUp: words } = useActivityTexts()
  return (
    <div className={styles.code}>
      <p>{words.code}</p>
      <p className={styles.letters}>
        <span aria-hidden="true">{code}</span>
        <span className="visually-hidden">{spelled(code)}</span>
      </p>
      <p>{words.codeHint}</p>
    </div>
  )
}

/** A code with spaces, so that it is read letter by letter. */
export function spelled(code: string): string {
  return code.split('').join(' ')
}
