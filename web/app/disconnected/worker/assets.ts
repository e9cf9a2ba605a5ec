import { mayBeKept } from './public'
import type { FetchEvent } from './scope'
import { find, keep } from './store'

/** A file of the build, whose name changes with its content: the kept one is as good as the network's. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const kept = await find('assets', event.request.url)
  if (kept) return kept
  const response = await fetch(event.request)
  if (mayBeKept(response)) event.waitUntil(keep('assets', event.request.url, response.clone()))
  return response
}

/** Keeps the files that a document names, since it may have been loaded before this worker ran. */
export async function keepAssetsOf(html: string): Promise<void> {
  const paths = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2|svg)/g))
  await Promise.all([...paths].map((path) => keepAsset(new URL(path, location.origin).href)))
}

async function keepAsset(url: string): Promise<void> {
  if (await find('assets', url)) return
  const response = await fetch(url).catch(() => null)
  if (response && mayBeKept(response)) await keep('assets', url, response)
}
