import { Link } from 'react-router'
import { useLoginTexts } from '../../locales/login'
import { LoginPage } from './login-page'

/** The page of an expired or used link; `reason` says what to do. */
export function DeadLink({ reason }: { reason: string }) {
  const { link: texts } = useLoginTexts()
  return (
    <LoginPage title={texts.overTitle} text={reason}>
      <p>
        <Link to="/login">{texts.toLogin}</Link>
      </p>
    </LoginPage>
  )
}
