import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** A class's own name with a mark of its file. Vite's names have the line too, which every page would carry twice. */
export function generateScopedName(name: string, file: string): string {
  const mark = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)
  return `${name}-${mark}`
}

/** Keeps each sheet that is imported: of one whose names all stand where they are used, nothing is left in the script. */
export function keepSheets(): Plugin {
  return {
    name: 'keep-sheets',
    apply: 'build',
    enforce: 'post',
    transform: { filter: { id: /\.module\.css$/ }, handler: () => ({ moduleSideEffects: 'no-treeshake' }) },
  }
}
