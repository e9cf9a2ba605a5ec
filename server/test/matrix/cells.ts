import { readdirSync } from 'node:fs'
import type { Row } from './row.ts'

const folder = new URL('./cells/', import.meta.url)

/**
 * The status that each caller gets, from every file of `cells`. Staff is a coordinator here: calls for other roles refuse everyone, and
 * other tests cover them.
 */
export const cells: Record<string, Row> = Object.assign({}, ...(await Promise.all(readdirSync(folder).map(rowsOf))))

async function rowsOf(file: string): Promise<Record<string, Row>> {
  const module = (await import(new URL(file, folder).href)) as Record<string, Record<string, Row>>
  return Object.assign({}, ...Object.values(module))
}
