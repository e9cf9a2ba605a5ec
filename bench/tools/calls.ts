import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'

export interface Caller {
  origin: string
  token: string
}

/** Calls the portal as a browser does. @throws Error with the code of a refusal */
export async function call<E extends Endpoint>(
  { origin, token }: Caller,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const { method, url, body } = httpCall(endpoint, input)
  const headers = { authorization: token, 'content-type': 'application/json' }
  const answer = await fetch(origin + url, { method, headers, body: typeof body === 'string' ? body : null })
  const { code, data } = (await answer.json()) as { code: string; data: unknown }
  if (!answer.ok) throw new Error(`${code} to ${endpoint.path}`)
  return data as OutputOf<E>
}
