import { useState } from 'react'
import { Navigate } from 'react-router'
import { noteSetUp, useSession } from '../../core/session'
import { useLoginTexts } from '../../locales/login'
import { FirstAuthenticator } from '../account/authenticator-steps'
import { knowsPasskeys } from '../account/passkeys'
import { RecoveryCodes } from '../account/recovery-codes'
import { FirstPasskey } from './first-passkey'
import { LoginPage } from './login-page'

/** The first login: sets up the second factor and shows the recovery codes. */
export function SetUp() {
  const texts = useLoginTexts()
  const session = useSession()
  const [codes, setCodes] = useState<string[]>()
  if (!session?.token) return <Navigate to="/login" replace />
  if (!session.member.setsUp) return <Navigate to="/" replace />
  if (codes)
    return (
      <LoginPage title={texts.codes.title} text={texts.codes.text}>
        <RecoveryCodes codes={codes} onKept={noteSetUp} />
      </LoginPage>
    )
  return (
    <LoginPage title={texts.setUp.title} text={texts.setUp.text}>
      {knowsPasskeys && <FirstPasskey onDone={(codes) => (codes ? setCodes(codes) : noteSetUp())} />}
      {knowsPasskeys && <h2>{texts.setUp.byApp}</h2>}
      <FirstAuthenticator onDone={setCodes} />
    </LoginPage>
  )
}
