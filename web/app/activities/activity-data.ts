import type { Api } from '@portal/client/api'
import { type Activity, getActivity } from '@portal/contract/activities/public'
import { data, type Params } from 'react-router'
import { nullIfMissing } from '../content/null-if-missing'

/** One activity; null, as a page that is not found, when it is not there. */
export async function load(api: Api, { params }: { params: Params }) {
  const activity = await findActivity(api, params.id)
  return data(activity, { status: activity ? 200 : 404 })
}

/** The activity that an address names; null when it is not there. */
export function findActivity(api: Api, id: string | null | undefined): Promise<Activity | null> {
  return nullIfMissing(api(getActivity, { id: id ?? '' }, { quiet: true }))
}
