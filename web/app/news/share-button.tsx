import { copyLink } from '../content/copy-link'
import { Button } from '../core/button'
import { Icon } from '../core/icon'
import { useLanguage } from '../core/texts'
import { useNewsTexts } from '../locales/news'
import styles from './article.module.css'

/** Hands this page to the device's own way of sharing; where there is none, its link goes on the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const words = useNewsTexts()
  const language = useLanguage()
  const share = async () => {
    const url = `${location.origin}${location.pathname}?lang=${language}`
    if (!navigator.share) return copyLink(url, words)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      const changedTheirMind = error instanceof DOMException && error.name === 'AbortError'
      if (!changedTheirMind) await copyLink(url, words)
    }
  }
  return (
    <Button kind="secondary" className={styles.share} onClick={share}>
      <Icon name="outside" />
      {words.share}
    </Button>
  )
}
