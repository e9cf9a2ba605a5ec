import { Button } from '@mantine/core'
import { useShellTexts } from '../locales/shell'
import styles from './page.module.css'

interface DialogButtonsProps {
  /** What the button says that sends the form. */
  send: string
  isBusy: boolean
  /** Whether the action is hard to undo. */
  isGrave?: boolean
  /** Whether Enter sends at once, since nothing has to be filled in. */
  takesFocus?: boolean
  onClose: () => void
}

/** The buttons of a form in a dialog: submit and cancel. */
export function DialogButtons({ send, isBusy, isGrave = false, takesFocus = false, onClose }: DialogButtonsProps) {
  const { cancel } = useShellTexts()
  return (
    <div className={styles.buttons}>
      <Button
        type="submit"
        loading={isBusy}
        {...(isGrave && { color: 'terracotta' })}
        {...(takesFocus && { 'data-autofocus': true })}
      >
        {send}
      </Button>
      <Button variant="default" onClick={onClose}>
        {cancel}
      </Button>
    </div>
  )
}
