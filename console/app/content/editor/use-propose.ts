import { valueAt } from '@portal/contract/content/merge'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { draftOf } from '../../core/saving/drafts'
import { useSend } from '../../core/saving/use-send'
import { useContentTexts } from '../../locales/content'
import type { Managed } from '../kinds'
import { cachedRecord } from '../record-query'
import { draftName, standingOf, typeValue } from './content'
import { canPropose, noteProposal, type Script, withProposal } from './proposals'
import { errorsOf, saveNow } from './saving'
import { notSaved } from './wrong-fields'

/**
 * Fills texts of a record from the other Chinese script. One that somebody has changed while they were converted stays.
 * @param onFilled gets the field of the first one that was filled
 */
export function usePropose(managed: Managed, id: string, language: Script, onFilled: (field: string) => void) {
  const texts = useContentTexts()
  const current = () => {
    const record = cachedRecord(managed, id)
    if (!record) throw new Error(texts.notSavedYet)
    return { record, content: standingOf(managed, record, draftOf(draftName(managed, id))).content }
  }
  return useSend({
    mutationFn: async (fields: readonly string[]) => {
      if (!(await saveNow(managed, id))) throw await notSaved(errorsOf(managed, id))
      const before = current().content
      const { texts: proposed } = await api(managed.endpoints.propose, { id: current().record.id, to: language })
      const filled = fields.filter((field) => {
        const cell = { field, language }
        const { record, content } = current()
        const isSame = JSON.stringify(valueAt(before, cell)) === JSON.stringify(valueAt(content, cell))
        if (!isSame || proposed[field] === undefined || !canPropose(record, content, cell)) return false
        const value = withProposal(record, content, cell, proposed[field])
        noteProposal(draftName(managed, id), content, cell, value)
        typeValue(managed, record, cell, value)
        return true
      })
      await saveNow(managed, id)
      return filled
    },
    onSuccess: (filled) => {
      tellDone(texts.proposing.done(filled.length))
      if (filled[0]) onFilled(filled[0])
    },
  })
}
