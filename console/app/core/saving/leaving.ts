import { sendOnLeaving } from '@portal/client/send-on-leaving'
import { dropAllUnsent, hasUnsent } from '@portal/client/unsent'
import { logout } from '@portal/contract/accounts/sessions'
import { shellTexts } from '../../locales/shell'
import { forgetSession, readMember, readToken } from '../session'
import { hasDrafts } from './drafts'

/** Logs out, after a confirmation if unsent notes or unsaved input would be lost. Reloads the page, so that no personal data stays in memory. */
export async function leave(): Promise<void> {
  const email = readMember()?.email ?? ''
  if (hasUnsent(email) && !window.confirm(shellTexts().unsent)) return
  if (hasDrafts() && !window.confirm(shellTexts().unsaved)) return
  await sendOnLeaving(readToken(), logout, {})
  dropAllUnsent(email)
  handOver()
}

/** Hands the screen to another member on a fresh page. The owner's unsent notes stay, since only the owner may discard them. */
export function handOver(): void {
  forgetSession()
  location.assign('/staff/login')
}
