import { endSession } from '@portal/client/session'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { httpApi } from '../api'
import { useDebounced } from '../debounce'
import { focusTitle } from '../focus-title'
import { texts } from '../texts'
import { toast } from '../toasts'

const homeAfter = 500

/** Logging out (A02), and whether it is under way. A failure is only logged (E08). */
export function useLogout(): { busy: boolean; logOut: () => void } {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function end() {
    setBusy(true)
    try {
      // The schemas are fetched when they are first needed, not with the page.
      const { logout } = await import('@portal/contract/accounts/own')
      await httpApi(logout, {}, { quiet: true })
      endSession()
      forgetTyped()
      // The button that had the focus has gone with the session.
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

/** Whoever sits down at this window next must not find what was typed here. */
function forgetTyped() {
  try {
    sessionStorage.clear()
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}
