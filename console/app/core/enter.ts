import { shellTexts } from '../locales/shell'
import { tellWaiting } from './query'
import { type Member, startSession } from './session'

/** Starts the session of a login, with a notice if the browser does not keep it. */
export function enter(token: string, member: Member): void {
  if (!startSession(token, member)) tellWaiting('not kept', shellTexts().notKept)
}
