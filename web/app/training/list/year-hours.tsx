import type { Program } from '@portal/contract/training/parts'
import { useTrainingTexts } from '../../locales/training'
import { Card } from '../../ui/card'
import { hoursOf } from '../shared/times'
import * as styles from './list.module.css'

interface YearHoursProps {
  year: number
  program: Program
  requiredMinutes: number
  earnedMinutes: number
}

/** The in-service hours of this year toward those that New York requires. */
export function YearHours({ year, program, requiredMinutes, earnedMinutes }: YearHoursProps) {
  const { year: words, hours } = useTrainingTexts()
  const [earned, required] = [hours(hoursOf(earnedMinutes)), hours(hoursOf(requiredMinutes))]
  const left = Math.max(0, requiredMinutes - earnedMinutes)
  const label = words.earned(earned, required)
  return (
    <Card title={words.title(year)} text={words.program[program]}>
      <div className={styles.hours}>
        <p className={styles.earned}>{label}</p>
        <progress
          max={requiredMinutes}
          value={Math.min(earnedMinutes, requiredMinutes)}
          aria-label={words.title(year)}
          aria-valuetext={label}
        />
        <p>{left > 0 ? words.left(hours(hoursOf(left))) : words.reached}</p>
        {left > 0 && <p>{words.counts}</p>}
      </div>
    </Card>
  )
}
