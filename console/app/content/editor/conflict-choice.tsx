import { Button } from '@mantine/core'
import type { Conflict } from '@portal/contract/content/merge'
import { useContentTexts } from '../../locales/content'
import { Card } from '../../ui/card'
import shared from '../content.module.css'
import { useFieldLabel } from '../field-label'
import type { KindName } from '../kinds'
import { useShownValue } from '../shown-value'
import styles from './editor.module.css'
import type { Editing } from './use-editing'

/** The texts that a colleague has changed, too: both, and a choice for each. All other changes are merged. */
export function ConflictChoice({ name, editing }: { name: KindName; editing: Editing }) {
  const { conflict: texts } = useContentTexts()
  return (
    <div role="alert">
      <Card title={editing.record.moved ? texts.publishedTitle : texts.title} text={texts.text}>
        {editing.conflicts.map((one) => (
          <Choice key={`${one.field} ${one.language}`} name={name} editing={editing} conflict={one} />
        ))}
      </Card>
    </div>
  )
}

function Choice({ name, editing, conflict }: { name: KindName; editing: Editing; conflict: Conflict }) {
  const texts = useContentTexts()
  const { mine, theirs, keepMine, keepTheirs } = texts.conflict
  const { field, language } = conflict
  const shownValue = useShownValue(name, editing.record.choices)
  const title = useFieldLabel()(name, field, language)
  const sides = [
    { whose: 'mine', head: mine, button: keepMine },
    { whose: 'theirs', head: theirs, button: keepTheirs },
  ] as const
  return (
    <section aria-label={title} className={styles.conflict}>
      <h3>{title}</h3>
      <div className={styles.sides}>
        {sides.map(({ whose, head, button }) => (
          <div key={whose} className={styles.side}>
            <p className={shared.soft}>{head}</p>
            <p className={styles.written} lang={language ?? undefined}>
              {shownValue(field, conflict[whose])}
            </p>
            <div>
              <Button
                variant="default"
                aria-label={`${button}: ${title}`}
                onClick={() => editing.decide(conflict, whose)}
              >
                {button}
              </Button>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
