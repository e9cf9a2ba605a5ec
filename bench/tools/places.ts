import { getTeamEventPage } from '@portal/contract/about/public'
import { getActivityPage } from '@portal/contract/activities/public'
import { httpCall } from '@portal/contract/endpoint'
import { getArticlePage } from '@portal/contract/news/public'
import { requestHeaders } from './load.ts'

/** Addresses of detail pages: the first activity, article and team event of the demo. */
export async function placesOfOne(origin: string): Promise<{ activity: string; article: string; event: string }> {
  const read = async ({ url }: { url: string }) => {
    const answer = await fetch(origin + url, { headers: requestHeaders })
    return ((await answer.json()) as { data: unknown }).data
  }
  const activities = (await read(httpCall(getActivityPage, {}))) as { records: { id: number }[] }
  const articles = (await read(httpCall(getArticlePage, {}))) as { records: { id: number }[] }
  const events = (await read(httpCall(getTeamEventPage, {}))) as { records: { id: number }[] }
  return {
    activity: `/community/activity/${activities.records[0]?.id}`,
    article: `/community/news/${articles.records[0]?.id}`,
    event: `/about/teamevent/${events.records[0]?.id}`,
  }
}
