import type { Api, CallOptions } from '@portal/client/api'
import { getActivityPage, getActivityTypes, getTopActivities } from '@portal/contract/activities/public'
import { getCityList } from '@portal/contract/company/public'
import { visible } from '@portal/contract/text'
import { nullIfMissing } from '../../content/null-if-missing'
import { pageNumOf } from '../../content/page-num'
import { section } from '../../core/loading/page-data'

const quiet: CallOptions = { quiet: true }
const pageSize = 9
const longest = 60

export type ListData = Awaited<ReturnType<typeof load>>

/** Loads one page of activities, filtered by city and type. The unfiltered first page also has the featured ones. */
export async function load(api: Api, { url }: { url: URL }) {
  const city = asked(url, 'city')
  const type = asked(url, 'type')
  const pageNum = pageNumOf(url.searchParams)
  const isStart = city === '' && type === '' && pageNum === 1
  const filter = { pageNum, pageSize, cityList: city ? [city] : [], activityTypeId: type || undefined }
  const [activities, types, cities, top] = await Promise.all([
    // An unknown city has no activities.
    section(
      'activities',
      nullIfMissing(api(getActivityPage, filter, quiet)).then((page) => page ?? nothing),
      null,
    ),
    section('types of activities', api(getActivityTypes, {}, quiet), []),
    section('cities', api(getCityList, {}, quiet), []),
    isStart ? section('top activities', api(getTopActivities, {}, quiet), []) : [],
  ])
  return { city, type, pageNum, activities, types, cities, top }
}

const nothing = { records: [], total: 0, pageNum: 1, pageSize }

function asked(url: URL, name: string): string {
  return visible(url.searchParams.get(name) ?? '', longest)
}
