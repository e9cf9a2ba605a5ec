import { Loader } from '@mantine/core'
import { readFirstLink } from '@portal/contract/staff/first'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import { useLoginTexts } from '../../locales/login'
import { DeadLink } from './dead-link'
import { FirstAccountForm } from './first-account-form'
import { LoginPage } from './login-page'
import { useLinkToken } from './use-link-token'

/** The page of a new portal's link, with which the first administrator's account is created. */
export function First() {
  const { first: texts, link } = useLoginTexts()
  const token = useLinkToken()
  const query = useQuery({
    queryKey: ['first-link'],
    queryFn: ({ signal }) => api(readFirstLink, { token }, { signal }),
    enabled: token !== '',
    gcTime: 0,
    meta: { once: true },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (token === '' || query.error) return <DeadLink reason={query.error?.message ?? texts.missing} />
  if (query.isPending)
    return (
      <LoginPage title={texts.title} text="">
        <Loader role="status" aria-label={link.opening} />
      </LoginPage>
    )
  return (
    <LoginPage title={texts.title} text={texts.text}>
      <FirstAccountForm token={token} />
    </LoginPage>
  )
}
