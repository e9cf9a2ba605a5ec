import { currentLanguage } from '@portal/client/language'
import { startSession } from '@portal/client/session'
import type { login } from '@portal/contract/accounts/public'
import type { OutputOf } from '@portal/contract/endpoint'
import { toast } from '../core/toasts'
import { accountTexts } from '../locales/accounts'

/** Starts the session of a login, and says so when the browser does not keep it. */
export function enter({ token, user, owner }: OutputOf<typeof login>): void {
  if (!startSession(token, user, owner)) toast(accountTexts(currentLanguage()).login.notKept, 'warning')
}
