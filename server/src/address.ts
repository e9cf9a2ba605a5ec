import { once } from 'node:events'
import { createServer } from 'node:net'
import { ConfigError } from './config.ts'

/**
 * Takes an address for a moment, so that a portal that cannot listen there is refused before it opens, makes or migrates anything.
 * @throws ConfigError in words
 */
export async function tryAddress(address: { port: number; host: string }): Promise<void> {
  const server = createServer()
  try {
    await once(server.listen(address), 'listening')
  } catch (error) {
    const words = explainAddress(error as NodeJS.ErrnoException)
    throw words ? new ConfigError(words) : error
  }
  server.close()
  await once(server, 'close')
}

/** Why nothing can listen at an address, in words; undefined for any other error. */
export function explainAddress({ code, syscall, message }: NodeJS.ErrnoException): string | undefined {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined
  if (code === 'EADDRINUSE') return `PORT: another program is listening there already (${message})`
  if (code === 'EACCES') return `PORT or HOST: not allowed to listen there (${message})`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAFNOSUPPORT')
    return `HOST: this machine has no such address (${message}); 127.0.0.1 is the machine itself, ::1 the same without IPv4`
  return undefined
}
