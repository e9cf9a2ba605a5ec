import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useShellTexts } from '../../locales/shell'
import styles from './form.module.css'
import { SaveError } from './save-error'

interface FormFootProps {
  /** Label of the submit button. */
  send: string
  save: ComponentProps<typeof SaveError>['save'] & { isPending: boolean }
  /** Adds a button that restores the initial values. */
  form?: { isDirty: boolean; reset: () => void; undo: (() => void) | undefined }
  /** Closes the dialog that contains the form; the input is kept. */
  onClose?: () => void
  /** Label of the close button, where “Cancel” could mean the action itself. */
  leave?: string
  /** Whether the form is not the page's main one. */
  isQuiet?: boolean
  /** Whether the action is hard to undo. */
  isDestructive?: boolean
  /** Whether Enter submits at once, since nothing has to be filled in. */
  takesFocus?: boolean
}

/** The footer of a form: the error of the last save, and the buttons. */
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
