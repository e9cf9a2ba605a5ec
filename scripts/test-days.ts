import { chmodSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from './test/leftovers.ts'
import { clearReports } from './test/look.ts'
import { measureSlowness } from './test/machine.ts'
import { combine, type Finding } from './test/second-look.ts'
import { runSuites, type SuitesRun } from './test/suites.ts'
import { summarize } from './test/summary.ts'
import { haveTool } from './tools.ts'

/**
 * `npm run test:days [-- 2028-02-29]`: runs the tests that know dates as if it were another day, for portal, database and browser
 * alike. The clocks run; some cross midnight or a change of daylight saving meanwhile. Needs root on Debian.
 */

/** Moments in New York, all ahead: with a clock that is behind, PostgreSQL's timeouts end locks at once. */
const days: Record<string, string> = {
  'the first minutes of a year': '2027-01-01T00:10-05:00',
  'a day that February does not have': '2027-01-30T10:00-05:00',
  'the end of February': '2027-02-28T13:00-05:00',
  'a leap day': '2028-02-29T09:00-05:00',
  'the night before daylight saving begins': '2027-03-13T23:57-05:00',
  'the hour in which daylight saving begins': '2027-03-14T01:57-05:00',
  'the hour in which daylight saving ends': '2027-11-07T01:57-04:00',
  'a Sunday': '2027-06-06T15:00-04:00',
  'a holiday': '2027-07-05T11:00-04:00',
  'the last day of a long month before a short one': '2027-08-31T08:00-04:00',
  'a Sunday evening, a week before daylight saving ends': '2027-10-31T18:00-04:00',
  'the day after Thanksgiving': '2027-11-26T12:00-05:00',
  'the last minutes of a year': '2026-12-31T23:57-05:00',
}

const serverFiles = [
  'server/test/{activity-clock,activities-*,document-expiry,date-formats,feedback-*,home-preview,news*,time,wanted-documents}.test.ts',
  'server/test/{care,training,work}/*.test.ts',
]
/** They know no dates: processes that die, and deadlocks, whose detection a shifted clock breaks in PostgreSQL. */
const notServerFiles = [
  'server/test/**/*{crash,races}.test.ts',
  'server/test/care/closing-every-office.test.ts',
  'server/test/training/film-*.test.ts',
]
const browserFiles = [
  'e2e/{activities-changes,activities-signing-up,booking,booking-times,requests-list}.spec.ts',
  'e2e/console-{caregivers,door,request-visits,visits}.spec.ts',
]

const asked = process.argv.slice(2)
const chosen = Object.entries(days).filter(
  ([, moment]) => asked.length === 0 || asked.some((day) => moment.startsWith(day)),
)
const past = chosen.find(([, moment]) => Date.parse(moment) < Date.now())
if (past) throw new Error(`${past[0]} is over (${past[1]}): give it a later year`)
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
