import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to the database that can be interrupted, like a network. */
export interface DatabaseProxy {
  connectionString: string
  /** Number of connections refused since the last `interrupt`. */
  refused(): number
  /** Closes all connections, and every new one. */
  interrupt(): void
  /** Keeps connections open but forwards nothing, as if a machine was unplugged. */
  silence(): void
  /** Forwards everything again; connections that fell silent are closed. */
  restore(): void
  close(): void
}

/** Opens a proxy between a portal and PostgreSQL. */
export async function openDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const pairs = new Set<Socket>()
  let state: 'open' | 'interrupted' | 'silent' = 'open'
  let refused = 0
  const server = createServer((near) => {
    if (state === 'interrupted') {
      refused++
      near.destroy()
      return
    }
    keep(near)
    if (state === 'open') join(near, keep(connect(socketOf(connectionString))))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function keep(socket: Socket): Socket {
    pairs.add(socket)
    socket.on('close', () => pairs.delete(socket))
    return socket.on('error', () => {})
  }
  function endAll() {
    for (const socket of pairs) socket.destroy()
  }
  return {
    connectionString: addressThrough(connectionString, (server.address() as AddressInfo).port),
    refused: () => refused,
    interrupt() {
      state = 'interrupted'
      refused = 0
      endAll()
    },
    silence() {
      state = 'silent'
      for (const socket of pairs) socket.unpipe().pause()
    },
    restore() {
      if (state === 'silent') endAll()
      state = 'open'
    },
    close() {
      endAll()
      server.close()
    },
  }
}

function join(near: Socket, far: Socket) {
  near.pipe(far).pipe(near)
  near.on('close', () => far.destroy())
  far.on('close', () => near.destroy())
}

function socketOf(connectionString: string): string {
  const { searchParams } = new URL(connectionString.replace('@/', '@localhost/'))
  return `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port')}`
}

function addressThrough(connectionString: string, port: number): string {
  const url = new URL(connectionString.replace('@/', '@127.0.0.1/'))
  url.port = String(port)
  url.search = ''
  return url.href
}
