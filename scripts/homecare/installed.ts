import { readdirSync, readFileSync } from 'node:fs'

const folder = '/etc/systemd/system'

/** The names of the agencies whose unit runs this program. */
export function installedAgencies(): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('@.service'))
  const runsPortal = /\/opt\/homecare-portal\/current\/.* scripts\/serve\.ts/
  const ours = files.filter((name) => runsPortal.test(readFileSync(`${folder}/${name}`, 'utf8')))
  return ours.map((name) => name.slice(0, -'@.service'.length)).sort()
}
