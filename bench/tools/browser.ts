import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:tls'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium, findChromium } from '../../scripts/shared/chromium.ts'

/**
 * Starts the headless Chromium that a measurement visits pages with; installs it if it is missing.
 * @param switches Chromium's, besides its own
 */
export function openBrowser(switches: readonly string[] = []): Promise<Browser> {
  ensureChromium()
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', ...switches],
  })
}

/** The switch that trusts the certificate of a server that nobody has signed: what comes with an error of it, Chromium does not cache. */
export async function trusting(origin: string): Promise<string> {
  const { hostname: host, port } = new URL(origin)
  const socket = connect({ host, port: Number(port), rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' }) ?? ''
  socket.destroy()
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}
