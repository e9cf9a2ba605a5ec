import { type Endpoint, httpCall, type InputOf } from '@portal/contract/endpoint'
import { getFileAddress } from '@portal/contract/file-addresses'
import type { Language } from '@portal/contract/language'
import type { Api } from './api.ts'

/**
 * Files are opened by URL and never built by the page: in-app browsers drop blob downloads silently, and LINE opens a URL in the system browser
 * if a parameter asks for it (docs/decisions/0153).
 */

/** Opens the file of a call behind the login. @throws ApiError when the call is refused */
export async function openPrivateFile<E extends Endpoint>(api: Api, e: E, input: InputOf<E>): Promise<void> {
  const { address } = await api(getFileAddress, { call: `${e.method} ${e.path}`, input })
  open(address)
}

/** Opens a public file in a language. */
export function openPublicFile<E extends Endpoint>(e: E, input: InputOf<E>, language: Language): void {
  const { url } = httpCall(e, input)
  open(`${url}${url.includes('?') ? '&' : '?'}lang=${language}`)
}

function open(address: string) {
  location.assign(`${address}&openExternalBrowser=1`)
}
