import type { Api } from '@portal/client/api'
import { findActivity } from './activity-data'

/** The activity that the person has signed up for, by `?id=`. */
export async function load(api: Api, { url }: { url: URL }) {
  return findActivity(api, url.searchParams.get('id'))
}
