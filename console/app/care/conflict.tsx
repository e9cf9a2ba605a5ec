import { Button } from '@mantine/core'
import type { Schedule } from '@portal/contract/care/staff-schedules'
import { differencesOf, type Fact } from '../core/changed'
import { useVisitsTexts } from '../locales/visits'
import { Alert } from '../ui/alert'
import { Differences } from '../ui/failure'
import { hoursInShort, ruleNames, weekdays } from './hours'
import styles from './office.module.css'

interface ConflictProps {
  /** The hours as they were when the form was opened. */
  read: Schedule
  theirs: Schedule
  onKeep: () => void
  onTake: (theirs: Schedule) => void
}

/** What somebody else has saved meanwhile, and the choice between the two. */
export function Conflict({ read, theirs, onKeep, onTake }: ConflictProps) {
  const texts = useVisitsTexts()
  const factsOf = (schedule: Schedule): Fact[] => [
    ...weekdays.map(
      (weekday): Fact => [texts.weekdays[weekday] ?? '', hoursInShort(schedule.hours, weekday) || texts.closed],
    ),
    ...ruleNames.map((name): Fact => [texts[name], String(schedule[name])]),
  ]
  return (
    <div className={styles.stack}>
      <Alert>{texts.theirs}</Alert>
      <Differences list={differencesOf(factsOf(read), factsOf(theirs))} />
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
