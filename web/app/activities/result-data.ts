import type { Api } from '@portal/client/api'
import { findActivity } from './activity-data'

/** Loads the activity that the user registered for, by `?id=`. */
export async function load(api: Api, { url }: { url: URL }) {
  return findActivity(api, url.searchParams.get('id'))
}
