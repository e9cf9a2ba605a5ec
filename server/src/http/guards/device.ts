import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

// In this order, since most browsers name Chrome, and Chrome names Safari.
const browsers: [RegExp, string][] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** A description of browser and system by which people recognize their device; empty when neither is known. */
export function deviceOf(userAgent = ''): string {
  const name = (list: typeof systems) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [name(browsers), name(systems)].filter(Boolean).join(' · ')
}

const maxAge = 400 * 24 * 60 * 60

/** The known-device token from the request's cookie. */
export function deviceTokenOf({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  const token = parseCookie(cookie).device
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** A cookie for the device token, inaccessible to scripts and cross-site requests, and sent with API calls only. */
export function deviceCookie(token: string, secure: boolean): string {
  return stringifySetCookie({
    name: 'device',
    value: token,
    path: '/home',
    maxAge,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  })
}
