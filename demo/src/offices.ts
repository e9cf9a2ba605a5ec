import { officeKind } from '@portal/contract/company/content'
import { addClosedDay, addContent, setOfficeSchedule, type Tx } from '@portal/server/seed'
import { holidaysFrom, workingDayInTwoWeeks } from './closed-days.ts'
import { offices } from './content/company.ts'
import { staffTraining } from './content/holidays.ts'
import { schedules } from './content/schedules.ts'

/** Loads the offices with their opening hours for visits; one of them is closed for a day about two weeks ahead. */
export async function loadOffices(tx: Tx, now: Date): Promise<void> {
  const closed = holidaysFrom(now)
  const taken = closed.map(({ day }) => day)
  for (const holiday of closed) await addClosedDay(tx, { ...holiday, officeId: null })
  for (const office of offices) {
    const officeId = Number(await addContent(tx, officeKind, office))
    await setOfficeSchedule(tx, officeId, schedules[office.boroughId])
    if (office.boroughId !== 'staten-island') continue
    await addClosedDay(tx, { officeId, day: workingDayInTwoWeeks(now, taken), reason: staffTraining })
  }
}
