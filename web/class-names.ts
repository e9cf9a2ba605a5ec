import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** A class's own name with a mark of its file. Vite's names have the line too, which every page would carry twice. */
export function generateScopedName(name: string, file: string): string {
  const mark = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)
  return `${name}-${mark}`
}
