import { mayBeKept } from './public'
import type { FetchEvent } from './scope'
import { find, findOwn, keep } from './store'

/** A file of the build, whose name changes with its content: the kept one is as good as the network's. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const own = await findOwn('assets', url)
  if (own) return own
  const older = await find('assets', url)
  const response = older ?? (await fetch(event.request))
  if (older || mayBeKept(response)) event.waitUntil(keep('assets', url, response.clone()))
  return response
}

/** Keeps the files that a document names, since it may have been loaded before this worker ran. */
export async function keepAssetsOf(html: string): Promise<void> {
  const paths = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2|svg)/g))
  await Promise.all([...paths].map((path) => keepAsset(new URL(path, location.origin).href)))
}

async function keepAsset(url: string): Promise<void> {
  if (await findOwn('assets', url)) return
  const response = await fetch(url).catch(() => null)
  if (response && mayBeKept(response)) await keep('assets', url, response)
}
