import type { IncomingHttpHeaders } from 'node:http'

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

// Chrome's name stands in nearly all of them, and Safari's in Chrome's.
const browsers: [RegExp, string][] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** Browser and system in words by which a person knows the device again; empty when neither is known. */
export function deviceOf(userAgent = ''): string {
  const name = (list: typeof systems) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [name(browsers), name(systems)].filter(Boolean).join(' · ')
}

const maxAge = 400 * 24 * 60 * 60

/** The token of the cookie by which accounts know a device again. */
export function deviceTokenOf({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  return /(?:^|; *)device=([\w-]{43})(?:;|$)/.exec(cookie)?.[1]
}

/** A cookie that keeps a device's token out of reach of scripts and of other sites' requests; only calls need it. */
export function deviceCookie(token: string, secure: boolean): string {
  return `device=${token}; Path=/home; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
}
