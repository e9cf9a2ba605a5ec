import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const docs = new URL('../../docs/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, docs), 'utf8')

const records = readdirSync(new URL('decisions/', docs))
  .filter((name) => /^\d{4}-/.test(name))
  .sort()
/** The line below a record's title by which it says that it departs. */
const line = /^(> )?Departs from the specification: ./m
const departing = records.filter((record) => line.test(read(`decisions/${record}`)))

const [, , ...rows] = read('departures.md')
  .split('\n')
  .filter((row) => row.startsWith('|'))
  .map((row) =>
    row
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  )

const linked = (cell = '') =>
  [...cell.matchAll(/\[(\d{4})\]\(decisions\/([^)]+)\)/g)].map(([, id, file]) => ({ id, file }))

describe('[ASK-19] docs/departures.md is the one table of departures from the specification', () => {
  test('every record that departs has a row, and every row points to records that exist and say so', () => {
    const inTable = rows.flatMap(([, , , record]) => linked(record).map(({ file }) => file))
    expect([...new Set(inTable)].sort()).toEqual(departing)
  })

  test('no record speaks of departing without the line', () => {
    const wordsOf = (record: string) => read(`decisions/${record}`).replace(/\]\([^)]*\)/g, ']')
    const speaking = records.filter((record) => /\b(departs?|departures?)\b/i.test(wordsOf(record)))
    expect(speaking.filter((record) => !departing.includes(record))).toEqual([])
  })

  test.each(rows)('%s', (says = '', portal = '', because = '', record = '') => {
    const quotes = [...says.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote)
    expect(quotes.length).toBeGreaterThan(0)
    for (const quote of quotes) expect(read('spec.md')).toContain(quote)
    expect([portal, because].filter((cell) => cell.length < 10)).toEqual([])
    expect(linked(record).length).toBeGreaterThan(0)
    for (const { id, file } of linked(record)) expect(file?.slice(0, 5)).toBe(`${id}-`)
  })
})
