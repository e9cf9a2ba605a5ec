import { Button } from '@mantine/core'
import type { Telling } from '@portal/contract/feedback/tells-of-care'
import { useReviewsTexts } from '../locales/reviews'
import { Dialog } from '../ui/dialog/dialog'
import styles from './reviews.module.css'

interface TellingDialogProps {
  save: { asked: readonly Telling[] | undefined; isPending: boolean; confirm: () => void; dismiss: () => void }
}

/** Warns that a reply may tell that somebody is a patient, and says why that matters. Changing it is what Enter does. */
export function TellingDialog({ save: { asked: telling = [], isPending, confirm, dismiss } }: TellingDialogProps) {
  const { telling: texts } = useReviewsTexts()
  return (
    <Dialog opened={telling.length > 0} onClose={dismiss} title={texts.title}>
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
        <div className={styles.buttons}>
          <Button data-autofocus onClick={dismiss}>
            {texts.change}
          </Button>
          <Button variant="default" loading={isPending} onClick={confirm}>
            {texts.confirm}
          </Button>
        </div>
        <p className={styles.soft}>{texts.noted}</p>
      </div>
    </Dialog>
  )
}
