import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import { connectionSettings } from '../db/connection.ts'
import { reportsUrl } from '../http/input/signed-form.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { development } from './providers/development.ts'
import type { Provider } from './providers/provider.ts'
import { smtp } from './providers/smtp.ts'
import { twilio } from './providers/twilio.ts'
import { deliverByPush, type PushDelivery } from './push/deliver.ts'
import { makeVapidKeys } from './push/keys.ts'
import { pushQueue, pushRetries, pushWork } from './push/queue.ts'
import { type Channel, channels, type Messages, queueAgain, queueOf } from './queue.ts'
import { deliver, type Log } from './worker.ts'

interface Options {
  connectionString: string
  db: Database
  keys: Keyring
  config: Pick<Config, 'sms' | 'smtp' | 'development'> & Partial<Pick<Config, 'siteUrl' | 'port'>>
  log: Log
}

const hour = 3600
const day = 24 * hour

const queueSettings = {
  // Retries for about a day, to bridge an outage of the provider: at first every few seconds, then every ten minutes.
  retryLimit: 150,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  // A missing heartbeat reveals a dead process. The expiry is far beyond the slowest delivery, since a delivery in progress when it
  // ends would be repeated.
  heartbeatSeconds: 10,
  expireInSeconds: 300,
  retentionSeconds: 2 * day,
  deleteAfterSeconds: hour,
  notify: true,
}

/** A database notification wakes the workers; polling finds retries. */
const workSettings = {
  sms: { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, localConcurrency: 2 },
  email: { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5, localConcurrency: 1 },
}
const urgentWork = workSettings.sms
const batch = { batchSize: 5, burstWhenBatchFull: true, includeMetadata: true, perJobResults: true } as const

/**
 * Opens the outbox: whichever process is free delivers queued messages, each channel separately. Outside of development, messages
 * of a channel without a provider wait.
 */
export async function openMessages({ connectionString, db, keys, config, log }: Options): Promise<Messages> {
  const jobs = new PgBoss({
    ...connectionSettings(connectionString, 'jobs'),
    max: 2,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: hour,
    flowIntervalSeconds: hour,
  })
  jobs.on('error', ({ message }) => log.error({ problem: message }, 'the outbox has a problem'))
  await jobs.start()
  const providers = providersOf(config, log)
  const keepContent = config.development
  await prepareQueues(jobs)
  for (const channel of channels) {
    const provider = providers[channel]
    for (const isUrgent of [true, false]) {
      const queue = queueOf(channel, isUrgent)
      if (!provider) continue
      const delivery = { db, keys, provider, keepContent, log }
      await work(jobs, queue, isUrgent ? urgentWork : workSettings[channel], (job) => deliver(delivery, job))
    }
  }
  await makeVapidKeys(db, keys)
  const push: PushDelivery = { db, keys, jobs, local: config.development, keepContent, log }
  await work(jobs, pushQueue, pushWork, (job) => deliverByPush(push, job))
  const without = channels.filter((channel) => !providers[channel])
  if (without.length > 0)
    log.warn({ channels: without }, 'no provider is configured: these messages wait in the outbox')
  return {
    jobs,
    canCall: config.sms ? config.sms.callsFrom !== undefined : config.development,
    pushesLocally: config.development,
    siteUrl: config.siteUrl ?? `http://localhost:${config.port}`,
    async stop() {
      await jobs.stop({ graceful: true, timeout: 8_000 })
      for (const provider of Object.values(providers)) provider.close?.()
    },
  }
}

function providersOf({ sms, smtp: mail, development: local, siteUrl }: Options['config'], log: Log) {
  const substitute = local ? development(log) : undefined
  const bySms = sms ? twilio({ ...sms, reportsTo: reportsUrl(siteUrl) }) : substitute
  const byMail = mail ? smtp(mail) : substitute
  return { ...(bySms && { sms: bySms }), ...(byMail && { email: byMail }) } as Partial<Record<Channel, Provider>>
}

/**
 * Queues what waits in the outbox of a database that was restored without its jobs; a message that has ended stays as it is.
 * @returns the number of messages
 */
export async function queueWaiting(connectionString: string, db: Database): Promise<number> {
  const jobs = new PgBoss({
    ...connectionSettings(connectionString, 'jobs'),
    max: 1,
    schedule: false,
    supervise: false,
  })
  jobs.on('error', () => {})
  await jobs.start()
  try {
    await prepareQueues(jobs)
    return await db.transaction().execute((tx) => queueAgain(tx, jobs))
  } finally {
    await jobs.stop({ graceful: false })
  }
}

async function prepareQueues(jobs: PgBoss) {
  for (const channel of channels)
    for (const isUrgent of [true, false]) await prepareQueue(jobs, queueOf(channel, isUrgent), queueSettings)
  await prepareQueue(jobs, pushQueue, { ...queueSettings, ...pushRetries })
}

/** Updates queue settings left by another version. */
async function prepareQueue(jobs: PgBoss, queue: string, settings: typeof queueSettings) {
  await jobs.createQueue(queue, settings)
  await jobs.updateQueue(queue, settings)
}

type Job = JobWithMetadata<{ id: string }>

async function work(jobs: PgBoss, queue: string, settings: typeof pushWork, take: (job: Job) => Promise<void>) {
  await jobs.work(queue, { ...batch, ...settings }, (found: Job[]) =>
    Promise.all(found.map((job) => settle(take, job))),
  )
}

async function settle(take: (job: Job) => Promise<void>, job: Job): Promise<JobResult> {
  try {
    await take(job)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    return { id: job.id, status: 'failed', output: { problem: (error as Error).message } }
  }
}
