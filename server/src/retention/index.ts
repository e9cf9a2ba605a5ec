import { getRetention, getRetentionSettings, previewRetention, setRetention } from '@portal/contract/retention'
import type { Domain } from '../domain.ts'
import { publicRead, route } from '../http/dispatch.ts'
import { countDue } from './dispose.ts'
import { selectSettings, setPeriods } from './settings.ts'
import { contentTables } from './tables.ts'

export const retention: Domain = {
  routes: [
    publicRead(getRetention, async ({ db }) => (await selectSettings(db)).months, ['retention_settings']),
    route(getRetentionSettings, ({ db }) => selectSettings(db)),
    route(previewRetention, ({ db, disposals, input }) => countDue(db, disposals, input)),
    route(
      setRetention,
      (call) => setPeriods(call, call.input),
      ({ db }) => selectSettings(db),
    ),
  ],
  contentTables,
}
