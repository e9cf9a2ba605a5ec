import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

interface ServiceWorkerOptions {
  /** The built worker. */
  file: string
  /** When false, browsers get a worker that unregisters itself and deletes its caches. */
  enabled: boolean
}

/**
 * Serves the phone site's service worker (docs/decisions/0077). Browsers ask for it with every page, so that a release takes over at once.
 */
export async function serveServiceWorker(app: FastifyInstance, { file, enabled }: ServiceWorkerOptions) {
  const script = enabled ? await readFile(file, 'utf8') : removal
  app.get('/sw.js', async (_, reply) => reply.headers(headers).send(script))
}

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  // A worker has its own policy: this one fetches from the portal only, including the icons of its notifications.
  'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
}

/** The worker that replaces one that has to be removed. */
export const removal = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await registration.unregister()
}
`
