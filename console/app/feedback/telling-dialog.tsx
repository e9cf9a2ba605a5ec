import { Button } from '@mantine/core'
import type { Telling } from '@portal/contract/feedback/tells-of-care'
import { useReviewsTexts } from '../locales/reviews'
import { Dialog } from '../ui/dialog'
import { Failure } from '../ui/failure'
import styles from './reviews.module.css'

interface TellingDialogProps {
  /** The words that may tell that somebody is a patient; the dialog is open while there are any. */
  telling: readonly Telling[]
  error: unknown
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Warns that a reply may tell that somebody is a patient, and says why that matters. Changing it is what Enter does. */
export function TellingDialog({ telling, error, isBusy, onConfirm, onClose }: TellingDialogProps) {
  const { telling: texts } = useReviewsTexts()
  return (
    <Dialog opened={telling.length > 0} onClose={onClose} title={texts.title}>
      <div className={styles.form}>
        <p>{texts.found}</p>
        <ul className={styles.words}>
          {telling.map(({ language, words }) => (
            <li key={`${language} ${words}`} lang={language}>
              <mark>{words}</mark>
            </li>
          ))}
        </ul>
        <p>{texts.why}</p>
        <p>{texts.example}</p>
        <Failure error={error} />
        <div className={styles.buttons}>
          <Button data-autofocus onClick={onClose}>
            {texts.change}
          </Button>
          <Button variant="default" loading={isBusy} onClick={onConfirm}>
            {texts.confirm}
          </Button>
        </div>
        <p className={styles.soft}>{texts.noted}</p>
      </div>
    </Dialog>
  )
}
