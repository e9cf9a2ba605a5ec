import type { Api } from '@portal/client/api'
import { getTeamEvent } from '@portal/contract/about/public'
import { data, type Params } from 'react-router'
import { nullIfMissing } from '../content/null-if-missing'

/** Loads a team event; null, shown as "not found", when it does not exist. */
export async function load(api: Api, { params }: { params: Params }) {
  const event = await nullIfMissing(api(getTeamEvent, { id: params.eventId ?? '' }, { quiet: true }))
  return data(event, { status: event ? 200 : 404 })
}
