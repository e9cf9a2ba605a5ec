import { createHash } from 'node:crypto'

/**
 * Removes the renderer's marks from a document and returns the hashes of the marked scripts. A script injected through content
 * cannot have the mark, which is random for each rendering.
 */
export function extractNonces(html: string, nonce: string): { text: string; scripts: string[] } {
  const marked = new RegExp(`<script nonce="${nonce}"(?: type="(?:text/boot|module)")?>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...html.matchAll(marked)].map(([, script]) => hashOf(script ?? ''))
  return { text: html.replaceAll(` nonce="${nonce}"`, ''), scripts: [...new Set(scripts)] }
}

function hashOf(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
}

interface PolicyOptions {
  /** Hashes of the allowed inline scripts. */
  scripts: readonly string[]
  mapTilesUrl: string | undefined
  siteUrl: string
  /** The nonce of the allowed style elements. */
  styles?: string
  /** Whether the document may show pages of this site in a frame. */
  frames?: boolean
}

/** The policy of one document, which allows no inline scripts other than its own, by their hashes. */
export function contentSecurityPolicy({ scripts, mapTilesUrl, siteUrl, styles, frames }: PolicyOptions): string {
  const tiles = mapTilesUrl ? ` ${new URL(mapTilesUrl.replace('{s}', 'a')).origin.replace('//a.', '//*.')}` : ''
  return [
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    styles ? `style-src 'self' 'nonce-${styles}'` : "style-src 'self'",
    // blob: for private pictures, which are fetched with the token.
    `img-src 'self' data: blob:${tiles}`,
    ...(frames ? ["frame-src 'self'"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The policy of a document without scripts that the console shows in a frame. */
export function framedPolicy(policy: string): string {
  return policy
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}
