import { buildWhenStale } from './build.ts'

/** `npm start`: builds the web if it is stale, then runs the portal. */
process.env.NODE_ENV ??= 'production'
if (await buildWhenStale()) console.log('web built')
await import('./serve.ts')
