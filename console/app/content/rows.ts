import type { Kind } from '@portal/contract/content/kind'

/** The fields of a kind in rows: one with a text in each language has its own; the others share one while they follow each other. */
export function rowsOf({ fields }: Kind): string[][] {
  const rows: string[][] = []
  for (const [name, { translated }] of Object.entries(fields)) {
    const last = rows.at(-1)?.[0]
    const isShared = !translated && last !== undefined && !fields[last]?.translated
    if (isShared) rows.at(-1)?.push(name)
    else rows.push([name])
  }
  return rows
}
