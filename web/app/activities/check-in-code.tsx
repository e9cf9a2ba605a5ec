import { useActivityTexts } from '../locales/activities'
import * as styles from './activity.module.css'
import { QrCode } from './qr-code'

/** The check-in code as a picture for the scanner at the door and in large type; screen readers spell it out. */
export function CheckInCode({ code }: { code: string }) {
  const { signUp: words } = useActivityTexts()
  return (
    <div className={styles.code}>
      <p>{words.code}</p>
      <QrCode text={code} label={words.qrCode} />
      <p className={styles.letters} translate="no">
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
