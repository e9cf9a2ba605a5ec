import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useShellTexts } from '../../locales/shell'
import { Dialog } from '../dialog/dialog'
import page from '../page.module.css'

interface ConfirmSaveProps<Asked> {
  save: { asked: Asked | undefined; isPending: boolean; confirm: () => void; dismiss: () => void }
  title: string
  /** Label of the button that saves anyway. */
  confirm: string
  size?: string
  children: (asked: Asked) => ReactNode
}

/** Shows the consequences of a save that the form itself does not, and saves once they are confirmed. */
export function ConfirmSave<Asked>({ save, title, confirm, size = 'md', children }: ConfirmSaveProps<Asked>) {
  const { cancel } = useShellTexts()
  return (
    <Dialog opened={save.asked !== undefined} onClose={save.dismiss} title={title} size={size}>
      <div className={page.asks}>
        {save.asked !== undefined && children(save.asked)}
        <div className={page.buttons}>
          <Button color="terracotta" loading={save.isPending} onClick={save.confirm}>
            {confirm}
          </Button>
          <Button variant="default" data-autofocus onClick={save.dismiss}>
            {cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
