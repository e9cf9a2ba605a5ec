import type { ReactNode } from 'react'
import { useTexts } from '../texts'
import { Toasts } from '../toasts'
import * as styles from './frame.module.css'
import { IdleWatch } from './idle-watch'
import { useSiteFrame } from './site-frame'
import { useFirstLanguage } from './use-language-choice'
import { useNewPage } from './use-new-page'
import { useProgressBar } from './use-progress-bar'
import { useScrollPlace } from './use-scroll-place'
import { useSessionEnd } from './use-session-end'

/** The frame of every page: site header, content, site footer and toasts (S01). */
export function Frame({ children }: { children: ReactNode }) {
  const { shell } = useTexts()
  const { Above, Below } = useSiteFrame()
  useFirstLanguage()
  useProgressBar()
  useSessionEnd()
  useNewPage()
  useScrollPlace()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {shell.skip}
      </a>
      <Above />
      <main id="content" tabIndex={-1} className={styles.content}>
        <p className={styles.outdated} role="status">
          {shell.outdated}
        </p>
        {children}
      </main>
      <Below />
      <IdleWatch />
      <Toasts />
    </>
  )
}
