import { Checkbox, Kbd } from '@mantine/core'
import { Listeners } from '@portal/client/listeners'
import { useEffect, useState } from 'react'
import { useOfferedActions } from '../core/page-actions'
import { useSingleKeys, useSingleKeysOn } from '../core/single-keys'
import { useShellTexts } from '../locales/shell'
import { Dialog } from '../ui/dialog'
import styles from './frame.module.css'

const listeners = new Listeners()

/** Opens the list of keys. */
export const showKeys = listeners.tell

/** The list of keys, and the switch of the single ones. */
export function KeyHelp() {
  const { keys } = useShellTexts()
  const [isOpen, setOpen] = useState(false)
  const [on, setOn] = useSingleKeysOn()
  const offered = useOfferedActions()
  useSingleKeys({ '?': () => setOpen(true) })
  useEffect(() => listeners.add(() => setOpen(true)), [])
  const list = [
    ['Ctrl K', keys.palette],
    ['?', keys.help],
    ['j', keys.next],
    ['k', keys.previous],
    ['x', keys.pick],
    ['Enter', keys.enter],
    ['Esc', keys.escape],
    ['Ctrl S', keys.save],
    ['Ctrl Enter', keys.send],
    ...offered.map(({ key, label }) => [key, label]),
  ]
  return (
    <Dialog opened={isOpen} onClose={() => setOpen(false)} title={keys.title}>
      <dl className={styles.keys}>
        {list.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={keys.single}
        description={keys.singleHint}
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Dialog>
  )
}
