import * as contract from '@portal/contract/undo'
import { route } from '../http/dispatch.ts'
import { type UndoRules, undoSave } from './undo-save.ts'

/** The endpoint by which staff take back what they have saved, about records of any domain. */
export const undoRoutes = (rules: UndoRules) => [
  route(contract.undoSave, async (call) => {
    await undoSave(call, rules, call.input.id)
    return null
  }),
]
