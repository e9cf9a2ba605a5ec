import { createHash } from 'node:crypto'

/** A fixed amount of work of the kinds that tests do: objects, text, sorting, hashes. */
const rows = Array.from({ length: 2_000 }, (_, i) => ({
  id: i,
  name: `${(i * 7_919) % 2_003}`,
  tags: [`${i % 7}`, 'a'],
}))
for (let round = 0; round < 450; round++) {
  const text = JSON.stringify(rows)
  const parsed: typeof rows = JSON.parse(text)
  parsed.sort((one, other) => (one.name < other.name ? -1 : 1))
  createHash('sha256').update(text).update(JSON.stringify(parsed)).digest()
}
