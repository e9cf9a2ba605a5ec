/**
 * Points of Mozilla's HTTP Observatory for an answer over https, by the tables of its algorithm 5
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). Its own package brings a browser, a database client and a
 * reporter of errors along, and scans public hosts only. Not decided here: the redirect to https, and the list of preloaded hosts.
 */
export function observatoryPoints({ headers, html }: Seen): Record<string, number> {
  const csp = policyOf(headers.get('content-security-policy') ?? '')
  return {
    'content-security-policy': policyPoints(csp),
    cookies: cookiePoints(headers.getSetCookie()),
    'cross-origin-resource-sharing': headers.get('access-control-allow-credentials') ? -50 : 0,
    'strict-transport-security': transportPoints(headers.get('strict-transport-security') ?? ''),
    'referrer-policy': referrerPoints(headers.get('referrer-policy')),
    'subresource-integrity': scriptPoints(html),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': csp.has('frame-ancestors') ? 5 : framePoints(headers.get('x-frame-options')),
    'cross-origin-resource-policy': resourcePoints(headers.get('cross-origin-resource-policy')),
  }
}

interface Seen {
  headers: Headers
  html: string
}

/** The score: extra points count only for what would have 90 without them. */
export function scoreOf(points: Record<string, number>): number {
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 100)
  const withoutExtra = sum(Object.values(points).filter((one) => one < 0))
  return withoutExtra >= 90 ? sum(Object.values(points)) : withoutExtra
}

type Policy = Map<string, readonly string[]>

function policyOf(header: string): Policy {
  const directives = header.split(';').map((one) => one.trim().toLowerCase().split(/\s+/))
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])))
}

function policyPoints(csp: Policy): number {
  if (csp.size === 0) return -25
  const given = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*']
  const hashed = (sources: readonly string[]) => sources.some((source) => /^'(sha\d+|nonce)-/.test(source))
  const unsafe = (sources: readonly string[]) =>
    sources.some((source) => tooBroad.test(source) || /^data:$/.test(source)) ||
    (sources.includes("'unsafe-inline'") && !hashed(sources))
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map(given) as [string[], string[], string[]]
  if (unsafe(script) || object.some((source) => tooBroad.test(source))) return -20
  const passive = new Set(['img-src', 'media-src'])
  const insecure = (names: string[]) => names.flatMap(given).some((source) => /^(http|ftp):/.test(source))
  if (insecure([...csp.keys()].filter((name) => !passive.has(name)))) return -20
  if ([...script, ...style].includes("'unsafe-eval'") || insecure([...passive])) return -10
  if (unsafe(style)) return 0
  return csp.get('default-src')?.join() === "'none'" ? 10 : 5
}

const tooBroad = /^(\*|(ftp|https?):(\/\/\*(\.\*)?)?)$/

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0
  if (!cookies.every((cookie) => /;\s*secure/i.test(cookie))) return -40
  const ofSessions = cookies.filter((cookie) => /^[^=]*(login|sess)/i.test(cookie))
  if (!ofSessions.every((cookie) => /;\s*httponly/i.test(cookie))) return -30
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0
}

function transportPoints(header: string): number {
  const seconds = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds)) return -20
  return seconds < 15_552_000 ? -10 : 0
}

const privateReferrers = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

function referrerPoints(header: string | null): number {
  if (header === null) return 0
  return privateReferrers.test(header) ? 5 : -5
}

/** Scripts of this host alone, without hashes of their own, cost and bring nothing. */
function scriptPoints(html: string): number {
  return /<script[^>]+src="(https?:)?\/\//.test(html) ? -50 : 0
}

function framePoints(header: string | null): number {
  return /^(deny|sameorigin)$/i.test(header ?? '') ? 0 : -20
}

function resourcePoints(header: string | null): number {
  if (header === null || header === 'cross-origin') return 0
  return /^same-(origin|site)$/.test(header) ? 10 : -5
}
