import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { seedSocket } from './seed-socket'
import type { Seeds } from './seeds/index.ts'

type Input<N extends keyof Seeds> = Parameters<Seeds[N]>[1]
type Output<N extends keyof Seeds> = Awaited<ReturnType<Seeds[N]>>

/** Has the portal of a data directory, by default the shared one, prepare something that nobody can through its pages or calls. */
export async function seed<N extends keyof Seeds>(
  name: N,
  input: Input<N>,
  dataDir = process.env.DATA_DIR ?? '',
): Promise<Output<N>> {
  const { promise, resolve, reject } = Promise.withResolvers<Output<N>>()
  const asked = request({ socketPath: seedSocket(dataDir), path: `/${name}`, method: 'POST' })
  asked.on('error', reject)
  asked.on('response', async (response) => {
    const answer = await text(response)
    if (response.statusCode === 200) resolve(JSON.parse(answer))
    else reject(new Error(answer))
  })
  asked.end(JSON.stringify(input))
  return promise
}
