import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { FileOutput } from '../file.ts'
import { Uuid } from '../ids.ts'
import { optional, typed, word } from '../text.ts'
import { Day } from '../time.ts'

/** Calls of administrators about the audit log. */

/** Entries of one page of the log. */
export const auditPageSize = 50
/** The most entries of one export, the newest. */
export const maxExported = 50_000

export const outcomes = ['done', 'refused'] as const

const filters = {
  record: optional(word(120)).check(z.describe('kind and id, such as `comment 12`')),
  person: optional(Uuid).check(z.describe('who acted, or whose account it is')),
  action: optional(word(60)),
  outcome: optional(z.enum(outcomes)),
  from: optional(Day),
  to: optional(Day).check(z.describe('this day included')),
}

const Who = z.object({
  id: z.nullable(z.string()),
  kind: z
    .enum(['staff', 'patient', 'caregiver', 'visitor', 'system', 'deleted', 'gone'])
    .check(z.describe('deleted: a deleted account whose name is still kept; gone: one whose name is not')),
  name: z.string().check(z.describe('of staff alone')),
})

export const AuditEntry = z.object({
  number: z.string(),
  at: z.string(),
  actor: Who,
  action: z.string(),
  record: z.string(),
  about: z.nullable(Who).check(z.describe('whose account the record is')),
  outcome: z.string(),
  details: z.record(z.string(), z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const getAuditLog = endpoint({
  method: 'GET',
  path: '/staff/audit',
  access: ['staff:admin'],
  reads: { action: 'audit.read', record: 'audit', noted: 'handler' },
  doc: 'Entries of the audit log, the newest first, a page at a time.',
  input: z.object({
    ...filters,
    before: optional(
      z.string().check(
        z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,18}$/, fieldMessage('unusable')),
        z.refine((place) => !Number.isNaN(Date.parse(place.slice(0, 24))), fieldMessage('unusable')),
      ),
    ).check(z.describe('`next` of the page before')),
  }),
  output: z.object({
    records: z.array(AuditEntry),
    next: z.nullable(z.string()).check(z.describe('null at the end')),
    actions: z.array(z.string()).check(z.describe('every action that the log knows')),
  }),
})

export const exportAuditLog = endpoint({
  method: 'GET',
  path: '/staff/audit/export',
  access: ['staff:admin'],
  reads: { action: 'audit.export', record: 'audit', noted: 'handler' },
  doc: 'The newest 50,000 entries that match, as a table for a spreadsheet. Audited.',
  input: z.object(filters),
  output: FileOutput,
  download: { types: ['text/csv; charset=utf-8'], name: 'audit-log.csv' },
})

export const AuditCheck = z.object({
  startedAt: z.string(),
  doneAt: z.nullable(z.string()).check(z.describe('null while it runs')),
  entries: z.int(),
  waiting: z.int().check(z.describe('of these, entries that are not sealed yet')),
  end: z.string().check(z.describe('number and hash of the last seal, for keeping elsewhere; empty when broken')),
  broken: z.nullable(z.object({ place: z.string(), why: z.string() })),
})
export type AuditCheck = z.infer<typeof AuditCheck>

export const verifyAuditLog = endpoint({
  method: 'POST',
  path: '/staff/audit/verify',
  access: ['staff:admin'],
  doc: 'Starts to check every entry of the log: that none was changed, added or removed. A check that already runs is not started again.',
  unversioned: 'reads the log and edits nothing',
  input: z.object({
    expected: optional(
      typed('plain', 'auditEnd').check(z.regex(/^(|\d{1,18}:[0-9a-f]{64})$/, fieldMessage('auditEnd'))),
    ).check(z.describe('an end of the log that was kept elsewhere')),
  }),
  output: AuditCheck,
})

export const getAuditCheck = endpoint({
  method: 'GET',
  path: '/staff/audit/check',
  access: ['staff:admin'],
  doc: 'The newest check of the log; null before the first.',
  input: z.object({}),
  output: z.nullable(AuditCheck),
})
