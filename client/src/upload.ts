/**
 * Sends a request with upload progress, which `fetch` does not report. Rejects as `fetch` does: TypeError on a network
 * failure, a DOMException `TimeoutError` after `timeout` milliseconds without progress, `AbortError` when the signal
 * aborts.
 */
export function sendWithProgress(
  url: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  timeout: number,
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
    const restartTimer = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => fail(new DOMException('nothing moved', 'TimeoutError')), timeout)
    }

    request.open(method, url)
    request.responseType = 'blob'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onprogress = restartTimer
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('the network broke'))
    request.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
    if (signal?.aborted) return cancel()
    signal?.addEventListener('abort', cancel)
    restartTimer()
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function responseOf({ response, status, statusText }: XMLHttpRequest): Response {
  const bodiless = status === 204 || status === 304
  return new Response(bodiless ? null : response, { status, statusText })
}
