import type * as z from 'zod'
import type { Access } from './access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** An uploaded file. Its type is decided by its bytes, not by its name or declared type. */
export interface FileUpload {
  /** Name of the input. */
  name: string
  /** Exclusive size limit in bytes. */
  below: number
  types: readonly string[]
  /** Key of the field text for a file that is too large; without one, that of pictures. */
  tooLarge?: string
}

export interface FileDownload {
  types: readonly string[]
  /** The name under which browsers keep the file, unless the answer has one of its own; without a name it is shown. */
  name?: string
  /** Whether clients may ask for a part of the file, as players of films do. */
  ranges?: boolean
}

/** Whose personal data an answer shows to staff, and how the audit log names that it was read (SEC-32). */
export interface Reads {
  /** Such as `application.read`. */
  action: string
  /** What the audit log calls the record; of a list, its plural. */
  record: string
  /** The input that holds the id of the record. */
  input?: string
  /** The key that holds the ids in the answer, wherever it stands. */
  key?: string
  /**
   * `always`: also when nobody was found, because looking for somebody counts. `change`: a success is noted as a change, and only a record
   * that comes with a refusal counts as read. `handler`: the handler notes it, because the ids do not stand in the answer, or each has an
   * entry of its own.
   */
  noted?: 'always' | 'change' | 'handler'
}

/** An API endpoint: the single definition that server, browser, OpenAPI and tests are built from. */
export interface Endpoint<
  Input extends z.core.$ZodObject = z.core.$ZodObject,
  Output extends z.core.$ZodType = z.core.$ZodType,
> {
  method: Method
  /** Path below /home; `{name}` is filled in from the input. */
  path: string
  /** Callers with any of these may call. */
  access: readonly Access[]
  /** One line for the API documentation. */
  doc: string
  input: Input
  output: Output
  /** Maximum size of the body in bytes, where 100 KB are too few. */
  bodyBytes?: number
  /** Names of inputs sent in the query although the method has a body. */
  inQuery?: readonly string[]
  /** The file among the inputs, which are then sent as multipart form data. */
  upload?: FileUpload
  /**
   * A form of the provider of text messages, which signs it: any other call gets 403. It does not count toward the limit of requests, since
   * the provider calls from few addresses.
   */
  signed?: true
  /** `content`: a success changes what visitors read, so the caller gets fresh content next. */
  changes?: 'content'
  /** The file that a successful call returns, without an envelope. */
  download?: FileDownload
  /** Schema of the current record, sent with a `changed_meanwhile` error. */
  current?: z.core.$ZodType
  /** Whose personal data staff read; `nobody` when an answer shows none although it has names in it. Noted by `dispatch`. */
  reads?: Reads | 'nobody'
  /** Why a save by staff needs no version of a record: it adds one, or overwrites nothing. */
  unversioned?: string
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

export const pathPrefix = '/home'

/** Declares an endpoint; only fixes the types, so that a contract file reads as a table. */
export function endpoint<I extends z.core.$ZodObject, O extends z.core.$ZodType>(e: Endpoint<I, O>): Endpoint<I, O> {
  return e
}

/** Where an input of an endpoint is sent. */
export function placeOf(e: Endpoint, name: string): 'path' | 'query' | 'body' {
  if (e.path.includes(`{${name}}`)) return 'path'
  return e.method === 'GET' || e.method === 'DELETE' || e.inQuery?.includes(name) ? 'query' : 'body'
}

export interface HttpCall {
  method: Method
  /** Path and query, starting with /home. */
  url: string
  body?: string | FormData
}

/** Builds the HTTP request of a call. Arrays become repeated keys; undefined is left out. */
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
  const search = query.toString() && `?${query}`
  const hasBody = e.method === 'POST' || e.method === 'PUT'
  return { method: e.method, url: path + search, body: hasBody ? encode(e, body) : undefined }
}

function encode(e: Endpoint, body: Record<string, unknown>): string | FormData {
  if (!e.upload) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}
