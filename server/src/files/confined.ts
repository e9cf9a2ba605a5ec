import type { ForkOptions } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'

const library = createRequire(import.meta.url).resolve('sharp')
const modules = library.slice(0, library.lastIndexOf('/sharp/'))
/** The image library, and what it loads. */
const packages = ['sharp', '@img', 'detect-libc', 'semver'].map((name) => join(modules, name))
const nobody = 65_534

/**
 * How a script is started that works on what strangers have sent: with an empty environment, without the right to read any file but
 * itself and the image library, to write, or to start processes. Node enforces that for JavaScript only; so where this process
 * is root the script runs as the user `nobody`, to whom the system refuses the portal's files and memory.
 */
export async function confined(script: string): Promise<ForkOptions> {
  const reads = [...packages.map((folder) => `${folder}/`), script].map((path) => `--allow-fs-read=${path}`)
  return {
    execArgv: ['--permission', '--allow-addons', ...reads],
    env: { MALLOC_ARENA_MAX: '1' },
    cwd: '/',
    ...((await canBeNobody(script)) && { uid: nobody, gid: nobody }),
  }
}

/** Only root can start a process as somebody else, and `nobody` has to reach the programs: a home of mode 700 is closed to it. */
async function canBeNobody(script: string): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const open = await Promise.all([process.execPath, script, ...packages].map((path) => isOpenToOthers(path)))
  return open.every(Boolean)
}

async function isOpenToOthers(path: string, needed = 0o4): Promise<boolean> {
  const { mode } = await stat(path)
  return (mode & needed) === needed && (path === dirname(path) || isOpenToOthers(dirname(path), 0o1))
}
