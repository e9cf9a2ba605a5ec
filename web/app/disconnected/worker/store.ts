/** Replaced by the build: differs between releases. */
declare const RELEASE: string

/** What is kept, with the maximum number of entries; the oldest are dropped. */
const limits = { assets: 250, pages: 20, data: 60, disconnected: 3 }
export type Kind = keyof typeof limits

const keptAt = 'x-kept-at'

/** Keeps an answer, as the newest of its kind. Answers that do not fit on the device are not kept. */
export async function keep(kind: Kind, request: Request | string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(nameOf(kind))
    const stamped = await stampedNow(response)
    await cache.delete(request, lookup(kind))
    await cache.put(request, stamped)
    const all = await cache.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - limits[kind])).map((old) => cache.delete(old)))
  } catch (error) {
    console.info('not kept:', error)
  }
}

/** What was kept of a request, in this release or in the one before. */
export async function find(kind: Kind, request: Request | string): Promise<Response | undefined> {
  for (const name of await namesOf(kind)) {
    const found = await (await caches.open(name)).match(request, lookup(kind))
    if (found) return found
  }
}

/** What this release kept of a request. */
export async function findOwn(kind: Kind, request: Request | string): Promise<Response | undefined> {
  return (await caches.open(nameOf(kind))).match(request, lookup(kind))
}

/** The addresses of what is kept, the newest first. */
export async function addresses(kind: Kind): Promise<string[]> {
  const lists = (await namesOf(kind)).map(async (name) => [...(await (await caches.open(name)).keys())].reverse())
  return [...new Set((await Promise.all(lists)).flat().map(({ url }) => url))]
}

/** When an answer was kept. */
export function timeOf({ headers }: Response): Date {
  return new Date(Number(headers.get(keptAt)))
}

/**
 * Drops what older releases left, except the one before: its pages may still be open, and what was read last is shown until it is read
 * anew.
 */
export async function dropOldReleases(): Promise<void> {
  const names = await caches.keys()
  const older = [...new Set(names.map(releaseOf))].filter((release) => release !== RELEASE)
  const stay = [RELEASE, older.at(-1)]
  await Promise.all(names.filter((name) => !stay.includes(releaseOf(name))).map((name) => caches.delete(name)))
}

/** Pages come in one language at a time; which one a request cannot tell, since the cookie decides. */
function lookup(kind: Kind): CacheQueryOptions {
  return { ignoreVary: kind !== 'data' }
}

/** The caches of a kind, the newest release first. */
async function namesOf(kind: Kind): Promise<string[]> {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(`${kind}-`) && name !== nameOf(kind))
  return [...(names.includes(nameOf(kind)) ? [nameOf(kind)] : []), ...older.reverse()]
}

function nameOf(kind: Kind): string {
  return `${kind}-${RELEASE}`
}

function releaseOf(name: string): string {
  return name.slice(name.indexOf('-') + 1)
}

async function stampedNow(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(keptAt, String(Date.now()))
  // The body is unpacked by now.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  return new Response(await response.blob(), { headers })
}
