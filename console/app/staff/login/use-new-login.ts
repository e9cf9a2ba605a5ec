import { staffLogin } from '@portal/contract/staff/public'
import { useNavigate } from 'react-router'
import { api } from '../../core/api'
import { enter } from '../../core/enter'
import { tellDone } from '../../core/query'
import { useSave } from '../../core/saving/use-save'
import type { FormState } from '../../ui/form/use-form'

/**
 * Saves a password by a link and logs in with it. Members without a second factor continue with its setup; others get `saved` and log in
 * with a code.
 */
export function useNewLogin<Typed extends { password: string }>(
  form: FormState<Typed>,
  save: (typed: Typed) => Promise<{ email: string }>,
  saved: string,
) {
  const navigate = useNavigate()
  return useSave({
    form,
    change: async (typed: Typed) => {
      const { email } = await save(typed)
      return api(staffLogin, { username: email, password: typed.password }).catch(() => undefined)
    },
    onSaved: (session) => {
      if (session) enter(session.token, { ...session.staff, setsUp: session.next === 'setUp' })
      else tellDone(saved)
      void navigate(session ? '/' : '/login', { replace: true })
    },
  })
}
