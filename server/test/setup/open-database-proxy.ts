import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to the database that can be interrupted, as a network can. */
export interface DatabaseProxy {
  connectionString: string
  /** Connections that were refused since the last `interrupt`. */
  refused(): number
  /** Ends all connections and every new one. */
  interrupt(): void
  /** Keeps all connections open, and new ones, but passes nothing on, as when a machine was unplugged. */
  silence(): void
  /** Passes everything on again; what fell silent has ended. */
  restore(): void
  close(): void
}

/** Stands between a portal and PostgreSQL. */
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
