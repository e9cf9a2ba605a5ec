import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

/** Stands in for a decoder that a hostile picture has taken over: tries to get at what it should not, and tells what it got. */
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
  const told = Object.entries(tries).map(([name, attempt]) => [name, outcome(attempt)])
  process.send?.({ ...Object.fromEntries(told), names: Object.keys(process.env) }, () => process.disconnect())
})

function outcome(attempt: () => unknown): string {
  try {
    attempt()
    return 'done'
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code)
  }
}
