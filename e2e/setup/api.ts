import type { APIRequestContext } from '@playwright/test'
import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import { type Envelope, okCode } from '@portal/contract/envelope'
import type { Language } from '@portal/contract/language'
import { expect } from './test'

/** The session that a call uses (none for a visitor) and the language of the response. */
export interface Caller {
  token?: string
  language?: Language
}

/** Calls an endpoint, expects success and returns the response data. */
export async function call<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  input: InputOf<E>,
  caller: Caller = {},
): Promise<OutputOf<E>> {
  const envelope = await tryCall(request, endpoint, input, caller)
  expect(envelope, endpoint.path).toMatchObject({ code: okCode })
  return envelope.data
}

/** Calls an endpoint and returns the response envelope, including error envelopes. */
export async function tryCall<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  input: InputOf<E>,
  { token, language }: Caller = {},
): Promise<Envelope<OutputOf<E>>> {
  const { method, url, body } = httpCall(endpoint, input)
  const response = await request.fetch(url, {
    method,
    headers: {
      ...(token && { authorization: token }),
      ...(language && { 'accept-language': language }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(typeof body === 'string' ? { data: body } : body && { multipart: body }),
  })
  return response.json()
}
