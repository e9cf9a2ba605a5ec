import * as staff from '@portal/contract/search/staff'
import { route } from '../http/dispatch.ts'
import { addSynonyms, removeSynonyms, selectSynonyms } from './synonyms.ts'

export const searchRoutes = [
  route(staff.getSynonyms, ({ db }) => selectSynonyms(db)),
  route(staff.addSynonyms, (call) => addSynonyms(call, call.input.words)),
  route(staff.removeSynonyms, (call) => removeSynonyms(call, call.input.id)),
]
