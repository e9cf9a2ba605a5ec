import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const count = z.int()

/** How many records of a kind are in each state. */
export const KindCounts = z.object({
  kind: z.string(),
  draft: count.check(z.describe('not on the site')),
  live: count.check(z.describe('on the site, with or without changes that are not')),
  changed: count.check(z.describe('on the site, with changes that are not')),
  scheduled: count,
  failed: count.check(z.describe('could not be published at their time')),
  stale: count.check(z.describe('with a text that is older than its source')),
})
export type KindCounts = z.infer<typeof KindCounts>

export const getContentOverview = endpoint({
  method: 'GET',
  path: '/staff/content',
  access: ['staff'],
  reads: 'nobody',
  doc: 'The kinds of content that the caller may edit, and how many records of each there are.',
  input: z.object({}),
  output: z.object({ kinds: z.array(KindCounts) }),
})
