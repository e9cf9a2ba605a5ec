import type { FetchEvent } from './scope'
import { find, type Kind, keep } from './store'

/** How long the network may take while there is a kept copy, in ms. */
const networkTimeoutMs = 5_000

interface Plan {
  kind: Kind
  /** Whether the answer may be kept. */
  mayKeep: (response: Response) => boolean
  /** Called with an answer that is being kept. */
  onKept?: (response: Response) => Promise<void>
}

/** An answer of the network, or a kept copy when the network fails, is late or the portal is down. Undefined without either. */
export async function networkFirst(event: FetchEvent, { kind, mayKeep, onKept }: Plan) {
  const { request } = event
  const key = request.mode === 'navigate' ? request.url : request
  const network = load(event).then((response) => {
    if (mayKeep(response)) {
      const [first, second] = [response.clone(), response.clone()]
      event.waitUntil(keep(kind, key, first))
      if (onKept) event.waitUntil(onKept(second))
    }
    return response
  })
  event.waitUntil(network.catch(() => {}))
  const kept = await find(kind, key)
  const answer = await within(network, kept ? networkTimeoutMs : undefined)
  if (answer && (answer.status < 500 || !kept)) return { answer, isKept: false }
  return kept && { answer: kept, isKept: true }
}

async function load({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

/** The answer, or undefined after a failure or after `limit` ms. */
async function within(network: Promise<Response>, limit: number | undefined): Promise<Response | undefined> {
  const answer = network.catch(() => undefined)
  if (limit === undefined) return answer
  return Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, limit))])
}
