import { onSessionChange, readToken } from '@portal/client/session'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDebounced } from '../../core/debounce'
import { useLanguage, useTexts } from '../../core/texts'
import { toast } from '../../core/toasts'
import { useSessionUser } from '../../core/use-session'
import type { WhiteCardField } from './white-card-field'

type Action = 'submit' | 'apply'

/**
 * The actions of the white-card box: submit a white card, apply for long-term care (H03–H08). Both check the user's
 * role first. A number that a visitor entered before the login comes back into the field.
 */
export function useCareActions(field: WhiteCardField) {
  const [busy, setBusy] = useState<Action | null>(null)
  // A ref, because `busy` is updated only at the next render.
  const running = useRef(false)
  const { errors } = useTexts()
  const language = useLanguage()
  const user = useSessionUser()
  const navigate = useNavigate()

  const submit = useDebounced(() => run('submit'))
  const apply = useDebounced(() => run('apply'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    loaded?.then(
      (calls) => calls.resume({ field, user }),
      () => {},
    )
  }, [])

  // A number, or a question with a name, that stands at the field when a session begins or ends, in this tab or another, is not shown to whoever comes next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field stays the same
  useEffect(() => {
    let token = readToken()
    return onSessionChange(() => {
      if (readToken() === token) return
      token = readToken()
      field.forget()
    })
  }, [])

  /** Runs an action and keeps the input if it fails. What was not shown is a failure of the network. */
  async function run(action: Action) {
    if (running.current) return
    running.current = true
    setBusy(action)
    let calls: CareCalls | undefined
    try {
      calls = await careCalls()
      await calls[action]({ field, language, navigate, user })
    } catch (error) {
      console.info(`${action} failed:`, error)
      if (!calls?.wasShown(error)) toast(errors.network, 'error')
    }
    running.current = false
    setBusy(null)
  }

  return { busy, submit, apply }
}

type CareCalls = typeof import('./care-calls')
let loaded: Promise<CareCalls> | undefined

/** The calls and their validation are loaded when a visitor is about to use them. */
export const careCalls = () => {
  loaded = import('./care-calls')
  return loaded
}
