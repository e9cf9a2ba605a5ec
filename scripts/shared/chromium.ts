import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless shell comes first: it runs the browser tests in two thirds of the time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The path of Chromium, if it is installed. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...places].find((path) => path !== '' && existsSync(path))
}

/** Installs Chromium if it is missing: Debian's package as root, otherwise Playwright's own build. */
export function ensureChromium(): void {
  if (findChromium()) return
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!asRoot) {
    execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
    return
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  const packages = ['chromium-headless-shell', 'fonts-noto-cjk']
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
}
