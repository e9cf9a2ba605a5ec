import type { CallOptions } from '@portal/client/api'
import type { UserType } from '@portal/contract/accounts/session-user'
import { getDrafts } from '@portal/contract/care/applications/applying'
import { getServices } from '@portal/contract/care/services/services'
import { getWhiteCard } from '@portal/contract/care/white-card/white-card'
import { httpApi } from '../../lib/api'

/** Resolves to the error instead of rejecting, so that one failed part leaves the rest of the page usable. */
const orError = <T>(call: Promise<T>): Promise<T | Error> => call.catch((error: Error) => error)

/** Fetches the data for the list of services; the user's own data only for patients. */
export async function fetchOverview(userType: UserType, options: CallOptions) {
  const [services, mine] = await Promise.all([
    httpApi(getServices, {}, options),
    userType === 'patient' ? fetchMine(options) : null,
  ])
  return { services, mine }
}

async function fetchMine(options: CallOptions) {
  const [card, drafts] = await Promise.all([
    orError(httpApi(getWhiteCard, {}, options)),
    orError(httpApi(getDrafts, {}, options)),
  ])
  return { card, drafts }
}

export type OwnCare = Awaited<ReturnType<typeof fetchMine>>
