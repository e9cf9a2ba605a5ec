import type { Endpoint } from '@portal/contract/endpoint'
import type { Services } from '../services.ts'
import { ContentCache } from './answers/content-cache.ts'
import { type Call, type Dispatch, isPublicRead, type Requester, type Route } from './dispatch.ts'
import { PortalError } from './errors.ts'
import { validate } from './input/validate.ts'

/** Everything but the cache of public content, which must never hold what a preview has read. */
type PreviewServices = Omit<Services, 'content'>

/**
 * Answers the calls of a preview's pages: public reads alone, by the database of the preview and as of its moment, never from a cache and never
 * into one (docs/decisions/0164).
 */
export function previewDispatches(routes: readonly Route[]): (services: PreviewServices, now: Date) => Dispatch {
  const reads = new Map(
    routes.filter(({ endpoint }) => isPublicRead(endpoint)).map((one) => [one.endpoint.path, one] as const),
  )
  return (services, now) => {
    const content = new ContentCache({ bytes: 1, sizeOf: () => 1 })
    const call = { ...services, content, caller: null, client: nobody, now }
    const dispatch = async ({ method, path }: Endpoint, input: unknown, { language }: Requester) => {
      const found = method === 'GET' ? reads.get(path) : undefined
      if (!found) throw new PortalError('forbidden')
      const { endpoint, handle } = found
      const checked = validate(endpoint.input, input, language)
      const data = await handle({ ...call, input: checked, language } as Call<Endpoint, never>)
      return validate(endpoint.output, data, language)
    }
    const admit = async (endpoint: Endpoint, requester: Requester) => (input: unknown) =>
      dispatch(endpoint, input, requester)
    return Object.assign(dispatch, { admit }) as Dispatch
  }
}

const nobody = { address: '', device: '' }
