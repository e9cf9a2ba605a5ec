import { type Draft, discardDraft, getDraft, saveDraft } from '@portal/contract/care/applying'
import { httpApi } from '../../core/api'
import type { TypedValues } from '../../ui/form/kept-values'
import type { DraftState } from '../../ui/wizard/draft'
import { type ServerDraft, type StoredDraft, serverDrafts } from '../../ui/wizard/server-draft'
import type { Paper } from './papers'

/** What is kept of an application under way. */
export interface ApplicationContent {
  /** What was typed, by field. */
  values: TypedValues
  papers: readonly Paper[]
  /** Where the person was last. */
  step: string
}

export type ApplicationDraft = ServerDraft<ApplicationContent>
export type ApplicationState = DraftState<ApplicationContent>

/** The application of a person for a service, by its id, as the server has it and with what could not be saved before. */
export const openApplication = serverDrafts<ApplicationContent>({
  empty: { values: {}, papers: [], step: '' },
  fetch: async (serviceId) => {
    const draft = await httpApi(getDraft, { serviceId }, { quiet: true })
    return draft && storedOf(draft)
  },
  save: async (serviceId, { values, papers, step }, key) => {
    const documents = papers.map(({ kind, fileId }) => ({ kind, fileId }))
    const input = { serviceId, step, fields: { ...fitting(values), key }, documents }
    const { savedAt, gone } = await httpApi(saveDraft, input, { quiet: true })
    // A picture that another device removed is missing here as well, and asked for again in the review.
    const without = (all: readonly Paper[]) => all.filter(({ fileId }) => !gone.includes(fileId))
    return { savedAt, correct: (newest) => (gone.length > 0 ? { papers: without(newest.papers) } : {}) }
  },
  discard: (serviceId) => httpApi(discardDraft, { serviceId }),
  // Pictures that are in use went with the application: its answer was lost, or came to another device.
  mayBeSent: ({ fields }) => fields.documents !== undefined,
})

/** A draft from the server. The key of the application is one of its fields there. */
export function storedOf({ fields, documents, step, savedAt }: Draft): StoredDraft<ApplicationContent> {
  const { key = '', ...values } = fields
  // The server keeps no file names: they can tell more than they should.
  return { content: { values, papers: documents.map((paper) => ({ ...paper, name: '' })), step }, key, savedAt }
}

/** Only the server rejects what is far too long, at its field; the rest must not be lost over it. */
function fitting(values: TypedValues): TypedValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, 2000)]))
}
