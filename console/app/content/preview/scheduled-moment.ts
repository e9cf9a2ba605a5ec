import { serverNow } from '@portal/client/server-clock'
import type { ContentSchedule } from '@portal/contract/content/states'
import { emptyMoment, type Moment } from '../publish/when-fields'

type Schedule = Pick<ContentSchedule, 'at' | 'wallTime' | 'again' | 'failed'>

/** The moment of a schedule; now without one, or once it has failed or its moment is over. */
export function scheduledMoment(schedule: Schedule | null | undefined): Moment {
  if (!schedule || schedule.failed || Date.parse(schedule.at) <= serverNow()) return emptyMoment
  const [day = '', time = ''] = schedule.wallTime.split(' ')
  return { isLater: true, day, time, again: schedule.again }
}
