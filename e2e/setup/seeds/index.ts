import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { readConfig } from '../../../server/src/config.ts'
import { type Data, openData } from '../../../server/src/open.ts'
import { seedSocket } from '../seed-socket.ts'
import { beginActivity } from './activity.ts'
import { passWaitForCode } from './codes.ts'
import { storeName } from './name.ts'
import { addRepeatedRefusal } from './refusals.ts'
import { seedStaff } from './staff.ts'
import { seedTraining } from './training.ts'
import { refuseText } from './undelivered.ts'
import { moveVisitsFar, moveVisitToNow } from './visit.ts'

/** Prepares what nobody can through the portal's pages or calls, each by name. */
const seeds = {
  staff: seedStaff,
  training: seedTraining,
  activityNow: beginActivity,
  visitNow: moveVisitToNow,
  visitsFar: moveVisitsFar,
  refuseText,
  storedName: storeName,
  waitForCodePassed: passWaitForCode,
  repeatedRefusal: addRepeatedRefusal,
}

export type Seeds = typeof seeds

const quiet = { info: () => {}, warn: () => {} }

/** Answers seeds within the portal's process, so that no test starts a process for them. */
export function serveSeeds(): void {
  const config = readConfig(process.env)
  const closing = new AsyncDisposableStack()
  let data: Promise<Data> | undefined
  const server = createServer(async (request, response) => {
    try {
      data ??= openData(config, quiet, closing)
      response.end(JSON.stringify(await answer(request, await data)))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  server.listen(seedSocket(config.dataDir))
  process.once('SIGTERM', async () => {
    server.close()
    await data
    await closing.disposeAsync()
  })
}

async function answer(request: IncomingMessage, data: Data): Promise<unknown> {
  const seed = seeds[request.url?.slice(1) as keyof Seeds] as (data: Data, input: unknown) => Promise<unknown>
  return (await seed(data, await json(request))) ?? null
}
