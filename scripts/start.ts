import { buildWhenStale } from './build.ts'

/** `npm start`: builds the web and the console if they are stale, then runs the portal. */
process.env.NODE_ENV ??= 'production'
const built = await buildWhenStale()
if (built.length > 0) console.log(`built: ${built.join(', ')}`)
await import('./serve.ts')
