import type { Activity } from '@portal/contract/activities/public'
import { newYorkTime } from '@portal/contract/new-york'
import type { RootData } from '../root-data'

const words = 'https://schema.org/'

/** An activity as schema.org data. */
export function structuredActivity(activity: Activity, address: string, { siteUrl, company }: RootData) {
  const { title, description, location, city, coverPcFileIdList, movedFrom } = activity
  const start = momentOf(activity.activityStartTime)
  const previous = movedFrom && momentOf(movedFrom.activityStartTime)
  const isMoved = previous !== null && previous !== start
  return {
    '@type': 'Event',
    name: title,
    description,
    url: address,
    image: coverPcFileIdList.map((path) => siteUrl + path),
    startDate: start,
    endDate: momentOf(activity.activityEndTime),
    ...(isMoved && { previousStartDate: previous }),
    eventStatus: words + (activity.calledOff ? 'EventCancelled' : isMoved ? 'EventRescheduled' : 'EventScheduled'),
    eventAttendanceMode: `${words}OfflineEventAttendanceMode`,
    location: {
      '@type': 'Place',
      name: location,
      address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: 'NY', addressCountry: 'US' },
    },
    organizer: { '@type': 'Organization', name: company?.companyName ?? '', url: siteUrl },
  }
}

/** A New York wall-clock time as ISO time with its UTC offset, which depends on daylight saving. */
function momentOf(wall: string): string {
  const [summer, winter] = ['-04:00', '-05:00'].map((offset) => `${wall.replace(' ', 'T')}:00${offset}`) as [
    string,
    string,
  ]
  return newYorkTime(new Date(summer)) === wall ? summer : winter
}
