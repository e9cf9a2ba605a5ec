import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, type TestContext, test } from 'vitest'
import { version } from '../../../scripts/shared/tools.ts'
import { hasNamespaces, runInNamespace } from '../setup/namespace.ts'
import { startNginx } from '../setup/nginx.ts'
import { startPortal } from '../setup/portal.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Skips a test where a program, or the right to have folders of one's own, is missing. */
function needs({ skip }: TestContext, program: string, flag: string) {
  if (version(program, flag) === undefined) skip(`${program} is not here`)
  if (!hasNamespaces) skip('namespaces are not here')
}

test('[OPS-1] nginx loads the shipped file as it is, with a certificate', (context) => {
  needs(context, 'nginx', '-v')
  const { status, output } = runInNamespace(`
    live=/etc/letsencrypt/live/care.example.org && mkdir -p $live
    openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=care.example.org -config /dev/null \\
      -keyout $live/privkey.pem -out $live/fullchain.pem
    cp ${root}deploy/nginx.conf /etc/nginx/conf.d/homecare-portal.conf
    echo 'user root; events {} http { include /etc/nginx/conf.d/*.conf; }' > /etc/nginx/nginx.conf
    nginx -t -c /etc/nginx/nginx.conf
  `)
  expect(output).toContain('test is successful')
  expect(output).not.toMatch(/\[(warn|emerg)\]/)
  expect(status).toBe(0)
})

test('[OPS-1] nginx answers over TLS with the shipped file', async (context) => {
  needs(context, 'nginx', '-v')
  const portal = await startPortal({ settings: { TRUST_PROXY: 'on' } })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  await using nginx = await startNginx((portal.app.server.address() as AddressInfo).port, { secure: true })
  const { promise: answered, resolve, reject } = Promise.withResolvers<number | undefined>()
  get(`${nginx.origin}/healthz`, { rejectUnauthorized: false }, (answer) => resolve(answer.statusCode)).on(
    'error',
    reject,
  )
  expect(await answered).toBe(200)
  await portal.close()
})

test('[OPS-2] a hosts file that knows localhost as ::1 only does not move the portal away from nginx', (context) => {
  needs(context, 'nginx', '-v')
  const { status, output } = runInNamespace(`
    echo '::1 localhost' > /etc/hosts
    ip link set lo up 2> /dev/null || exit 77
    cd ${root} && ${process.execPath} --input-type=module -e "
      import { createServer } from 'node:http'
      import { readConfig } from './server/src/config.ts'
      import Fastify from 'fastify'
      const app = Fastify({ serverFactory: (handle) => createServer(handle) })
      app.get('/', async () => 'here')
      await app.listen({ port: 3000, host: readConfig({}).host })
      console.log(await (await fetch('http://127.0.0.1:3000/')).text())
      await app.close()
    "
  `)
  if (status === 77) context.skip('ip is not here')
  expect(output).toContain('here')
})

test('[OPS-13] [O02] systemd accepts the units as they are', (context) => {
  needs(context, 'systemd-analyze', '--version')
  const { status, output } = runInNamespace(`
    mkdir -p /opt/homecare-portal && ln -s ${root} /opt/homecare-portal/current
    mkdir -p /etc/systemd/system && cp ${root}deploy/homecare-portal*@.* /etc/systemd/system/
    SYSTEMD_LOG_LEVEL=warning systemd-analyze verify --man=no /etc/systemd/system/homecare-portal@3000.service \\
      /etc/systemd/system/homecare-portal-backup@sunrise.service /etc/systemd/system/homecare-portal-backup@sunrise.timer
  `)
  expect(output).toBe('')
  expect(status).toBe(0)
})
