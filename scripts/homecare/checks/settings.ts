import { statSync } from 'node:fs'
import { type Finding, fault, ok, warn } from '../../../server/src/checks/finding.ts'
import { settingNames, unknownSettings } from '../../../server/src/config.ts'
import type { Agency } from '../agency.ts'
import { readSettings } from '../settings.ts'
import { placeOfAnother } from '../shared-place.ts'

/** Variables of the programs below the portal, which the file may set, too. */
const others = /^(NODE_|MALLOC_|LC_|LANG$|TZ$|HTTPS?_PROXY$|NO_PROXY$|AWS_|SSL_CERT_)/

/** The file of settings; what the settings themselves say, a process finds out (`checkProcess`). */
export async function settingsChecks(agency: Agency): Promise<Finding[]> {
  const settings = readSettings(agency.settingsFile)
  const shared = placeOfAnother(agency, settings)
  return [access(agency.settingsFile), ...names(settings), ...(shared ? [fault(shared)] : [])]
}

function access(file: string): Finding {
  const { mode, uid } = statSync(file)
  const safe = uid === 0 && (mode & 0o077) === 0
  return safe
    ? ok(`only root reads ${file}`)
    : fault(`${file} holds secrets and others may read it: chmod 600, chown root`)
}

/** In a file of the portal's own, any name that is not known is wrong; a process only knows its prefixes. */
function names(settings: Record<string, string>): Finding[] {
  const byProcess = new Set(unknownSettings(settings))
  const unknown = Object.keys(settings).filter(
    (name) => !settingNames.has(name) && !byProcess.has(name) && !others.test(name),
  )
  return [
    unknown.length > 0 ? [fault(`nothing reads these settings: ${unknown.join(', ')}`)] : [],
    'PORT' in settings ? [warn('PORT does not count here: it is in the name of the unit')] : [],
  ].flat()
}
