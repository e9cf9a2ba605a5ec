import type { ForkOptions } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'

const library = createRequire(import.meta.url).resolve('sharp')
const modules = library.slice(0, library.lastIndexOf('/sharp/'))
/** The image library and its dependencies. */
const packages = ['sharp', '@img', 'detect-libc', 'semver'].map((name) => join(modules, name))
const nobody = 65_534

/**
 * Options for starting a script that processes untrusted input: an empty environment, and no permission to read files other than
 * itself and the image library, to write, or to start processes. Node enforces this for JavaScript only, so if this process is
 * root, the script runs as the user `nobody`, which the system keeps from the portal's files and memory.
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

/**
 * Only root can start a process as another user, and `nobody` must be able to reach the programs, which a home directory of mode
 * 700 prevents.
 */
async function canBeNobody(script: string): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const open = await Promise.all([process.execPath, script, ...packages].map((path) => isOpenToOthers(path)))
  return open.every(Boolean)
}

async function isOpenToOthers(path: string, needed = 0o4): Promise<boolean> {
  const { mode } = await stat(path)
  return (mode & needed) === needed && (path === dirname(path) || isOpenToOthers(dirname(path), 0o1))
}
