import { useState } from 'react'
import { later } from '../../core/later'
import { useHold } from '../../core/live/held'
import type { DialogWindowProps } from './dialog-window'

const DialogWindow = later(async () => (await import('./dialog-window')).DialogWindow)

/** A dialog. Live refresh pauses while it is open. */
export function Dialog(props: DialogWindowProps) {
  const { opened } = props
  const [wasOpened, setWasOpened] = useState(opened)
  useHold(opened)
  if (opened && !wasOpened) setWasOpened(true)
  return wasOpened && <DialogWindow {...props} />
}
