import { useActivityTexts } from '../locales/activities'
import styles from './activity.module.css'

/** The check-in code in large type; screen readers spell it out. */
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

/** Puts spaces between the characters of a code, so that screen readers spell it out. */
export function spelled(code: string): string {
  return code.split('').join(' ')
}
