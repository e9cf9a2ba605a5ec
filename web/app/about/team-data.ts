import type { Api, CallOptions } from '@portal/client/api'
import { getTeam, getTeamEventPage } from '@portal/contract/about/public'
import { pageNumOf } from '../content/page-num'
import { section } from '../core/loading/page-data'

const quiet: CallOptions = { quiet: true }
const pageSize = 6

export type TeamData = Awaited<ReturnType<typeof load>>

/** Loads the agency's team and one page of its events. */
export async function load(api: Api, { url }: { url: URL }) {
  const pageNum = pageNumOf(url.searchParams)
  const [people, events] = await Promise.all([
    section('team', api(getTeam, {}, quiet), []),
    section('team events', api(getTeamEventPage, { pageNum, pageSize }, quiet), null),
  ])
  return { people, events, pageNum }
}
