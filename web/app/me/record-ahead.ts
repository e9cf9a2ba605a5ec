import { currentLanguage } from '@portal/client/language'
import { dropIdleSession, readToken, readUser } from '@portal/client/session'
import { isAccountTab, shownTab } from './tabs'

/**
 * In documents of the personal center: asks for the person's record while the scripts that show it are on their way, which on a slow phone
 * takes two seconds (accounts/profile/own-record.ts takes the answer over).
 */
dropIdleSession()
const [token, user] = [readToken(), readUser()]
if (token && user && isAccountTab(shownTab(new URLSearchParams(location.search), user.userType))) {
  // Not from the contract, whose schemas the document would carry.
  const url = `/home/api/user/${user.userType}/info`
  const language = currentLanguage()
  const stop = new AbortController()
  const answer = fetch(url, { headers: { 'Accept-Language': language, Authorization: token }, signal: stop.signal })
  answer.catch(() => undefined)
  window.ownRecord = { url, token, language, answer, stop }
}
