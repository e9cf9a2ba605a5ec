import { currentLanguage, keepForVisit } from '@portal/client/language'
import { endSession, readToken } from '@portal/client/session'
import { windowStore } from '@portal/client/storage'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useDebounced } from '../debounce'
import { focusTitle } from '../focus-title'
import { texts } from '../texts'
import { toast } from '../toasts'

const homeAfter = 500

/**
 * Logs the user out (A02), unless they choose to keep their unsent input; `busy` until this browser has forgotten the session. If the server
 * cannot be reached it forgets it all the same, with a warning: the next person at this computer must not be logged in.
 */
export function useLogout(): { busy: boolean; logOut: () => void } {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function end() {
    setBusy(true)
    const answer = await askServer()
    setBusy(false)
    if (!answer) return
    // Before the server answers: it refuses whatever a page of the session still asks for, and a page that is gone asks for nothing.
    endSession()
    forgetTyped()
    // The focused button was removed with the session.
    focusTitle()
    const isOver = await answer.isOver
    // On a slow line somebody may have logged in again meanwhile.
    if (readToken()) return
    if (isOver) toast(texts().shell.logoutDone, 'success')
    else toast(texts().shell.logoutHere, 'warning')
    setTimeout(() => readToken() || navigate('/'), homeAfter)
  }

  return { busy, logOut: useDebounced(end) }
}

/** Asks the server to end the session, and answers before it has; undefined when the user decides to stay. */
async function askServer(): Promise<{ isOver: Promise<boolean> } | undefined> {
  try {
    // Fetched on first use, not with the page.
    const module = await import('../../shell/log-out')
    if (!module.confirmLoss()) return
    return { isOver: module.logOutOnServer().then(() => true, notOver) }
  } catch (error) {
    return { isOver: Promise.resolve(notOver(error)) }
  }
}

function notOver(error: unknown): false {
  console.info('logout failed:', error instanceof Error ? error.message : error)
  return false
}

/** Deletes unsent input, so that the next user of this window cannot see it. */
function forgetTyped() {
  windowStore.clear()
  keepForVisit(currentLanguage())
}
