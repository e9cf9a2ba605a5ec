import pg from 'pg'

export interface ContentListener {
  /** Content has changed, here or in another process. */
  changed(): void
  /** From now on changes cannot be heard. */
  deaf(): void
  /** Changes are heard again. */
  hearing(): void
}

export interface Log {
  warn(details: object, message: string): void
}

const retryAfter = 1_000

/** Listens to the database's announcements of changed content; a lost connection is made again until `stop`. */
export async function listenToContent(connectionString: string, listener: ContentListener, log: Log) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function open() {
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 })
    client = next
    next.on('notification', () => listener.changed())
    next.on('error', () => {})
    next.on('end', () => lost(next))
    await next.connect()
    await next.query('listen content')
    if (!stopped) listener.hearing()
  }

  function lost(which: pg.Client) {
    if (stopped || which !== client) return
    client = undefined
    listener.deaf()
    log.warn({}, 'the connection for content changes was lost; nothing is kept in memory until it is back')
    retry()
  }

  function retry() {
    timer = setTimeout(
      () =>
        open().catch(() =>
          client
            ?.end()
            .catch(() => {})
            .finally(retry),
        ),
      retryAfter,
    )
  }

  await open()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
