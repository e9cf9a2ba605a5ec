import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { haveTool } from '../scripts/shared/tools.ts'
import type { SentAnswer } from './tools/answer.ts'
import { freePort, type Server, startServer } from './tools/process.ts'

const textTypes = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}

export interface StaticSite {
  /** Answers by path, sent unchanged. */
  answers: Record<string, SentAnswer>
  folders?: readonly StaticFolder[]
  /** Whether requests are logged, as in deploy/nginx.conf. */
  accessLog?: boolean
}

/** Files below a path, served as immutable. With `brotli`, sends the compressed copy of each text file. */
interface StaticFolder {
  prefix: string
  root: string
  brotli?: boolean
}

/**
 * Serves prepared bytes with nginx: one worker, Debian's settings (sendfile, tcp_nopush), and an access log only on request.
 * @returns undefined when nginx is not found
 */
export async function startNginx(folder: string, site: StaticSite): Promise<Server | undefined> {
  if (!haveTool('nginx')) return undefined
  const own = await mkdtemp(join(folder, 'nginx-'))
  const port = await freePort()
  const locations: string[] = [`location = /ready { return 204; }`]
  for (const [path, answer] of Object.entries(site.answers)) {
    const file = join(own, `${locations.length}.bytes`)
    await writeFile(file, answer.body)
    locations.push(`location = ${path} { alias ${file}; ${headerLines(answer.headers)} }`)
  }
  for (const served of site.folders ?? []) locations.push(...folderLocations(served))
  const file = join(own, 'nginx.conf')
  await writeFile(file, configuration(own, port, locations, site.accessLog))
  const args = ['-p', own, '-e', join(own, 'error.log'), '-c', file]
  return startServer({ name: 'nginx', command: 'nginx', args, port, ready: '/ready', folder })
}

function configuration(own: string, port: number, locations: string[], accessLog = false): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(own, name)};`,
  )
  const log = accessLog
    ? `log_format short '$time_iso8601 $request_method $uri $status $body_bytes_sent $request_time';
  access_log ${join(own, 'access.log')} short buffer=64k flush=5s;`
    : 'access_log off;'
  // When started by root, the worker would switch to a user who cannot enter the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user}
worker_processes 1;
daemon off;
pid ${join(own, 'nginx.pid')};
events { worker_connections 1024; }
http {
  ${log}
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  types { font/woff2 woff2; image/avif avif; image/webp webp; image/jpeg jpg; image/svg+xml svg; video/mp4 mp4; }
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${locations.join('\n    ')}
  }
}
`
}

function headerLines(headers: Record<string, string>): string {
  const { 'content-type': type = 'application/octet-stream', ...others } = headers
  const added = Object.entries(others).map(([name, value]) => `add_header ${name} ${quoted(value)};`)
  return [`types { } default_type ${quoted(type)};`, ...added].join(' ')
}

function folderLocations({ prefix, root, brotli }: StaticFolder): string[] {
  const forever = `add_header cache-control "public, max-age=31536000, immutable";`
  const files = `location ${prefix} { alias ${root}/; ${forever} }`
  if (!brotli) return [files]
  const compressed = Object.entries(textTypes).map(([extension, type]) => {
    const copy = `alias ${root}/$1.br; types { } default_type ${quoted(type)};`
    return `location ~ ^${prefix}(.+\\.${extension})$ { ${copy} ${forever} add_header content-encoding br; }`
  })
  return [files, ...compressed]
}

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
