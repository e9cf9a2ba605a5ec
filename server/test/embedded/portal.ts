// A minimal portal process: opens the database, reports on standard output, and leaves it when standard input ends.
import { once } from 'node:events'
import { openEmbedded } from '../../src/db/embedded/index.ts'

const [dataDir = ''] = process.argv.slice(2)
const quiet = { info: () => {}, warn: () => {} }
const embedded = await openEmbedded({ dataDir, log: quiet })
const { connectionString, pid, adopted } = embedded
process.stdout.write(`${JSON.stringify({ connectionString, pid, adopted })}\n`)
process.stdin.resume()
await once(process.stdin, 'end')
await embedded.release()
