import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useLive } from '../core/live'
import { useSession } from '../core/session'
import { useShellTexts } from '../locales/shell'
import { BackupLine } from './backup-line'
import { ConnectionLine } from './connection-line'
import styles from './frame.module.css'
import { Header } from './header'
import { KeyHelp } from './key-help'
import { LockScreen } from './lock-screen'
import { returnToPlace } from './locked-place'
import { Navigation } from './navigation'
import { Palette } from './palette'
import { useIdleLock } from './use-idle-lock'

/** The frame around every page behind the login. The lock takes it out of the document; what was typed is kept (`core/shown.ts`). */
export function Frame() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (!session) return <Navigate to={`/login?back=${encodeURIComponent(pathname + search + hash)}`} replace />
  if (session.member.setsUp) return <Navigate to="/set-up" replace />
  if (session.token === null) return <LockScreen member={session.member} lapse={session.lapse} />
  return <OpenFrame />
}

function OpenFrame() {
  const texts = useShellTexts()
  const [navOpen, setNavOpen] = useState(false)
  const { pathname } = useLocation()
  useIdleLock()
  useEffect(returnToPlace, [])
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
        <BackupLine />
        <Outlet />
      </main>
      <Palette />
      <KeyHelp />
    </div>
  )
}
