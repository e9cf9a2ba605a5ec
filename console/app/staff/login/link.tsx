import { Loader } from '@mantine/core'
import { readLink } from '@portal/contract/staff/link'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import { useLoginTexts } from '../../locales/login'
import { DeadLink } from './dead-link'
import { LoginPage } from './login-page'
import { NewPasswordForm } from './new-password-form'
import { useLinkToken } from './use-link-token'

/** The page of an invitation or reset link, on which its holder sets a password. */
export function Link() {
  const { link: texts } = useLoginTexts()
  const token = useLinkToken()
  const query = useQuery({
    queryKey: ['link'],
    queryFn: ({ signal }) => api(readLink, { token }, { signal }),
    enabled: token !== '',
    gcTime: 0,
    meta: { once: true },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (query.data)
    return (
      <LoginPage title={texts.title} text={texts.text(query.data.firstName)}>
        <NewPasswordForm token={token} email={query.data.email} />
      </LoginPage>
    )
  if (token !== '' && !query.error)
    return (
      <LoginPage title={texts.title} text="">
        <Loader role="status" aria-label={texts.opening} />
      </LoginPage>
    )
  return <DeadLink reason={query.error?.message ?? texts.missing} />
}
