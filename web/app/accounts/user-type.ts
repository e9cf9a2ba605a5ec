import { type UserType, userTypes } from '@portal/contract/accounts/session-user'
import { redirect } from 'react-router'

/** The `{type}` of the URL; any other value redirects to the home page, like every unknown path (R27). */
export function userTypeOf({ params }: { params: { type?: string } }): UserType {
  const type = userTypes.find((known) => known === params.type)
  if (!type) throw redirect('/')
  return type
}
