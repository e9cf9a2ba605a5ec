import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Agency, defaultAgency } from './agency.ts'
import { Refused } from './refused.ts'
import { shipped } from './release.ts'
import { mustRun, outputOf } from './run.ts'

interface Site {
  host: string
  ports: readonly string[]
}

/** The shipped nginx file for an agency: nginx's names are shared by all its sites, so each agency has its own. */
export function nginxFor({ name }: Pick<Agency, 'name'>, { host, ports }: Site, text = shipped('nginx.conf')): string {
  const servers = ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;\n`).join('')
  const placed = text.replaceAll('care.example.org', host).replace(/(?: *server 127\.0\.0\.1:\d+ .*;\n)+/, servers)
  if (name === defaultAgency) return placed
  const variable = name.replaceAll('-', '_')
  return placed
    .replaceAll('homecare-portal', name)
    .replaceAll('homecare_portal', variable)
    .replaceAll('$homecare_', `$${variable}_`)
}

/** Gives nginx a file, and the old one back when nginx does not take it. @throws Refused with nginx's words */
export function installNginxFile(agency: Agency, site: Site) {
  const before = existsSync(agency.nginxFile) ? readFileSync(agency.nginxFile) : undefined
  writeFileSync(agency.nginxFile, nginxFor(agency, site))
  try {
    mustRun('nginx', ['-t'])
  } catch (error) {
    if (before) writeFileSync(agency.nginxFile, before)
    else rmSync(agency.nginxFile)
    throw new Refused(`nginx does not take ${agency.nginxFile}, so it was not changed. ${(error as Error).message}`)
  }
  const runs = outputOf('systemctl', ['is-active', 'nginx']) === 'active'
  mustRun('systemctl', runs ? ['reload', 'nginx'] : ['enable', '--now', 'nginx'])
}
