import { Listeners } from '@portal/client/listeners'
import { useEffect, useState } from 'react'
import { later } from '../core/later'
import { useSingleKeys } from '../core/single-keys'
import { useShellTexts } from '../locales/shell'
import { Dialog } from '../ui/dialog/dialog'

const KeyList = later(async () => (await import('./key-list')).KeyList)
const listeners = new Listeners()

/** Opens the key help. */
export const showKeys = listeners.tell

/** A dialog with the keyboard shortcuts and a switch for the single-key ones. */
export function KeyHelp() {
  const { keys } = useShellTexts()
  const [isOpen, setOpen] = useState(false)
  useSingleKeys({ '?': () => setOpen(true) })
  useEffect(() => listeners.add(() => setOpen(true)), [])
  return (
    <Dialog opened={isOpen} onClose={() => setOpen(false)} title={keys.title}>
      <KeyList />
    </Dialog>
  )
}
