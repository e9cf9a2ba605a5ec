import { staffLogin } from '@portal/contract/staff/public'
import { useNavigate } from 'react-router'
import { api } from '../core/api'
import { enter } from '../core/enter'
import { tellDone } from '../core/query'
import { useSend } from '../core/use-send'

/**
 * Saves a password by a link and logs in with it. Whoever still has to set up the second factor goes straight on to it; others are told
 * `saved` and log in with a code.
 */
export function useNewLogin(save: () => Promise<{ email: string }>, password: string, saved: string) {
  const navigate = useNavigate()
  return useSend({
    meta: { quiet: true },
    mutationFn: async () => {
      const { email } = await save()
      return api(staffLogin, { username: email, password }).catch(() => undefined)
    },
    onSuccess: (session) => {
      if (session) enter(session.token, { ...session.staff, setsUp: session.next === 'setUp' })
      else tellDone(saved)
      void navigate(session ? '/' : '/login', { replace: true })
    },
  })
}
