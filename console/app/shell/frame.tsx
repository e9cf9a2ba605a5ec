import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useLive } from '../core/live'
import { useSession } from '../core/session'
import { useShellTexts } from '../locales/shell'
import { ConnectionLine } from './connection-line'
import styles from './frame.module.css'
import { Header } from './header'
import { KeyHelp } from './key-help'
import { LockScreen } from './lock-screen'
import { Navigation } from './navigation'
import { Palette } from './palette'
import { useIdleLock } from './use-idle-lock'

/** The frame around every page behind the login. While the screen is locked it stays, unseen, with all that was typed. */
export function Frame() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = session?.token != null
  useEffect(() => {
    if (isOpen) setWasOpen(true)
  }, [isOpen])
  if (!session) return <Navigate to={`/login?back=${encodeURIComponent(pathname + search + hash)}`} replace />
  if (session.member.setsUp) return <Navigate to="/set-up" replace />
  return (
    <>
      {(isOpen || wasOpen) && <OpenFrame />}
      {!isOpen && <LockScreen member={session.member} lapse={session.lapse} />}
    </>
  )
}

function OpenFrame() {
  const texts = useShellTexts()
  const [navOpen, setNavOpen] = useState(false)
  const { pathname } = useLocation()
  useIdleLock()
  useLive()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setNavOpen(false), [pathname])
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {texts.skip}
      </a>
      <Header navOpen={navOpen} onNav={() => setNavOpen(!navOpen)} />
      <Navigation isOpen={navOpen} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <ConnectionLine />
        <Outlet />
      </main>
      <Palette />
      <KeyHelp />
    </div>
  )
}
