import { type UserType, userTypes } from '@portal/contract/accounts'
import { redirect } from 'react-router'

/** The `{type}` of an address; whatever is no type of user leads to the selection. */
export function userTypeOf({ params }: { params: { type?: string } }): UserType {
  const type = userTypes.find((known) => known === params.type)
  if (!type) throw redirect('/regselect')
  return type
}
