import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { ConfigError } from './config.ts'

/**
 * Looks whether a portal can listen at an address, so that one that cannot is refused before it opens, makes or migrates anything. Nothing
 * listens at the port itself meanwhile: a proxy would hand it a visitor's request.
 * @throws ConfigError in words
 */
export async function tryAddress({ port, host }: { port: number; host: string }): Promise<void> {
  const beside = createServer()
  try {
    await once(beside.listen({ port: 0, host }), 'listening')
  } catch (error) {
    const words = explainAddress(error as NodeJS.ErrnoException)
    throw words ? new ConfigError(words) : error
  }
  beside.close()
  await once(beside, 'close')
  if (await isAnswered(port, host)) throw new ConfigError(inUse(`${host}:${port}`))
}

async function isAnswered(port: number, host: string): Promise<boolean> {
  const socket = connect({ port, host })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

const inUse = (what: string) => `PORT: another program is listening there already (${what})`

/** Why nothing can listen at an address, in words; undefined for any other error. */
export function explainAddress({ code, syscall, message }: NodeJS.ErrnoException): string | undefined {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined
  if (code === 'EADDRINUSE') return inUse(message)
  if (code === 'EACCES') return `PORT or HOST: not allowed to listen there (${message})`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAFNOSUPPORT')
    return `HOST: this machine has no such address (${message}); 127.0.0.1 is the machine itself, ::1 the same without IPv4`
  return undefined
}
