import { endSession } from '@portal/client/session'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { httpApi } from '../api'
import { useDebounced } from '../debounce'
import { focusTitle } from '../focus-title'
import { texts } from '../texts'
import { toast } from '../toasts'

const homeAfter = 500

/** Logs the user out (A02); `busy` while it runs. A failure is only logged (E08). */
export function useLogout(): { busy: boolean; logOut: () => void } {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function end() {
    setBusy(true)
    try {
      // The schemas are fetched on first use, not with the page.
      const { logout } = await import('@portal/contract/accounts/own')
      await httpApi(logout, {}, { quiet: true })
      endSession()
      forgetTyped()
      // The focused button was removed with the session.
      focusTitle()
      toast(texts().shell.logoutDone, 'success')
      setTimeout(() => navigate('/'), homeAfter)
    } catch (error) {
      console.info('logout failed:', error instanceof Error ? error.message : error)
    } finally {
      setBusy(false)
    }
  }

  return { busy, logOut: useDebounced(end) }
}

/** Deletes unsent input, so that the next user of this window cannot see it. */
function forgetTyped() {
  try {
    sessionStorage.clear()
  } catch {
    // Without access to storage, nothing was stored.
  }
}
