import { copyLink } from '../content/copy-link'
import { Button } from '../core/button'
import { Icon } from '../core/icon'
import { pageUrl } from '../core/site'
import { useLanguage } from '../core/texts'
import { useNewsTexts } from '../locales/news'
import styles from './article.module.css'

/** Opens the device's share dialog; if there is none, copies the page's URL to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const words = useNewsTexts()
  const language = useLanguage()
  const share = async () => {
    const url = `${location.origin}${pageUrl(location.href).pathname}?lang=${language}`
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
      {words.share}
    </Button>
  )
}
