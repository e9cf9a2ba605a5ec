import type { Api } from '@portal/client/api'
import { type Activity, getActivity } from '@portal/contract/activities/public'
import { data, type Params } from 'react-router'
import { nullIfMissing } from '../content/null-if-missing'

/** Loads an activity; null, shown as "not found", when it does not exist. */
export async function load(api: Api, { params }: { params: Params }) {
  const activity = await findActivity(api, params.id)
  return data(activity, { status: activity ? 200 : 404 })
}

/** Fetches an activity by the id in a URL; null when it does not exist. */
export function findActivity(api: Api, id: string | null | undefined): Promise<Activity | null> {
  return nullIfMissing(api(getActivity, { id: id ?? '' }, { quiet: true }))
}
