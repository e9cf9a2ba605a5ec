import type { Progress } from '../../server/src/backup/progress.ts'

const every = 10_000

/** Tells on standard error how far a tool is: in one line of a terminal, or every ten seconds in a log. */
export function tellProgress(): { progress: Progress; end(): void } {
  let last = Date.now()
  const { isTTY, columns = 80 } = process.stderr
  return {
    progress(done) {
      if (isTTY) process.stderr.write(`\r\u001b[K${done.slice(0, columns - 1)}`)
      else if (Date.now() - last >= every) {
        last = Date.now()
        process.stderr.write(`${done}\n`)
      }
    },
    end() {
      if (isTTY) process.stderr.write('\r\u001b[K')
    },
  }
}
