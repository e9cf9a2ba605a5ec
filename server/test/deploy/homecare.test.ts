import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { agencyNamed } from '../../../scripts/homecare/agency.ts'
import { settingsChecks } from '../../../scripts/homecare/checks/settings.ts'
import { nginxFor } from '../../../scripts/homecare/nginx.ts'
import { readSettings, writeSetting } from '../../../scripts/homecare/settings.ts'
import { placeOfAnother } from '../../../scripts/homecare/shared-place.ts'
import { certificateProblem, expiryProblem } from '../../src/checks/certificate.ts'
import { failTool } from '../setup/tool.ts'

const shipped = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')
const host = 'care.example.org'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'portal-homecare-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

test('[OPS-4] a tool with another DATA_DIR makes neither database nor key', async () => {
  const empty = join(folder(), 'data')
  const { code, output } = await failTool('staff-unlock', ['--email', 'a@example.org'], { DATA_DIR: empty })
  expect([code, output]).toEqual([1, expect.stringMatching(/no database in .*homecare/)])
  expect(existsSync(empty)).toBe(false)
})

test('[OPS-13] nginx’s file is the shipped one for the first agency, and shares no name with that of another', () => {
  expect(nginxFor({ name: 'homecare-portal' }, { host, ports: ['3000', '3001'] }, shipped)).toBe(shipped)
  const other = nginxFor({ name: 'sun-rise' }, { host: 'sunrise.example.org', ports: ['3010'] }, shipped)
  expect(other.match(/^ *server 127.*$/gm)).toEqual(['    server 127.0.0.1:3010 max_fails=0;'])
  const names = (text: string) => text.match(/\$\w*homecare\w*|\bhomecare[\w-]*/g) ?? []
  expect(names(shipped).length).toBeGreaterThan(20)
  const allowed = ['homecare setup', 'homecare']
  expect(names(other).filter((name) => !allowed.includes(name))).toEqual([])
})

test.each(['Sunrise', '../etc', 'a', 'sun rise', '-x', 'x'.repeat(40)])(
  '[OPS-13] "%s" cannot name an agency',
  (name) => {
    expect(() => agencyNamed(name)).toThrow('cannot be a name')
  },
)

test('[OPS-1] a certificate that is missing, of another name or not of its key is refused before nginx meets it', () => {
  const live = folder()
  expect(certificateProblem(host, new Date(), live)).toMatch(/missing.*certbot/)
  makeCertificate(live, host, 'other.example.org')
  expect(certificateProblem(host, new Date(), live)).toMatch(/another name/)
  makeCertificate(live, host, host)
  expect(certificateProblem(host, new Date(), live)).toBe(undefined)
  expect(certificateProblem(host, new Date(Date.now() + 85 * 86_400_000), live)).toMatch(/expires in [345] days/)
  expect(certificateProblem(host, new Date('2100-01-01'), live)).toMatch(/has expired/)
  expect(expiryProblem(host, new Date('2100-01-01'), live)).toMatch(/has expired/)
  expect(expiryProblem(host, new Date(), live)).toBe(undefined)
  expect(expiryProblem('unreadable.example.org', new Date(), live)).toBe(undefined)
  execFileSync('openssl', ['genrsa', '-out', join(live, host, 'privkey.pem'), '2048'], { stdio: 'ignore' })
  expect(certificateProblem(host, new Date(), live)).toMatch(/does not belong/)
})

function makeCertificate(live: string, of: string, name: string) {
  execFileSync('mkdir', ['-p', join(live, of)])
  const files = ['-keyout', join(live, of, 'privkey.pem'), '-out', join(live, of, 'fullchain.pem'), '-days', '90']
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...names, ...files], { stdio: 'ignore' })
}

test('[OPS-16] the doctor finds settings that nothing reads, and a file that others may read', async () => {
  const settingsFile = join(folder(), 'portal.env')
  writeFileSync(settingsFile, 'SITE_URL=https://care.example.org\nPROT=3000\nTZ=UTC\n', { mode: 0o644 })
  const found = (await settingsChecks({ ...agencyNamed('sunrise'), settingsFile })).map(
    ({ grade, text }) => `${grade} ${text}`,
  )
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^FAULT .*others may read it/),
      'FAULT nothing reads these settings: PROT',
    ]),
  )
})

test('[OPS-13] two agencies with one folder or database are refused by name', () => {
  const sunrise = agencyNamed('sunrise')
  const neighbors = [{ name: 'homecare-portal', settings: { DATABASE_URL: 'postgresql://u:hunter2@db/one' } }]
  const shared = (settings: Record<string, string>) => placeOfAnother(sunrise, settings, neighbors)
  expect(shared({ SITE_URL: 'https://sunrise.example.org', DATABASE_URL: 'postgresql://u:hunter2@db/two' })).toBe(
    undefined,
  )
  expect(shared({ DATA_DIR: '/var/lib/homecare-portal' })).toMatch(
    /^DATA_DIR in .*sunrise\.env is that of homecare-portal/,
  )
  const words = shared({ DATABASE_URL: 'postgresql://u:hunter2@db/one' })
  expect(words).toMatch(/^DATABASE_URL .* is that of homecare-portal/)
  expect(words).not.toContain('hunter2')
})

test('[OPS-4] one setting is changed in its file, and everything else stays', () => {
  const file = join(folder(), 'portal.env')
  writeFileSync(
    file,
    '# kept\nSITE_URL=https://care.example.org\n#ENCRYPTION_KEYS=a:b\nSMTP_FROM="Care <care@example.org>"\n',
  )
  for (const keys of ['x:$&=,y:2', 'z:3']) {
    writeSetting(file, 'ENCRYPTION_KEYS', keys)
    expect(readSettings(file)).toEqual({
      ENCRYPTION_KEYS: keys,
      SITE_URL: 'https://care.example.org',
      SMTP_FROM: 'Care <care@example.org>',
    })
  }
  expect(readFileSync(file, 'utf8')).toMatch(/^# kept\n/)
})
