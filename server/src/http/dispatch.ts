import { type Access, accesses } from '@portal/contract/access'
import { type Endpoint, type InputOf, type OutputOf, pathPrefix, type Reads } from '@portal/contract/endpoint'
import type { Language } from '@portal/contract/language'
import type * as z from 'zod'
import type { ContentTable } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { readWithFallback } from './answers/public-read.ts'
import type { Sources } from './answers/sources.ts'
import { PortalError } from './errors.ts'
import { checkFile, type FileBody } from './file-body.ts'
import type { DatabaseHealth } from './health.ts'
import { validate } from './input/validate.ts'
import { entryOf, namesReads, type ReadEntry, showsPeople } from './staff-reads.ts'

/** The caller: the person an active session belongs to. */
export interface Caller {
  accountId: string
  sessionId: string
  roles: readonly Access[]
}

/** The origin of a call. */
export interface Client {
  address: string
  /** A description of browser and system; may be empty. */
  device: string
  /** The device's token, by which accounts recognize it (accounts/login/known-devices.ts). */
  deviceToken?: string | undefined
  /** Issues the device a new token for its next login. */
  keepDeviceToken?(token: string): void
  /** Signals that the caller can undo the save. */
  offerUndo?(save: { id: string; messages: number }): void
  /** Gives the browser the ticket of a preview. */
  keepPreview?(ticket: string): void
}

/** The argument of a handler: the validated input, the caller, and the portal's services. */
export interface Call<E extends Endpoint = Endpoint, C extends Caller | null = Caller | null> extends Services {
  input: z.output<E['input']>
  language: Language
  caller: C
  client: Client
  /** The moment as of which public reads answer: now, or a later one in a preview. */
  now: Date
}

/** A call by a logged-in person about their own records. */
export type OwnCall = Call & { caller: Caller }

/** A call by staff. */
export type StaffCall = OwnCall

/** The part of a call needed to read a record. */
export type Read<Input> = Pick<Call, 'db' | 'language'> & { input: Input }

/** A handler's result: the endpoint's output, or a file. */
type AnswerOf<E extends Endpoint> = OutputOf<E> extends Blob ? FileBody : OutputOf<E>

/** An endpoint with its handler. `reads`: the tables that a public read depends on. */
export interface Route<E extends Endpoint = Endpoint> {
  endpoint: E
  reads?: readonly ContentTable[]
  handle(call: Call<E, Caller>): Promise<AnswerOf<E>>
  /** Reads the current record, to be sent with a `changed_meanwhile` error; its schema is the endpoint's `current`. */
  current?: ((call: Call<E, Caller>) => Promise<unknown>) | undefined
}

/** Token, language and origin of a request. `sources` collects the tables that a public read depends on. */
export interface Requester {
  language: Language
  token?: string | undefined
  client?: Client
  sources?: Sources
}

const here: Client = { address: '', device: '' }

export interface Dispatch {
  <E extends Endpoint>(endpoint: E, input: InputOf<E>, requester: Requester): Promise<OutputOf<E>>
  /** Checks access only, before the input is read. @returns the second half, which takes the input */
  admit<E extends Endpoint>(endpoint: E, requester: Requester): Promise<(input: InputOf<E>) => Promise<OutputOf<E>>>
}

/** Binds an endpoint to its handler, and to the function that reads the record for a save from an outdated version. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: Route<E>['handle'],
  current?: NoInfer<Route<E>['current']>,
): Route {
  return { endpoint, handle, current } as unknown as Route
}

/** Binds a public endpoint to its handler and to the tables that it reads. */
export function publicRead<E extends Endpoint>(
  endpoint: E,
  handle: Route<E>['handle'],
  reads: readonly ContentTable[],
): Route {
  return { endpoint, handle, reads } as unknown as Route
}

interface Dependencies {
  services: Services
  identify(token: string): Promise<Caller | null>
  /** Whether the database can be reached; notified of failures. */
  health?: Pick<DatabaseHealth, 'away' | 'failed' | 'wasInDate'>
  /** Called when a caller lacks the role for an endpoint. */
  refused?(caller: Caller, endpoint: Endpoint): Promise<void>
  /** Audits staff reads of personal data. */
  noteRead?(caller: Caller, entry: ReadEntry): Promise<void>
}

/**
 * Creates the function that every call goes through, from HTTP and from page loaders: access check, input validation, handler,
 * output schema. Public reads are cached until content changes, and served from the cache while the database is down.
 * Staff reads of personal data are audited as the endpoint declares.
 * @throws Error at start when an endpoint has no policy, is registered twice, cannot read its `current`, shows people to staff without
 * declaring it or without containing their ids, or is a public read that does not name its tables
 */
export function createDispatch(routes: readonly Route[], deps: Dependencies): Dispatch {
  const byName = register(routes)

  const admit = async (endpoint: Endpoint, requester: Requester) => {
    // Looked up by name, not by identity: the web build contains its own copy of the contract.
    const found = byName.get(nameOf(endpoint))
    if (!found) throw new PortalError('not_found')
    const caller = await allowedCaller(found.endpoint, requester.token, deps)
    return (input: unknown) => perform(found, input, caller, requester)
  }

  const perform = async (found: Route, input: unknown, caller: Caller | null, requester: Requester) => {
    const { endpoint } = found
    const { language, client = here } = requester
    const checked = validate(endpoint.input, input, language)
    const answer = async () => {
      const call = { ...deps.services, input: checked, language, caller, client, now: new Date() }
      const data = await found
        .handle(call as Call<Endpoint, never>)
        .catch((error: unknown) => refuse(deps, found, call, error))
      if (endpoint.download) return checkFile(endpoint, endpoint.download, data as FileBody)
      const shown = validateOutput(endpoint, data, language)
      const reads = readsOf(endpoint)
      if (reads && (!reads.noted || reads.noted === 'always')) await noteShown(deps, call, reads, shown)
      return shown
    }
    if (!found.reads) return answer()
    requester.sources?.add(found.reads)
    const key = `${language} ${pathPrefix}${endpoint.path} ${JSON.stringify(checked)}`
    return readWithFallback({ ...deps, key, reads: found.reads, answer }, requester.sources)
  }

  const dispatch = async (endpoint: Endpoint, input: unknown, requester: Requester) =>
    (await admit(endpoint, requester))(input)
  return Object.assign(dispatch, { admit }) as Dispatch
}

function register(routes: readonly Route[]): Map<string, Route> {
  const byName = new Map<string, Route>()
  for (const r of routes) {
    const name = nameOf(r.endpoint)
    if (!hasPolicy(r.endpoint)) throw new Error(`${name} has no policy: it does not say who may call it`)
    if (byName.has(name)) throw new Error(`${name} is registered twice`)
    if (!r.endpoint.current !== !r.current) throw new Error(`${name} does not say how its current record is read`)
    if (showsPeople(r.endpoint) && !r.endpoint.reads)
      throw new Error(`${name} shows people to staff and does not say how the audit log names that they were read`)
    if (!namesReads(r.endpoint))
      throw new Error(`${name} does not hold the ids by which it names whom staff read about`)
    if (isPublicRead(r.endpoint) !== (r.reads !== undefined))
      throw new Error(`${name}: a public read names the tables that it is made from, and no other call does`)
    byName.set(name, r)
  }
  return byName
}

function hasPolicy({ access }: Endpoint): boolean {
  return access.length > 0 && access.every((one) => accesses.includes(one))
}

async function noteShown(deps: Dependencies, { caller, input }: Call, reads: Reads, shown: unknown) {
  const entry = entryOf(reads, input as Record<string, unknown>, shown)
  if (caller && entry) await deps.noteRead?.(caller, entry)
}

function readsOf({ reads }: Endpoint): Reads | undefined {
  return reads === 'nobody' ? undefined : reads
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/**
 * Whether an endpoint's answers are the same for everyone and can be cached. Files are not, since they contain the time of the
 * request.
 */
export function isPublicRead({ method, access, download }: Endpoint): boolean {
  return method === 'GET' && access.includes('visitor') && !download
}

async function allowedCaller(
  endpoint: Endpoint,
  token: string | undefined,
  deps: Dependencies,
): Promise<Caller | null> {
  const { access } = endpoint
  if (access.includes('visitor')) return null
  const caller = token ? await deps.identify(token) : null
  if (!caller) throw new PortalError('unauthenticated')
  if (mayCall(endpoint, caller)) return caller
  await deps.refused?.(caller, endpoint)
  throw new PortalError('forbidden')
}

/** Whether a caller has a role for a non-public endpoint. */
export function mayCall({ access }: Endpoint, { roles }: Caller): boolean {
  return access.includes('session') || access.some((one) => roles.includes(one))
}

/** Rethrows an error; a save from an outdated version gets the current record with it. */
async function refuse(deps: Dependencies, { endpoint, current }: Route, call: Call, error: unknown): Promise<never> {
  if (!(error instanceof PortalError) || error.code !== 'changed_meanwhile' || !endpoint.current || !current)
    throw error
  const now = validate(endpoint.current, await current(call as Call<Endpoint, never>), call.language)
  const reads = readsOf(endpoint)
  if (reads && reads.noted !== 'handler') await noteShown(deps, call, reads, now)
  throw new PortalError(error.code, error.fields, now)
}

function validateOutput<E extends Endpoint>(endpoint: E, data: unknown, language: Language): OutputOf<E> {
  try {
    return validate(endpoint.output as z.core.$ZodType<OutputOf<E>>, data, language)
  } catch (error) {
    throw new Error(`${endpoint.method} ${endpoint.path} answered against its own schema`, { cause: error })
  }
}
