import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { Refused } from './refused.ts'

/** The settings in a file, as systemd and `--env-file` read them. @throws Refused when it cannot be read */
export function readSettings(file: string): Record<string, string> {
  try {
    return parseEnv(readFileSync(file, 'utf8')) as Record<string, string>
  } catch (error) {
    throw new Refused(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/** Sets one setting in a file, in one step, and keeps everything else in it. */
export function writeSetting(file: string, name: string, value: string) {
  const text = readFileSync(file, 'utf8')
  const line = `${name}=${value}`
  const place = new RegExp(`^#?${name}=.*$`, 'm')
  const changed = place.test(text) ? text.replace(place, () => line) : `${text.trimEnd()}\n${line}\n`
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, changed, { mode: 0o600, flag: 'wx' })
  renameSync(draft, file)
}
