import { fullName } from '@portal/contract/person/names'
import type { AuditEntry } from '@portal/contract/staff/audit'
import type { Database } from '../db/client.ts'

type Who = AuditEntry['actor']

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The account that a record is, or belongs to; undefined for other records. */
export function accountIn(record: string): string | undefined {
  const [kind = '', id = ''] = record.split(' ')
  return ['account', 'patient'].includes(kind) && uuid.test(id) ? id : undefined
}

/** Who the accounts are. Names of patients and caregivers stay out of the log; their account's page has them, and is audited. */
export async function selectWho(db: Database, ids: readonly string[]): Promise<Map<string, Who>> {
  const asked = [...new Set(ids)].filter((id) => uuid.test(id))
  if (asked.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'kind', 'first_name', 'last_name'])
    .where('id', 'in', asked)
    .execute()
  const deleted = await db
    .selectFrom('deleted_accounts')
    .select('id')
    .where('id', 'in', asked)
    .where('person_sealed', 'is not', null)
    .execute()
  return new Map<string, Who>([
    ...deleted.map(({ id }) => [id, { id, kind: 'deleted', name: '' }] as const),
    ...rows.map(({ id, kind, first_name, last_name }) => {
      const name = kind === 'staff' ? fullName({ firstName: first_name, lastName: last_name }) : ''
      return [id, { id, kind, name }] as const
    }),
  ])
}

/** Who an actor is, by what `selectWho` has found. */
export function whoIs(known: Map<string, Who>, actor: string): Who {
  if (actor === 'visitor' || actor === 'system') return { id: null, kind: actor, name: '' }
  return known.get(actor) ?? { id: actor, kind: 'gone', name: '' }
}
