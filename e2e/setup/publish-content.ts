import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { ChangedRecord, ManagedEndpoints } from '@portal/contract/content/endpoints'
import type { DraftOf, Fields } from '@portal/contract/content/kind'
import { languages } from '@portal/contract/language'
import { type Caller, call } from './api'

interface Published<F extends Fields> {
  content: DraftOf<F>
  staff: Caller
  /** Empty for a new record. */
  id?: string
}

/** Publishes a content in every language. */
export async function publishContent<F extends Fields>(
  request: APIRequestContext,
  endpoints: ManagedEndpoints<F>,
  { content, staff, id: known = '' }: Published<F>,
): Promise<ChangedRecord> {
  const calls = endpoints as unknown as ManagedEndpoints
  const id = known || `new-${randomUUID()}`
  const now = known ? await call(request, calls.read, { id }, staff) : { version: 1, baseVersion: 1 }
  const { baseVersion } = now
  let { version } = await call(
    request,
    calls.save,
    { id, version: now.version, baseVersion, content: content as never },
    staff,
  )
  for (const language of languages)
    ({ version } = await call(request, calls.markRead, { id, version, language }, staff))
  return call(request, calls.publish, { id, version, baseVersion, languages: [...languages] }, staff)
}
