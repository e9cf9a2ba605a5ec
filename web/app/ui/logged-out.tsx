import { useLocation } from 'react-router'
import { Button } from '../core/button'
import { loginPath } from '../core/login-path'
import { useLoggedOutTexts } from '../locales/logged-out'
import { Notice } from './notice'

/** Replaces content for logged-in users after a logout, in any tab; its login link leads back here. */
export function LoggedOut({ look = 'page' }: { look?: 'page' | 'card' }) {
  const words = useLoggedOutTexts()
  const { pathname, search, hash } = useLocation()
  return (
    <Notice look={look} level={look === 'page' ? 1 : 2} title={words.title} text={words.text}>
      <Button size="large" mainAction to={loginPath(pathname + search + hash)}>
        {words.login}
      </Button>
    </Notice>
  )
}
