import { chmodSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from './build.ts'
import { ensureChromium } from './shared/chromium.ts'
import { haveTool } from './shared/tools.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from './test/leftovers.ts'
import { clearReports } from './test/look.ts'
import { measureSlowness } from './test/machine.ts'
import { combine, type Finding } from './test/second-look.ts'
import { runSuites, type SuitesRun } from './test/suites.ts'
import { summarize } from './test/summary.ts'

/**
 * `npm run test:days [-- 2028-02-29]`: runs the tests that know dates as if it were another day, for portal, database and browser
 * alike. The clocks run; some cross midnight or a change of daylight saving meanwhile. Needs root on Debian.
 */

/** All days lie ahead: with a clock that is behind, PostgreSQL's timeouts end locks at once. */
const year = new Date().getFullYear() + 1
const leapYear = year + ((4 - (year % 4)) % 4)
const springForward = nthOf(2, 'Sunday', 'March')
const fallBack = nthOf(1, 'Sunday', 'November')

/** Moments in New York. */
const days: Record<string, string> = {
  'the first minutes of a year': `${year}-01-01T00:10-05:00`,
  'a day that February does not have': `${year}-01-30T10:00-05:00`,
  'the end of February': `${year}-02-28T13:00-05:00`,
  'a leap day': `${leapYear}-02-29T09:00-05:00`,
  'the night before daylight saving begins': `${dayBefore(springForward)}T23:57-05:00`,
  'the hour in which daylight saving begins': `${springForward}T01:57-05:00`,
  'the hour in which daylight saving ends': `${fallBack}T01:57-04:00`,
  'a Sunday': `${nthOf(1, 'Sunday', 'June')}T15:00-04:00`,
  'a holiday': `${nthOf(1, 'Monday', 'September')}T11:00-04:00`,
  'the last day of a long month before a short one': `${year}-08-31T08:00-04:00`,
  'a Sunday evening, a week before daylight saving ends': `${dayBefore(fallBack, 7)}T18:00-04:00`,
  'the day after Thanksgiving': `${dayBefore(nthOf(4, 'Thursday', 'November'), -1)}T12:00-05:00`,
  'the last minutes of a year': `${year}-12-31T23:57-05:00`,
}

const serverFiles = [
  'server/test/{activity-clock,activities-*,document-expiry,date-formats,feedback-*,home-preview,news*,time,wanted-documents}.test.ts',
  'server/test/{care,training,work}/*.test.ts',
]
/** They know no dates: processes that die, and deadlocks, whose detection a shifted clock breaks in PostgreSQL. */
const notServerFiles = [
  'server/test/**/*{crash,races}.test.ts',
  'server/test/care/visits/closing-every-office.test.ts',
  'server/test/training/film-*.test.ts',
]
const browserFiles = [
  'e2e/{activities-changes,activities-signing-up,booking,booking-times,applications-list}.spec.ts',
  'e2e/console-{caregivers,door,application-visits,visits}.spec.ts',
]

const asked = process.argv.slice(2)
const chosen = Object.entries(days).filter(
  ([, moment]) => asked.length === 0 || asked.some((day) => moment.startsWith(day)),
)
if (chosen.length === 0) throw new Error(`No day is called ${asked.join(', ')}: ${Object.values(days).join(', ')}`)
ensureChromium()
const library = haveTool('faketime') ? globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0] : undefined
if (!library) throw new Error('Needs faketime; install it first: apt-get install faketime')
await buildWhenStale()

clearReports()
makeTemporaryFolder()
const started = Date.now()
const slowness = await measureSlowness()
const runs: SuitesRun[] = []
for (const [name, moment] of chosen) runs.push(await runDay(name, moment, library))
const isGood = summarize({
  parts: [],
  ...combine(runs),
  seconds: Math.round((Date.now() - started) / 1000),
  cpuSeconds: undefined,
  slowness,
  isGate: false,
})
await removeTemporaryFolder()
process.exit(isGood ? 0 : 1)

/** The nth such weekday of a month, as YYYY-MM-DD. */
function nthOf(n: number, weekday: string, month: string): string {
  const first = new Date(`${month} 1 ${year} 12:00 UTC`)
  const name = (offset: number) =>
    new Date(+first + offset * 86_400_000).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
  const offset = [0, 1, 2, 3, 4, 5, 6].findIndex((one) => name(one) === weekday)
  return dayBefore(first.toISOString().slice(0, 10), -(offset + 7 * (n - 1)))
}

function dayBefore(day: string, by = 1): string {
  return new Date(Date.parse(`${day}T12:00Z`) - by * 86_400_000).toISOString().slice(0, 10)
}

/** Both suites, from this moment on. */
async function runDay(name: string, moment: string, library: string): Promise<SuitesRun> {
  console.log(`— ${name}: ${moment}`)
  const server = globSync(serverFiles, { exclude: notServerFiles }).sort()
  const browser = globSync(browserFiles).sort()
  const run = await withClock(moment, library, (env) =>
    runSuites({ server: { files: server }, browser: { files: browser } }, { env }),
  )
  const onDay = (finding: Finding) => ({ ...finding, title: `${finding.title}, ${name}` })
  return { ...run, failed: run.failed.map(onDay), unsteady: run.unsteady.map(onDay) }
}

/** The environment in which all processes see the same shifted clock. */
async function withClock<T>(
  moment: string,
  library: string,
  work: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-days-'))
  const seconds = Math.round((Date.parse(moment) - Date.now()) / 1000)
  const clock = {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  }
  try {
    letDatabaseSee(clock, folder)
    return await work({ ...clock, PATH: `${folder}:${process.env.PATH}` })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The embedded database's server gets an environment of its own; for root it is started by `unshare`, which sets its clock here. */
function letDatabaseSee(clock: Record<string, string>, folder: string) {
  const settings = Object.entries(clock).map(([name, value]) => `${name}='${value}'`)
  writeFileSync(join(folder, 'unshare'), `#!/bin/sh\n${settings.join(' ')} exec /usr/bin/unshare "$@"\n`)
  chmodSync(join(folder, 'unshare'), 0o755)
}
