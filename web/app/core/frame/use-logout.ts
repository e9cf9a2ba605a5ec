import { useState } from 'react'
import { useNavigate } from 'react-router'
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
      // Fetched on first use, not with the page.
      const module = await import('../../shell/log-out')
      await module.logOut()
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
