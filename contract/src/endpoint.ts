import type * as z from 'zod'
import type { Access } from './access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A file on its way in. Its bytes decide what it is, not its name or announced type. */
export interface CarriedFile {
  /** The input that it is. */
  name: string
  /** It is smaller than this many bytes. */
  below: number
  types: readonly string[]
}

export interface GivenFile {
  types: readonly string[]
  /** What it is called when it is saved. */
  name?: string
}

/** One call of the portal: the single object that server, browser, OpenAPI and tests are made from. */
export interface Endpoint<
  Input extends z.core.$ZodObject = z.core.$ZodObject,
  Output extends z.core.$ZodType = z.core.$ZodType,
> {
  method: Method
  /** Path below /home; `{name}` stands for a part that is taken from the input. */
  path: string
  /** Any of these may call. */
  access: readonly Access[]
  /** One line for the API's documentation. */
  doc: string
  input: Input
  output: Output
  /** Names of inputs that travel in the query although the method has a body. */
  inQuery?: readonly string[]
  /** The file among the inputs; they travel as multipart form data then. */
  carries?: CarriedFile
  /** `content`: a success changes what visitors read, so whoever made it sees it in the next answer. */
  changes?: 'content'
  /** The file that a success is, without an envelope. */
  gives?: GivenFile
  /** The record as it is now: the data of a refusal with `changed_meanwhile`. */
  current?: z.core.$ZodType
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

export const pathPrefix = '/home'

/** Declares an endpoint; it only fixes the types, so that a contract file reads as a table. */
export function endpoint<I extends z.core.$ZodObject, O extends z.core.$ZodType>(e: Endpoint<I, O>): Endpoint<I, O> {
  return e
}

/** Where each input of an endpoint travels. */
export function placeOf(e: Endpoint, name: string): 'path' | 'query' | 'body' {
  if (e.path.includes(`{${name}}`)) return 'path'
  return e.method === 'GET' || e.method === 'DELETE' || e.inQuery?.includes(name) ? 'query' : 'body'
}

export interface HttpCall {
  method: Method
  /** Path and query, from /home on. */
  url: string
  body?: string | FormData
}

/** The HTTP request that carries an input to an endpoint. Arrays become repeated keys; undefined is left out. */
export function httpCall<E extends Endpoint>(e: E, input: InputOf<E>): HttpCall {
  let path = pathPrefix + e.path
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    if (value === undefined) continue
    const place = placeOf(e, name)
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    else if (place === 'body') body[name] = value
    else for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item))
  }
  const search = query.size > 0 ? `?${query}` : ''
  const hasBody = e.method === 'POST' || e.method === 'PUT'
  return { method: e.method, url: path + search, body: hasBody ? encode(e, body) : undefined }
}

function encode(e: Endpoint, body: Record<string, unknown>): string | FormData {
  if (!e.carries) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}
