import { Checkbox, Kbd } from '@mantine/core'
import { useOfferedActions } from '../core/page-actions'
import { useSingleKeysOn } from '../core/single-keys'
import { useShellTexts } from '../locales/shell'
import styles from './frame.module.css'

/** The keyboard shortcuts, with a switch for the single-key ones. */
export function KeyList() {
  const { keys } = useShellTexts()
  const [on, setOn] = useSingleKeysOn()
  const offered = useOfferedActions()
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
    ['z', keys.undo],
    ...offered.map(({ key, label }) => [key, label]),
  ]
  return (
    <>
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
    </>
  )
}
