import type { Endpoint, Reads } from '@portal/contract/endpoint'
import * as z from 'zod'

/** Property names in an answer that identify a person. */
const personal = [
  'name',
  'firstName',
  'lastName',
  'author',
  'applicant',
  'contact',
  'phone',
  'email',
  'address',
  'birthDate',
  'medicaidId',
  'maskedId',
  'answeredName',
  'content',
]

/** The audit entry of a read. */
export interface ReadEntry {
  action: string
  subject: string
  details: Record<string, string>
}

/** Whether an endpoint's answer, or the record sent with a refusal, can show personal data to staff. */
export function showsPeople({ access, output, current, download }: Endpoint): boolean {
  const isForStaff = access.some((one) => one === 'staff' || one.startsWith('staff:'))
  return isForStaff && (download !== undefined || [output, current].some((schema) => schema && hasPersonal(schema)))
}

function hasPersonal(schema: z.core.$ZodType): boolean {
  const json = jsonOf(schema)
  return personal.some((name) => json.includes(`"${name}":{`))
}

function jsonOf(schema: z.core.$ZodType): string {
  return JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))
}

/** Whether the input or the answer of an endpoint contains the ids by which the audit log names the people read about. */
export function namesReads({ reads, input, output, current }: Endpoint): boolean {
  if (!reads || reads === 'nobody' || reads.noted === 'handler') return true
  if (reads.input) return reads.input in input._zod.def.shape
  return [output, current].some((schema) => schema && reads.key && jsonOf(schema).includes(`"${reads.key}":{`))
}

/** The audit entry for the data that an endpoint has shown, with the ids of the records; undefined when it has shown none. */
export function entryOf(reads: Reads, input: Record<string, unknown>, shown: unknown): ReadEntry | undefined {
  const { action, record, input: name, key, noted } = reads
  if (name) return { action, subject: `${record} ${input[name]}`, details: {} }
  const ids = [...new Set(key ? idsIn(shown, key) : [])]
  return ids.length > 0 || noted === 'always' ? { action, subject: record, details: { ids: ids.join(' ') } } : undefined
}

/** The values of a key, in the outermost objects that have it. */
function idsIn(shown: unknown, key: string): string[] {
  if (Array.isArray(shown)) return shown.flatMap((one) => idsIn(one, key))
  if (shown === null || typeof shown !== 'object') return []
  const own = (shown as Record<string, unknown>)[key]
  return own === undefined ? Object.values(shown).flatMap((one) => idsIn(one, key)) : [String(own)]
}
