import {
  defaultPeriods,
  type Periods,
  type RetentionSettings,
  type setRetention,
  timedKinds,
} from '@portal/contract/retention'
import type * as z from 'zod'
import { note } from '../audit/audited.ts'
import type { Database } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { lockVersion } from '../http/versions.ts'
import './tables.ts'

const id = 1

/** The months that each kind of record is kept, with the version of the settings. */
export async function selectSettings(db: Database): Promise<RetentionSettings> {
  const { version, months } = await db
    .selectFrom('retention_settings')
    .select(['version', 'months'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { version, months: { ...defaultPeriods, ...months } }
}

/** Sets the months; the audit log notes each period before and after. @throws PortalError changed_meanwhile */
export async function setPeriods(
  call: StaffCall,
  { version, ...months }: z.output<(typeof setRetention)['input']>,
): Promise<RetentionSettings> {
  await call.db.transaction().execute(async (tx) => {
    await lockVersion(tx, 'retention_settings', { id, version })
    const before = (await selectSettings(tx)).months
    await tx
      .updateTable('retention_settings')
      .set({ months: JSON.stringify(months) })
      .where('id', '=', id)
      .execute()
    await note(tx, call, 'retention.change', 'retention settings', changesOf(before, months))
  })
  return selectSettings(call.db)
}

function changesOf(before: Periods, after: Periods): Record<string, string> {
  const changed = timedKinds.filter((kind) => before[kind] !== after[kind])
  return Object.fromEntries(changed.map((kind) => [kind, `${before[kind]} → ${after[kind]}`]))
}
