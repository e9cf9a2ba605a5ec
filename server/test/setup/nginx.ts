import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const shipped = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url))

export interface Nginx extends AsyncDisposable {
  origin: string
  pid: number
}

/**
 * Runs nginx with the project's configuration in front of a portal on a loopback port. Only ports and folders differ, and it uses
 * HTTP unless `secure`: then HTTP/2, with a certificate that nobody has signed. With `showCache`, the header `x-cache` shows how its
 * cache answered.
 */
export async function startNginx(portal: number, { showCache = false, secure = false } = {}): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  if (secure) makeCertificate(folder)
  const adapted = adapt(await readFile(shipped, 'utf8'), { folder, portal, port, secure })
  await writeFile(file, surround(folder, showCache ? addCacheHeader(adapted) : adapted))
  const child = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', file], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  const origin = `${secure ? 'https' : 'http'}://127.0.0.1:${port}`
  const ready = await Promise.race([untilListening(port), ended.then(() => false)])
  if (!ready) throw new Error(`nginx did not start: ${await readFile(join(folder, 'error.log'), 'utf8')}`)
  return {
    origin,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Place {
  folder: string
  portal: number
  port: number
  secure: boolean
}

function adapt(configuration: string, { folder, portal, port, secure: isSecure }: Place): string {
  const [shared, , , ...secure] = configuration.split(/^(?=server \{)/m)
  return [shared, ...secure]
    .join('')
    .replace(/^ *server 127\.0\.0\.1:3001 .*\n/m, '')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${portal}`)
    .replaceAll(/\/var\/(?:cache|log\/nginx)\//g, `${folder}/`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port}${isSecure ? ' ssl http2' : ''};`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\//g, `${folder}/`)
    .replaceAll(isSecure ? /^ *listen \[::\].*\n/gm : /^ *(?:listen \[::\]|ssl_).*\n/gm, '')
}

function makeCertificate(folder: string) {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1', ...files], {
    stdio: 'ignore',
  })
}

function addCacheHeader(configuration: string): string {
  return configuration.replace('proxy_cache homecare_portal;', '$& add_header x-cache $upstream_cache_status always;')
}

function surround(folder: string, configuration: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  // When started by root, the worker would switch to a user who cannot enter the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  ${temporary.join('\n  ')}
  ${configuration}
}
`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1')
  return address.port
}

async function untilListening(port: number): Promise<boolean> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const listens = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (listens) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
