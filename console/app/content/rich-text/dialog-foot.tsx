import { Button } from '@mantine/core'
import { useShellTexts } from '../../locales/shell'
import styles from './rich-text.module.css'

interface DialogFootProps {
  /** The label of the button that submits. */
  label: string
  /** The label of the button that removes what is already in the text. */
  removeLabel: string | false
  onRemove: () => void
  onClose: () => void
}

/** The buttons of the dialogs for links and pictures. */
export function DialogFoot({ label, removeLabel, onRemove, onClose }: DialogFootProps) {
  const { cancel } = useShellTexts()
  return (
    <div className={styles.buttons}>
      <Button type="submit">{label}</Button>
      {removeLabel && (
        <Button variant="default" onClick={onRemove}>
          {removeLabel}
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        {cancel}
      </Button>
    </div>
  )
}
