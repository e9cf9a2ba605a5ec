import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

interface ServiceWorkerOptions {
  /** The built worker. */
  file: string
  /** Without it, browsers get a worker in its place that removes itself and all that was kept. */
  enabled: boolean
}

/** Serves the phone site's service worker (docs/decisions/0077). Browsers ask for it with every page, so that a release takes over at once. */
export async function serveServiceWorker(app: FastifyInstance, { file, enabled }: ServiceWorkerOptions) {
  const script = enabled ? await readFile(file, 'utf8') : removal
  app.get('/sw.js', async (_, reply) => reply.headers(headers).send(script))
}

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  // A worker has a policy of its own: this one fetches from the portal only, and so does a notice its icon.
  'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
}

/** The worker that takes the place of one that has to go. */
export const removal = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await registration.unregister()
}
`
