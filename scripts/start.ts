import { buildWhenStale } from './build.ts'

/** `npm start`: builds what is stale, then becomes the portal. */
process.env.NODE_ENV ??= 'production'
if (await buildWhenStale()) console.log('web built')
await import('./serve.ts')
