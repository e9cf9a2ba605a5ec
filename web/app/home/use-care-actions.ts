import { ApiError } from '@portal/client/api-error'
import { readToken } from '@portal/client/session'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDebounced } from '../core/debounce'
import { loginPath } from '../core/guard'
import { useTexts } from '../core/texts'
import { toast } from '../core/toasts'
import { useSessionUser } from '../core/use-session'

interface WhiteCardField {
  read: () => string
  /** Brings the field into view, and the focus to it. */
  focus: () => void
  setError: (message: string) => void
}

type Action = 'submit' | 'apply'

/**
 * What the white-card box does: hand in a white card, apply for long-term care. Both first look for a token, then at
 * the role, then at the rest (H03–H08).
 */
export function useCareActions(field: WhiteCardField) {
  const [busy, setBusy] = useState<Action | null>(null)
  // What has just ended is known here before the page is rendered anew.
  const running = useRef(false)
  const { errors, serviceView } = useTexts()
  const mayGoOn = useMayGoOn()
  const navigate = useNavigate()

  const submit = useDebounced(async () => {
    if (running.current || !mayGoOn(serviceView.submitWhiteCardTip)) return
    await run('submit', async () => {
      const { medicaidIdIn, sendWhiteCard } = await careCalls()
      const id = medicaidIdIn(field.read())
      field.setError(id ? '' : serviceView.submitWhiteCardTip1)
      if (!id) return field.focus()
      await sendWhiteCard(id)
      await navigate('/services/result/submitWC')
    })
  })

  const apply = useDebounced(async () => {
    if (running.current || !mayGoOn(serviceView.applyForLongTermTip)) return
    await run('apply', async () => {
      const { isWhiteCardWaiting } = await careCalls()
      if (await isWhiteCardWaiting()) field.focus()
      else await navigate('/services/result/applyCare')
    })
  })

  /** What was typed stays, whatever fails. A call that fails has been shown by the client; what is left is the network. */
  async function run(action: Action, steps: () => Promise<void>) {
    running.current = true
    setBusy(action)
    await steps().catch((error) => {
      console.info(`${action} failed:`, error)
      if (!(error instanceof ApiError)) toast(errors.network, 'error')
    })
    running.current = false
    setBusy(null)
  }

  return { busy, submit, apply }
}

/** The calls and their checks are fetched when somebody is about to use them. */
export const careCalls = () => import('./care-calls')

/** Lets patients pass; visitors go to the login, everyone else reads why not. */
function useMayGoOn(): (warning: string) => boolean {
  const user = useSessionUser()
  const navigate = useNavigate()
  return (warning) => {
    if (!readToken()) {
      navigate(loginPath('/'))
      return false
    }
    if (user?.userType === 'patient') return true
    toast(warning, 'warning')
    return false
  }
}
