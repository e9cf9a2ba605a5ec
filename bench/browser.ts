import { type Browser, chromium } from '@playwright/test'
import { ensureChromium, findChromium } from '../scripts/chromium.ts'

/** Starts the headless Chromium that a measurement visits pages with; installs it if it is missing. */
export function openBrowser(): Promise<Browser> {
  ensureChromium()
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}
