import type { CallOptions } from '@portal/client/api'
import { postProgress, type Watched } from '@portal/contract/training/own'
import { httpApi } from '../../lib/api'
import { renewLinks } from './links'
import type { Unsent } from './unsent'

/**
 * Saves what was watched. Parts that the server did not send, since the browser had them from elsewhere, do not count: then the film is
 * fetched from the server, and they are sent once more. @throws ApiError, or TypeError when the film cannot be fetched
 */
export async function saveWatched(post: Unsent, options: CallOptions): Promise<Watched> {
  const saved = await httpApi(postProgress, post, options)
  if (saved.notServed.length === 0) return saved
  await fetchAgain(post)
  return httpApi(postProgress, post, options)
}

/** Fetches the smaller file: the time of a film counts by either. */
async function fetchAgain({ trainingContentId, viewingId }: Unsent): Promise<void> {
  const { files } = await renewLinks(trainingContentId, viewingId)
  const { body } = await fetch(files.find(({ file }) => file === 'low')?.src ?? '', { cache: 'no-store' })
  await body?.pipeTo(new WritableStream())
}
