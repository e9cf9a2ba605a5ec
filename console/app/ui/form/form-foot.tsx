import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useShellTexts } from '../../locales/shell'
import styles from './form.module.css'
import { SaveError } from './save-error'

interface FormFootProps {
  /** Label of the submit button. */
  send: string
  save: ComponentProps<typeof SaveError>['save'] & { isPending: boolean }
  /** Offers to bring back what the fields held before. */
  form?: { isDirty: boolean; reset: () => void; undo: (() => void) | undefined }
  /** Closes the dialog that the form is in; what was typed stays. */
  onClose?: () => void
  /** Label of the close button, where “Cancel” could mean the action itself. */
  leave?: string
  /** Whether the form is not what the page is for. */
  isQuiet?: boolean
  /** Whether the action is hard to undo. */
  isDestructive?: boolean
  /** Whether Enter sends at once, since nothing has to be filled in. */
  takesFocus?: boolean
}

/** The end of a form: why it was not saved, and its buttons. */
export function FormFoot({ send, save, form, onClose, leave, isQuiet, isDestructive, takesFocus }: FormFootProps) {
  const { cancel, discard, undo } = useShellTexts()
  return (
    <>
      <SaveError save={save} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          loading={save.isPending}
          variant={isQuiet ? 'default' : 'filled'}
          {...(isDestructive && { color: 'terracotta' })}
          {...(takesFocus && { 'data-autofocus': true })}
        >
          {send}
        </Button>
        {onClose && (
          <Button variant="default" onClick={onClose}>
            {leave ?? cancel}
          </Button>
        )}
        {(form?.isDirty || form?.undo) && (
          <Button variant="subtle" onClick={form.isDirty ? form.reset : form.undo}>
            {form.isDirty ? discard : undo}
          </Button>
        )}
      </div>
    </>
  )
}
