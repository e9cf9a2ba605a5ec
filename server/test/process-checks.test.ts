import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { tryAddress } from '../src/address.ts'
import { checkProcess } from '../src/checks/process.ts'
import { ConfigError } from '../src/config.ts'
import { hasNamespaces, runInNamespace } from './setup/namespace.ts'
import { failToStart } from './setup/process.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'portal-checks-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

const found = async (environment: Record<string, string>) =>
  (await checkProcess(environment)).map(({ grade, text }) => `${grade} ${text}`)

describe('[OPS-16] what a start looks at, as the doctor does', () => {
  test('is right where everything is', async () => {
    const settings = {
      DATA_DIR: folder(),
      DEMO: 'off',
      SITE_URL: 'https://care.example.org',
      TRUST_PROXY: 'on',
      SMS_ACCOUNT_SID: 'AC1',
      SMS_AUTH_TOKEN: 'hunter2',
      SMS_FROM: '+12125550100',
      SMTP_URL: 'smtps://care:hunter2@mail.example.org',
      SMTP_FROM: 'care@example.org',
    }
    const machine = /GB are free|clock/
    expect((await found(settings)).filter((line) => !line.startsWith('ok ') && !machine.test(line))).toEqual([])
  })

  test('tells what is missing, half set, misspelt or open to others, and no value of a setting', async () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'encryption.key'), '')
    for (const path of [dataDir, join(dataDir, 'encryption.key')]) chmodSync(path, 0o755)
    const settings = { DATA_DIR: dataDir, SMTP_FROM: 'hunter2@example.org', SMS_CALLS_FROM: '+12125550199' }
    const lines = await found({ ...settings, SITE_URI: 'https://hunter2.example.org', DEMO: 'off' })
    for (const words of [
      'FAULT nothing reads these settings, are their names right? SITE_URI',
      `FAULT others on this machine may look into ${dataDir}: chmod 700`,
      expect.stringMatching(/^FAULT .*encryption\.key is the key .*chmod 600/),
      expect.stringMatching(/^FAULT TRUST_PROXY is not on/),
      expect.stringMatching(/^FAULT SITE_URL is no https address/),
      expect.stringMatching(/^warn no provider for text messages/),
      'warn SMS_CALLS_FROM calls nobody without SMS_ACCOUNT_SID',
      'warn SMTP_FROM sends nothing without SMTP_URL',
    ])
      expect(lines).toContainEqual(words)
    expect(lines.join('\n')).not.toMatch(/hunter2|\+1212/)
  })

  test('is less on a developer’s machine', async () => {
    const dataDir = folder()
    chmodSync(dataDir, 0o755)
    expect((await found({ DATA_DIR: dataDir })).filter((line) => !/^ok |GB are free/.test(line))).toEqual([])
  })

  test('names settings that cannot be used', async () => {
    expect(await found({ PORT: 'hunter2' })).toEqual([expect.stringMatching(/^FAULT .*\n {2}PORT: /)])
  })
})

describe('[OPS-16] a start that cannot succeed is refused in words, before it makes anything', () => {
  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    onTestFinished(() => void other.close())
    const { port } = other.address() as { port: number }
    const dataDir = join(folder(), 'data')
    const { code, output } = await failToStart({ DATA_DIR: dataDir, DEMO: 'off', PORT: String(port) })
    expect([code, output]).toEqual([1, expect.stringMatching(/PORT: another program is listening there already/)])
    expect(existsSync(dataDir)).toBe(false)
  })

  test('an address of another machine', async () => {
    const refused = tryAddress({ port: 0, host: '192.0.2.1' })
    await expect(refused).rejects.toThrow(ConfigError)
    await expect(refused).rejects.toThrow('HOST: this machine has no such address')
  })

  /** Starts the portal in a machine that the script has prepared. */
  const startIn = (prepared: string, settings: string) =>
    runInNamespace(`
      ${prepared}
      cd ${root} && NODE_ENV=production DEMO=off PORT=3000 ${settings} timeout 60 ${process.execPath} scripts/serve.ts
    `)

  test('no IPv4 on the machine: 127.0.0.1 is nobody’s, and localhost is ::1', ({ skip }) => {
    if (!hasNamespaces) skip('namespaces are not here')
    const without =
      "ip link set lo up && ip address del 127.0.0.1/8 dev lo || exit 77; echo '::1 localhost' > /etc/hosts"
    const { status, output } = startIn(without, 'DATA_DIR=/var/lib/portal')
    if (status === 77) skip('ip is not here')
    expect([status, output]).toEqual([1, expect.stringMatching(/HOST: this machine has no such address.*::1/)])
  })

  test('a data folder that can only be read', ({ skip }) => {
    if (!hasNamespaces) skip('namespaces are not here')
    const dataDir = folder()
    mkdirSync(join(dataDir, 'media'))
    const readOnly = `mount --bind ${dataDir} ${dataDir} && mount -o remount,bind,ro ${dataDir}`
    const here = 'ip link set lo up 2> /dev/null || exit 77'
    const { status, output } = startIn(`${readOnly}\n${here}`, `DATA_DIR=${dataDir}`)
    if (status === 77) skip('ip is not here')
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(/DATA_DIR: .* is not a directory that can be written to/),
    ])
    expect(output).not.toMatch(/\n {4}at /)
  })
})
