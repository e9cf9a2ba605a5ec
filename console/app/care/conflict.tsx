import { Button } from '@mantine/core'
import type { Schedule } from '@portal/contract/care/staff-schedules'
import { useVisitsTexts } from '../locales/visits'
import { Alert } from '../ui/alert'
import { hoursInShort, ruleNames, weekdays } from './hours'
import styles from './office.module.css'

interface ConflictProps {
  theirs: Schedule
  onKeep: () => void
  onTake: (theirs: Schedule) => void
}

/** What somebody else has saved meanwhile, and the choice between the two. */
export function Conflict({ theirs, onKeep, onTake }: ConflictProps) {
  const texts = useVisitsTexts()
  return (
    <div className={styles.stack}>
      <Alert>{texts.theirs}</Alert>
      <dl className={styles.facts}>
        {weekdays.map((weekday) => (
          <div key={weekday}>
            <dt>{texts.weekdays[weekday]}</dt>
            <dd>{hoursInShort(theirs.hours, weekday) || texts.closed}</dd>
          </div>
        ))}
        {ruleNames.map((name) => (
          <div key={name}>
            <dt>{texts[name]}</dt>
            <dd>{theirs[name]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onKeep}>
          {texts.keepMine}
        </Button>
        <Button variant="default" onClick={() => onTake(theirs)}>
          {texts.takeTheirs}
        </Button>
      </div>
    </div>
  )
}
