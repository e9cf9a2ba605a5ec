import { Outlet } from 'react-router'
import { useTexts } from '../texts'
import { Toasts } from '../toasts'
import { FloatingButtons } from './floating-buttons'
import { Footer } from './footer'
import { Header } from './header'
import { IdleWatch } from './idle-watch'
import styles from './shell.module.css'
import { useFirstLanguage } from './use-language-choice'
import { useNewPage } from './use-new-page'
import { useProgressBar } from './use-progress-bar'
import { useSessionEnd } from './use-session-end'

/** What stands around every page: bar, content, footer, floating buttons, toasts (S01). */
export default function Shell() {
  const { shell } = useTexts()
  useFirstLanguage()
  useProgressBar()
  useSessionEnd()
  useNewPage()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {shell.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.content}>
        <p className={styles.outdated} role="status">
          {shell.outdated}
        </p>
        <Outlet />
      </main>
      <Footer />
      <FloatingButtons />
      <IdleWatch />
      <Toasts />
    </>
  )
}
