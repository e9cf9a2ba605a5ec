import { currentLanguage, keepForVisit } from '@portal/client/language'
import { endSession } from '@portal/client/session'
import { windowStore } from '@portal/client/storage'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useDebounced } from '../debounce'
import { focusTitle } from '../focus-title'
import { texts } from '../texts'
import { toast } from '../toasts'

const homeAfter = 500

/**
 * Logs the user out (A02), unless they choose to keep their unsent input; `busy` while it runs. If the server cannot be reached, this browser
 * still forgets the session, with a warning: the next person at this computer must not be logged in.
 */
export function useLogout(): { busy: boolean; logOut: () => void } {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function end() {
    setBusy(true)
    const isOver = await logOutOnServer()
    setBusy(false)
    if (isOver === undefined) return
    endSession()
    forgetTyped()
    // The focused button was removed with the session.
    focusTitle()
    if (isOver) toast(texts().shell.logoutDone, 'success')
    else toast(texts().shell.logoutHere, 'warning')
    setTimeout(() => navigate('/'), homeAfter)
  }

  return { busy, logOut: useDebounced(end) }
}

/** Whether the server has ended the session; undefined when the user decides to stay. */
async function logOutOnServer(): Promise<boolean | undefined> {
  try {
    // Fetched on first use, not with the page.
    const module = await import('../../shell/log-out')
    if (!module.confirmLoss()) return
    await module.logOutOnServer()
    return true
  } catch (error) {
    console.info('logout failed:', error instanceof Error ? error.message : error)
    return false
  }
}

/** Deletes unsent input, so that the next user of this window cannot see it. */
function forgetTyped() {
  windowStore.clear()
  keepForVisit(currentLanguage())
}
