import pg from 'pg'

/** The address of a running server. */
export interface Server {
  pid: number
  socketDirectory: string
  port: number
}

/** The connection string of the role and database `portal`, for node-postgres and for PostgreSQL's own tools. */
export function connectionStringOf(server: Server, password: string): string {
  const host = encodeURIComponent(server.socketDirectory)
  // Overrides PGSSLMODE in the environment, which could ask for TLS; a Unix socket has none.
  return `postgresql://portal:${password}@/portal?host=${host}&port=${server.port}&sslmode=disable`
}

export type Answer = 'welcome' | 'refused' | 'wait' | 'silence'

/**
 * Tries to log in: `welcome` on success, `refused` for a wrong password, `wait` while the server starts or stops, `silence` when
 * nothing answers.
 */
export async function probeServer(server: Server, password: string): Promise<Answer> {
  const connectionString = connectionStringOf(server, password)
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'welcome'
  } catch (error) {
    return error instanceof pg.DatabaseError ? answerFor(error.code ?? '') : 'silence'
  } finally {
    await client.end().catch(() => {})
  }
}

function answerFor(code: string): Answer {
  const tooManyConnections = '53300'
  if (code === tooManyConnections) return 'welcome'
  return code.startsWith('28') ? 'refused' : 'wait'
}
