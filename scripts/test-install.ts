import { parseArgs } from 'node:util'
import { bootMachine } from './install-test/machine.ts'
import { follow } from './install-test/paper.ts'
import { steps } from './install-test/steps.ts'

/**
 * `npm run test:install`: a Debian 12 with systemd, in which the commands of docs/operations.md install the portal; then logins, an
 * upload, restarts under load, an upgrade, a second agency, and the removal. Needs root, mmdebstrap and systemd-container.
 */
const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } })
const begun = performance.now()
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const machine = await bootMachine()
try {
  console.log(`the machine runs (${seconds(begun)})`)
  const installing = performance.now()
  const installed = await follow(machine, 'Run it for real')
  console.log(`${installed.commands} commands installed the portal (${seconds(installing)})`)
  for (const [name, step] of Object.entries(steps)) {
    const since = performance.now()
    await step({ machine, ...installed })
    console.log(`ok  ${name} (${seconds(since)})`)
  }
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  if (values.keep) console.log(`the machine stays: nsenter -t ${machine.pid} -a`)
  else await machine.stop()
}
