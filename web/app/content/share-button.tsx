import type { ReactNode } from 'react'
import { Button } from '../core/button'
import { Icon } from '../core/icon'
import { pageUrl } from '../core/site'
import { useLanguage } from '../core/texts'
import { type CopyWords, copyLink } from './copy-link'
import * as styles from './share-button.module.css'

interface ShareButtonProps {
  /** Title of what is shared. */
  title: string
  words: CopyWords
  /** The button's name. */
  children: ReactNode
}

/** Opens the device's share dialog; if there is none, copies the page's URL on the desktop site to the clipboard. */
export function ShareButton({ title, words, children }: ShareButtonProps) {
  const language = useLanguage()
  const share = async () => {
    const page = pageUrl(location.href)
    page.searchParams.set('lang', language)
    const url = page.origin + page.pathname + page.search
    if (!navigator.share) return copyLink(url, words)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) await copyLink(url, words)
    }
  }
  return (
    <Button kind="secondary" className={styles.share} onClick={share}>
      <Icon name="outside" />
      {children}
    </Button>
  )
}
