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

/** Puts class names where they are used, instead of an object of all names of a sheet, of which a bundler keeps every one. */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'inline-class-names',
      apply: 'build',
      transform: {
        filter: { id: /\.tsx$/, code: '.module.css' },
        handler: (code) => ({
          code: code.replace(/\bimport (\w+) from (["'][^"']+\.module\.css["'])/g, 'import * as $1 from $2'),
          map: null,
        }),
      },
    },
    {
      // A sheet of which no name is left in the script is needed all the same.
      name: 'keep-sheets',
      apply: 'build',
      enforce: 'post',
      transform: { filter: { id: /\.module\.css$/ }, handler: () => ({ moduleSideEffects: 'no-treeshake' }) },
    },
  ]
}
