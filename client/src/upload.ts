import type { Transport } from './api.ts'

/** How long an upload may stand still, in ms; the server has the same limit (docs/decisions/0117). */
const still = 60_000
/** How long the answer may take once the browser has handed over everything: the last part is still on its way, in the system's buffers. */
const answer = 180_000

/**
 * Sends requests with upload progress, which `fetch` does not report, and with no limit on their whole duration. They reject as `fetch`
 * does: TypeError on a network failure, a DOMException `TimeoutError` when nothing moves any more, `AbortError` when the signal aborts.
 * @param onProgress called with the uploaded fraction of the body, from 0 to 1
 */
export function withProgress(onProgress: (fraction: number) => void): Transport {
  return (url, init) => sendWithProgress(url, init, onProgress)
}

function sendWithProgress(
  url: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: (fraction: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (error: Error) => {
      reject(error)
      request.abort()
    }
    const cancel = () => fail(new DOMException('cancelled', 'AbortError'))
    let timer = 0
    const restartTimer = (limit: number) => {
      clearTimeout(timer)
      timer = window.setTimeout(() => fail(new DOMException('nothing moved', 'TimeoutError')), limit)
    }

    request.open(method, url)
    request.responseType = 'blob'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer(loaded < total ? still : answer)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onprogress = () => restartTimer(still)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('the network broke'))
    request.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
    if (signal?.aborted) return cancel()
    signal?.addEventListener('abort', cancel)
    restartTimer(still)
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function responseOf({ response, status, statusText }: XMLHttpRequest): Response {
  const bodiless = status === 204 || status === 304
  return new Response(bodiless ? null : response, { status, statusText })
}
