import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

/** Simulates a decoder taken over by a hostile picture: tries forbidden accesses and reports the results. */
process.once('message', (keyFile: string) => {
  const tries = {
    key: () => readFileSync(keyFile).length,
    parent: () => readFileSync(`/proc/${process.ppid}/environ`).length,
    writing: () => writeFileSync(`${keyFile}.new`, ''),
    programs: () => {
      const { error } = spawnSync('true')
      if (error) throw error
    },
  }
  const results = Object.entries(tries).map(([name, attempt]) => [name, outcome(attempt)])
  process.send?.({ ...Object.fromEntries(results), names: Object.keys(process.env) }, () => process.disconnect())
})

function outcome(attempt: () => unknown): string {
  try {
    attempt()
    return 'done'
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code)
  }
}
