import type { ReactNode } from 'react'
import { useTexts } from '../texts'
import { Toasts } from '../toasts'
import { FloatingButtons } from './floating-buttons'
import { Footer } from './footer'
import styles from './frame.module.css'
import { Header } from './header'
import { IdleWatch } from './idle-watch'
import { useFirstLanguage } from './use-language-choice'
import { useNewPage } from './use-new-page'
import { useProgressBar } from './use-progress-bar'
import { useSessionEnd } from './use-session-end'

/** The frame of every page: header, content, footer, floating buttons, toasts (S01). */
export function Frame({ children }: { children: ReactNode }) {
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
        {children}
      </main>
      <Footer />
      <FloatingButtons />
      <IdleWatch />
      <Toasts />
    </>
  )
}
