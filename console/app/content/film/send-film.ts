import { nextTry, type Pause, pauseAfter } from '@portal/client/broken-line'
import { withProgress } from '@portal/client/upload'
import {
  addFilmPart,
  beginFilmUpload,
  endFilmUpload,
  filmPartBytes,
  finishFilmUpload,
} from '@portal/contract/home/film-upload'
import { visible } from '@portal/contract/text'
import { api } from '../../core/api'
import { isConnectionLost, onConnection } from '../../core/connection'

/** How far an upload is. */
export type FilmProgress =
  | { step: 'sending'; fraction: number }
  | { step: 'waiting'; fraction: number; why: Pause }
  | { step: 'making' }

/** A film that is larger than the portal takes. */
export class LargeFilmError extends Error {
  readonly mostBytes: number

  constructor(mostBytes: number) {
    super('the film is too large')
    this.mostBytes = mostBytes
  }
}

/** A file that was moved, changed or deleted since it was chosen. */
export class GoneFilmError extends Error {}

interface Sending {
  signal: AbortSignal
  tell: (progress: FilmProgress) => void
}

/**
 * Uploads a film part by part; parts that an earlier try has sent are not sent again. A lost connection is waited out.
 * @returns the id of the film
 * @throws LargeFilmError; GoneFilmError; ApiError when it is refused
 */
export async function sendFilm(file: File, sending: Sending): Promise<string> {
  const { signal, tell } = sending
  const [name, bytes] = [visible(file.name, 200) || 'film.mp4', file.size]
  const line = steadyLine(sending)
  const begun = await line(() => api(beginFilmUpload, { name, bytes, modified: file.lastModified }, { signal }))
  if (bytes > begun.mostBytes) throw new LargeFilmError(begun.mostBytes)
  const { id } = begun
  const parts = Array.from({ length: Math.ceil(bytes / filmPartBytes) }, (_, number) => number)
  let sent = begun.parts.length
  for (const number of parts.filter((one) => !begun.parts.includes(one))) {
    const part = await readPart(file, number)
    const tellPart = (fraction: number) => tell({ step: 'sending', fraction: (sent + fraction) / parts.length })
    await line(
      () => api(addFilmPart, { id, number, bytes, file: part }, { signal, transport: withProgress(tellPart) }),
      sent / parts.length,
    )
    sent += 1
  }
  tell({ step: 'making' })
  const transport = withProgress(() => {})
  const { film } = await line(() => api(finishFilmUpload, { id, name, bytes }, { signal, transport }), 1)
  // Otherwise a sweep erases them.
  void api(endFilmUpload, { id }).catch(() => {})
  return film
}

/** Reads a part before it is sent: a browser that cannot read it while sending says that the connection is lost. */
async function readPart(file: File, number: number): Promise<Blob> {
  const part = file.slice(number * filmPartBytes, (number + 1) * filmPartBytes)
  const read = part.arrayBuffer().catch((error: unknown) => {
    throw new GoneFilmError('the file cannot be read', { cause: error })
  })
  return new Blob([await read])
}

/** Makes calls again that have failed for a reason that passes, until they succeed. */
function steadyLine({ signal, tell }: Sending) {
  let failures = 0
  return async function call<Result>(work: () => Promise<Result>, fraction = 0): Promise<Result> {
    try {
      const result = await work()
      failures = 0
      return result
    } catch (error) {
      const why = signal.aborted ? undefined : pauseAfter(error)
      if (!why) throw error
      failures += 1
      tell({ step: 'waiting', fraction, why })
      await untilNext(nextTry(failures), signal)
      return call(work, fraction)
    }
  }
}

/** Resolves at a moment, or as soon as the connection is back. @throws DOMException when the upload is canceled */
function untilNext(moment: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(end, moment - Date.now())
    const forget = onConnection(() => isConnectionLost() || end())
    signal.addEventListener('abort', end)
    function end() {
      clearTimeout(timer)
      forget()
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
  })
}
