import { statSync } from 'node:fs'
import { readConfig, settingNames } from '../../../server/src/config.ts'
import type { Agency } from '../agency.ts'
import { readSettings } from '../settings.ts'
import { type Finding, fault, ok, warn } from './finding.ts'

/** Variables of the programs below the portal, which the file may set, too. */
const others = /^(NODE_|MALLOC_|LC_|LANG$|TZ$|HTTPS?_PROXY$|NO_PROXY$|AWS_|SSL_CERT_)/

export async function settingsChecks({ settingsFile }: Agency): Promise<Finding[]> {
  const settings = readSettings(settingsFile)
  return [access(settingsFile), usable(settings), names(settings), ...advice(settings)]
}

function access(file: string): Finding {
  const { mode, uid } = statSync(file)
  const safe = uid === 0 && (mode & 0o077) === 0
  return safe
    ? ok(`only root reads ${file}`)
    : fault(`${file} holds secrets and others may read it: chmod 600, chown root`)
}

function usable(settings: Record<string, string>): Finding {
  try {
    readConfig(settings)
    return ok('every setting can be used')
  } catch (error) {
    return fault((error as Error).message)
  }
}

function names(settings: Record<string, string>): Finding {
  const unknown = Object.keys(settings).filter((name) => !settingNames.has(name) && !others.test(name))
  if (unknown.length > 0) return fault(`nothing reads these settings: ${unknown.join(', ')}`)
  return 'PORT' in settings
    ? warn('PORT does not count here: it is in the name of the unit')
    : ok('every setting has a known name')
}

function advice({
  TRUST_PROXY,
  SITE_URL,
  SMS_ACCOUNT_SID,
  SMTP_URL,
  DEMO,
}: Record<string, string | undefined>): Finding[] {
  return [
    TRUST_PROXY === 'on' ? [] : [fault('TRUST_PROXY is not on: behind nginx all visitors count as one')],
    SITE_URL?.startsWith('https:') ? [] : [fault('SITE_URL is no https address: links in messages lead nowhere')],
    SMS_ACCOUNT_SID ? [] : [warn('no provider for text messages: nobody can register or reset a password')],
    SMTP_URL ? [] : [warn('no mail server: no invitations, no links to a new password')],
    DEMO === 'on' ? [warn('DEMO is on: an empty database is filled with a fictional agency')] : [],
  ].flat()
}
