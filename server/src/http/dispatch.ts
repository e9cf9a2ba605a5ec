import { type Access, type Endpoint, type InputOf, type OutputOf, pathPrefix } from '@portal/contract/endpoint'
import type { Language } from '@portal/contract/language'
import type * as z from 'zod'
import type { Database } from '../db/client.ts'
import type { ContentCache } from './content-cache.ts'
import { PortalError } from './errors.ts'
import { validate } from './validate.ts'

/** Who is calling: the person behind a living session. */
export interface Caller {
  userId: string
  roles: readonly Access[]
}

/** What a handler gets: the checked input and the world to act in. */
export interface Call<E extends Endpoint> {
  input: z.output<E['input']>
  language: Language
  caller: Caller | null
  db: Database
}

/** An endpoint with the function that answers it. */
export interface Route<E extends Endpoint = Endpoint> {
  endpoint: E
  handle(call: Call<E>): Promise<OutputOf<E>>
}

/** Who asks, and in which language. */
export interface Asker {
  language: Language
  token?: string | undefined
}

export type Dispatch = <E extends Endpoint>(endpoint: E, input: InputOf<E>, asker: Asker) => Promise<OutputOf<E>>

/** Binds an endpoint to its handler. */
export function route<E extends Endpoint>(endpoint: E, handle: Route<E>['handle']): Route {
  return { endpoint, handle } as unknown as Route
}

const accesses = /^(visitor|session|patient|caregiver|staff:(admin|coordinator|editor|trainer))$/

/**
 * Makes the one function through which every call goes, from HTTP and from page loaders alike:
 * access, then input, then the handler, then the output schema. What visitors read is kept until content changes.
 * @throws Error at start when an endpoint has no policy or is registered twice.
 */
export function createDispatch(
  routes: readonly Route[],
  world: { db: Database; cache: ContentCache; identify(token: string): Promise<Caller | null> },
): Dispatch {
  const byName = register(routes)

  const dispatch = async (asked: Endpoint, input: unknown, asker: Asker) => {
    // By name, not by identity: the web build carries a copy of the contract of its own.
    const found = byName.get(nameOf(asked))
    if (!found) throw new PortalError('not_found')
    const { endpoint } = found
    const caller = await admit(endpoint.access, asker.token, world.identify)
    const checked = validate(endpoint.input, input, asker.language)
    const answer = async () => {
      const call = { input: checked, language: asker.language, caller, db: world.db }
      return validateOutput(endpoint, await found.handle(call as Call<Endpoint>), asker.language)
    }
    if (!isPublicRead(endpoint)) return answer()
    return world.cache.keep(`${asker.language} ${pathPrefix}${endpoint.path} ${JSON.stringify(checked)}`, answer)
  }
  return dispatch as Dispatch
}

function register(routes: readonly Route[]): Map<string, Route> {
  const byName = new Map<string, Route>()
  for (const r of routes) {
    const name = nameOf(r.endpoint)
    if (!accesses.test(r.endpoint.access ?? ''))
      throw new Error(`${name} has no policy: it does not say who may call it`)
    if (byName.has(name)) throw new Error(`${name} is registered twice`)
    byName.set(name, r)
  }
  return byName
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/** Tells whether an endpoint's answers are the same for everyone, so that they may be kept. */
export function isPublicRead(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' && endpoint.access === 'visitor'
}

async function admit(access: Access, token: string | undefined, identify: (token: string) => Promise<Caller | null>) {
  if (access === 'visitor') return null
  const caller = token ? await identify(token) : null
  if (!caller) throw new PortalError('unauthenticated')
  if (access !== 'session' && !caller.roles.includes(access)) throw new PortalError('forbidden')
  return caller
}

function validateOutput<E extends Endpoint>(endpoint: E, data: unknown, language: Language): OutputOf<E> {
  try {
    return validate(endpoint.output as z.core.$ZodType<OutputOf<E>>, data, language)
  } catch (error) {
    throw new Error(`${endpoint.method} ${endpoint.path} answered against its own schema`, { cause: error })
  }
}
