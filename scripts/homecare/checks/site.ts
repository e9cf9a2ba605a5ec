import { spawnSync } from 'node:child_process'
import { lookup, resolveMx, resolveTxt } from 'node:dns/promises'
import { existsSync, readFileSync } from 'node:fs'
import { certificateProblem } from '../../../server/src/checks/certificate.ts'
import { type Finding, fault, ok, warn } from '../../../server/src/checks/finding.ts'
import { type Agency, portsOf } from '../agency.ts'
import { nginxFor } from '../nginx.ts'
import { readSettings } from '../settings.ts'

export async function siteChecks(agency: Agency): Promise<Finding[]> {
  const { SITE_URL: site = '', STAFF_URL: desk, SMTP_FROM: sender } = readSettings(agency.settingsFile)
  const hosts = [site, desk].flatMap((url) => (url && URL.canParse(url) ? [new URL(url).hostname] : []))
  const perHost = await Promise.all(hosts.map(async (host) => [certificate(host), await address(host)]))
  const domain = sender?.match(/@([^\s>]+)/)?.[1]
  return [
    nginxLoads(),
    nginxFile(agency, hosts[0] ?? ''),
    ...perHost.flat(),
    ...(domain ? await mailDomain(domain) : []),
  ]
}

function nginxLoads(): Finding {
  const { status, stderr, error } = spawnSync('nginx', ['-t'], { encoding: 'utf8' })
  return status === 0 ? ok('nginx takes its files') : fault(`nginx -t: ${error?.message ?? stderr.trim()}`)
}

function nginxFile(agency: Agency, host: string): Finding {
  if (!existsSync(agency.nginxFile)) return fault(`${agency.nginxFile} is missing: homecare setup`)
  const expected = nginxFor(agency, { host, ports: portsOf(agency) })
  if (readFileSync(agency.nginxFile, 'utf8') === expected) return ok(`${agency.nginxFile} is that of this release`)
  return warn(
    `${agency.nginxFile} differs from that of this release: changed by hand, or older. "homecare setup" writes it anew.`,
  )
}

function certificate(host: string): Finding {
  const problem = certificateProblem(host)
  return problem ? fault(problem) : ok(`the certificate of ${host} fits`)
}

async function address(host: string): Promise<Finding> {
  const found = await lookup(host).catch(() => undefined)
  return found ? ok(`${host} is ${found.address}`) : fault(`${host} has no address in the DNS`)
}

/** Without these records, providers put the portal's mail among the unwanted. */
async function mailDomain(domain: string): Promise<Finding[]> {
  const texts = async (name: string) => (await resolveTxt(name).catch(() => [])).map((parts) => parts.join(''))
  const has = (found: boolean, record: string) =>
    (found ? ok : warn)(`${domain} has ${found ? 'an' : 'no'} ${record} record`)
  const [mx, spf, dmarc] = await Promise.all([
    resolveMx(domain).catch(() => []),
    texts(domain),
    texts(`_dmarc.${domain}`),
  ])
  return [
    has(mx.length > 0, 'MX'),
    has(
      spf.some((text) => text.startsWith('v=spf1')),
      'SPF',
    ),
    has(
      dmarc.some((text) => text.startsWith('v=DMARC1')),
      'DMARC',
    ),
  ]
}
