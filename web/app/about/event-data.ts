import type { Api } from '@portal/client/api'
import { getTeamEvent } from '@portal/contract/about/public'
import { data, type Params } from 'react-router'
import { nullIfMissing } from '../content/null-if-missing'

/** One event of the team; null, as a page that is not found, when it is not there. */
export async function load(api: Api, { params }: { params: Params }) {
  const event = await nullIfMissing(api(getTeamEvent, { id: params.eventId ?? '' }, { quiet: true }))
  return data(event, { status: event ? 200 : 404 })
}
