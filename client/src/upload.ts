import type { Transport } from './api.ts'

/** How long an upload may make no progress, in ms; the server has the same limit (docs/decisions/0117). */
const stallTimeout = 60_000
/** How long the response may take after the browser's last progress event: the last part is still in the system's buffers. */
const responseTimeout = 180_000

/**
 * Sends requests with upload progress, which `fetch` does not report, and with no limit on their whole duration. They reject as `fetch`
 * does: TypeError on a network failure, a DOMException `TimeoutError` without progress, `AbortError` when the signal aborts.
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
      timer = window.setTimeout(() => fail(new DOMException('no progress', 'TimeoutError')), limit)
    }

    request.open(method, url)
    request.responseType = 'blob'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer(loaded < total ? stallTimeout : responseTimeout)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onprogress = () => restartTimer(stallTimeout)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('network failure'))
    request.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
    if (signal?.aborted) return cancel()
    signal?.addEventListener('abort', cancel)
    restartTimer(stallTimeout)
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function responseOf({ response, status, statusText }: XMLHttpRequest): Response {
  const bodiless = status === 204 || status === 304
  return new Response(bodiless ? null : response, { status, statusText })
}
