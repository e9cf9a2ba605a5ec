import { minute } from '@portal/contract/durations'
import { type Endpoint, httpCall } from '@portal/contract/endpoint'
import { getFileAddress, openFile } from '@portal/contract/file-addresses'
import { isLanguage, type Language } from '@portal/contract/language'
import type { Keyring } from '../secrets/keyring.ts'
import { type Call, type Caller, mayCall, type OwnCall, type Route, route } from './dispatch.ts'
import { PortalError } from './errors.ts'
import { checkFile, type FileBody } from './file-body.ts'
import { validate } from './input/validate.ts'

const lastsMs = 5 * minute
const context = 'file-ticket'

/** The scope of a ticket: one call of one session, in the language of the request. */
interface Ticket {
  call: string
  input: Record<string, unknown>
  language: Language
  sessionId: string
  until: number
}

interface Dependencies {
  /** The caller of an active session. */
  callerOf(call: Call, sessionId: string): Promise<Caller | null>
  /** Called when a caller lacks the role for a file. */
  refused(call: OwnCall, name: string): Promise<void>
}

/** Endpoints that issue an address for each file of `routes`, and open it. */
export function fileAddressRoutes(routes: readonly Route[], { callerOf, refused }: Dependencies): Route[] {
  const files = new Map(routes.filter(({ endpoint }) => isKept(endpoint)).map((one) => [nameOf(one.endpoint), one]))

  const addressOf = async (call: OwnCall, { call: name, input }: Pick<Ticket, 'call' | 'input'>) => {
    const { caller, keys, language } = call
    const endpoint = files.get(name)?.endpoint
    if (!endpoint) throw new PortalError('invalid_input', { call: 'unusable' })
    if (!mayCall(endpoint, caller)) {
      await refused(call, name)
      throw new PortalError('forbidden')
    }
    validate(endpoint.input, input, language)
    const until = Date.now() + lastsMs
    const ticket = sealed(keys, { call: name, input, language, sessionId: caller.sessionId, until })
    return { address: httpCall(openFile, { ticket }).url }
  }

  const open = async (call: Call, given: string): Promise<FileBody> => {
    const ticket = opened(call.keys, given)
    const found = ticket && files.get(ticket.call)
    const caller = ticket && ticket.until > Date.now() ? await callerOf(call, ticket.sessionId) : null
    if (!found || !caller || !mayCall(found.endpoint, caller)) throw new PortalError('file_address_expired')
    const { endpoint, handle } = found
    const input = validate(endpoint.input, ticket.input, ticket.language)
    const file = (await handle({ ...call, caller, input, language: ticket.language } as never)) as FileBody
    return { ...checkFile(endpoint, endpoint.download ?? { types: [] }, file), ...nameIn(endpoint, file) }
  }

  return [
    route(getFileAddress, (call) => addressOf(call, call.input)),
    route(openFile, (call) => open(call, call.input.ticket)),
  ]
}

/** Files behind the login that people download; pictures and films are only displayed. */
function isKept({ access, download }: Endpoint): boolean {
  return download?.name !== undefined && !access.includes('visitor')
}

function nameIn({ download }: Endpoint, file: FileBody) {
  const name = ('name' in file && file.name) || download?.name
  return name ? { name } : {}
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

function sealed(keys: Keyring, ticket: Ticket): string {
  return keys.seal(JSON.stringify(ticket), context).toString('base64url')
}

function opened(keys: Keyring, ticket: string): Ticket | undefined {
  try {
    const { language, ...rest } = JSON.parse(keys.open(Buffer.from(ticket, 'base64url'), context).toString()) as Ticket
    return { ...rest, language: isLanguage(language) ? language : 'en' }
  } catch {
    // Not a ticket, or sealed with a retired key.
    return undefined
  }
}
