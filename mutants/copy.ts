import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './table.ts'

/** A copy of the project in which faults are built in. */
export interface ProjectCopy {
  folder: string
  /** Replaces a text of a file; the returned function puts the file back. */
  replace(file: string, from: string, to: string): () => void
  remove(): void
}

/** Copies the project as it is now, with its builds; packages are hard links. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mutants-'))
  for (const file of sources()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  for (const build of ['web/build', 'console/build']) {
    if (existsSync(join(root, build))) cpSync(join(root, build), join(folder, build), { recursive: true })
  }
  copyPackages(folder)
  return {
    folder,
    replace(file, from, to) {
      const path = join(folder, file)
      const original = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        original.replace(from, () => to),
      )
      return () => writeFileSync(path, original)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
}

/** The workspaces among the packages are relative links, which lead to the sources of the copy. */
function copyPackages(folder: string) {
  const packages = join(root, 'node_modules')
  const isLinked = spawnSync('cp', ['-al', packages, folder]).status === 0
  if (!isLinked) execFileSync('cp', ['-a', packages, folder])
}
