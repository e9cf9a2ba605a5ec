import { type Draft, discardDraft, getDraft, saveDraft } from '@portal/contract/care/applications/applying'
import { httpApi } from '../../lib/api'
import type { TypedValues } from '../../ui/form/typed-values'
import type { DraftState } from '../../ui/wizard/draft'
import { type ServerDraft, type StoredDraft, serverDrafts } from '../../ui/wizard/server-draft'
import type { Document } from './documents'

/** The stored content of an unfinished application. */
export interface ApplicationContent {
  /** Typed values, by field name. */
  values: TypedValues
  documents: readonly Document[]
  /** The step that was open last. */
  step: string
}

export type ApplicationDraft = ServerDraft<ApplicationContent>
export type ApplicationState = DraftState<ApplicationContent>

/** Opens a user's draft for a service: the server's version plus changes that could not be saved before. */
export const openApplication = serverDrafts<ApplicationContent>({
  personal: 'application',
  empty: { values: {}, documents: [], step: '' },
  fetch: async (serviceId) => {
    const draft = await httpApi(getDraft, { serviceId }, { quiet: true })
    return draft && storedOf(draft)
  },
  save: async (serviceId, { values, documents: papers, step }, key) => {
    const documents = papers.map(({ kind, fileId }) => ({ kind, fileId }))
    const input = { serviceId, step, fields: { ...fitting(values), key }, documents }
    const { savedAt, gone } = await httpApi(saveDraft, input, { quiet: true })
    // Drop pictures that were deleted on another device; the review asks for them again.
    const without = (all: readonly Document[]) => all.filter(({ fileId }) => !gone.includes(fileId))
    return { savedAt, correct: (newest) => (gone.length > 0 ? { documents: without(newest.documents) } : {}) }
  },
  discard: (serviceId) => httpApi(discardDraft, { serviceId }),
  // The pictures are already attached: the application was submitted, but its response was lost or went to another
  // device.
  mayBeSent: ({ fields }) => fields.documents !== undefined,
})

/** Converts a draft from the server, which stores the idempotency key as one of the fields. */
export function storedOf({ fields, documents, step, savedAt }: Draft): StoredDraft<ApplicationContent> {
  const { key = '', ...values } = fields
  // The server stores no file names, because they can reveal private information.
  return {
    content: { values, documents: documents.map((document) => ({ ...document, name: '' })), step },
    key,
    savedAt,
  }
}

/** Cuts overlong values, so that saving the others does not fail; the server rejects them on submission. */
function fitting(values: TypedValues): TypedValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, 2000)]))
}
