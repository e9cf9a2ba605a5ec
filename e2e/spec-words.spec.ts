import { readFileSync } from 'node:fs'
// These tests open no page, and need none of the checks that watch one.
import { expect, test } from '@playwright/test'
import { named, quoted } from './setup/spec-words'

const spec = readFileSync(new URL('../docs/spec.md', import.meta.url), 'utf8')

for (const [ids, rows] of Object.entries(Object.groupBy(quoted, ({ ids }) => ids)))
  test(`${ids} the portal uses the specification’s quoted texts verbatim`, () => {
    for (const { words, text } of rows ?? []) {
      expect(spec).toContain(words)
      expect(text).toBe(words)
    }
  })

for (const [ids, rows] of Object.entries(Object.groupBy(named, ({ ids }) => ids)))
  test(`${ids} the portal’s texts contain the terms that the specification names`, () => {
    for (const { words, text } of rows ?? []) {
      expect(spec.toLowerCase()).toContain(words.toLowerCase())
      expect(text.toLowerCase()).toContain(words.toLowerCase())
    }
  })
