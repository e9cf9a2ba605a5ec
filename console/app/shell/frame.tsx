import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { insist, later, loadLater, useAreHere, whenRead } from '../core/later'
import { queryClient } from '../core/query'
import { type Member, useSession } from '../core/session'
import { useShellTexts } from '../locales/shell'
import { ConnectionLine } from './connection-line'
import styles from './frame.module.css'
import { Header } from './header'
import { KeyHelp } from './key-help'
import { Navigation } from './navigation'
import { pagesFor } from './pages'
import { usePaletteKey } from './palette-key'
import { useIdleLock } from './use-idle-lock'

const BackupLine = later(async () => (await import('./backup-line')).BackupLine)
const DraftsLine = later(async () => (await import('./drafts-line')).DraftsLine)
// Load at once: colleagues' changes must appear within two seconds.
const Live = later(async () => (await insist(() => import('../core/live/live'))).Live)
const LockScreen = later(async () => (await import('./lock-screen')).LockScreen)
const Palette = later(async () => (await import('./palette')).Palette)

/** The frame of every page behind the login. The lock removes it from the document; input is kept (`core/shown.ts`). */
export function Frame() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (!session) return <Navigate to={`/login?back=${encodeURIComponent(pathname + search + hash)}`} replace />
  if (session.member.setsUp) return <Navigate to="/set-up" replace />
  if (session.token === null) return <LockScreen member={session.member} lapse={session.lapse} />
  return <OpenFrame member={session.member} />
}

function OpenFrame({ member }: { member: Member }) {
  const texts = useShellTexts()
  const [openedAt] = useState(Date.now)
  const [navOpen, setNavOpen] = useState(false)
  const { pathname } = useLocation()
  useIdleLock()
  useLater(member)
  usePaletteKey()
  const areHere = useAreHere()
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
        {areHere && (
          <>
            <BackupLine />
            <DraftsLine />
          </>
        )}
        <Outlet />
      </main>
      {areHere && <Palette />}
      <Live since={openedAt} />
      <KeyHelp />
    </div>
  )
}

/** Loads the rest of the console once the first page has its data. */
function useLater(member: Member) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each login
  useEffect(() => whenRead(queryClient, () => void loadLater(pagesFor(member).map(({ load }) => load))), [])
}
