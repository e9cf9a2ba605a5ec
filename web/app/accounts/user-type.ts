import { type UserType, userTypes } from '@portal/contract/accounts/session-user'
import { redirect } from 'react-router'

/** The `{type}` of an address; any other leads home, as every unknown path does (R27). */
export function userTypeOf({ params }: { params: { type?: string } }): UserType {
  const type = userTypes.find((known) => known === params.type)
  if (!type) throw redirect('/')
  return type
}
