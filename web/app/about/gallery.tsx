import type { TeamEvent } from '@portal/contract/about/public'
import { type MouseEvent, useState } from 'react'
import { useAboutTexts } from '../locales/about'
import { Viewer } from '../ui/dialog/viewer'
import { acrossUpTo, Picture } from '../ui/picture'
import * as styles from './gallery.module.css'

/** Pictures with captions. Each opens enlarged; without JavaScript, the link opens its file. */
export function Gallery({ pictures }: Pick<TeamEvent, 'pictures'>) {
  const words = useAboutTexts().event
  const [opened, setOpened] = useState<number | null>(null)
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(index)
  }
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery" className={styles.title}>
        {words.gallery}
      </h2>
      <ul className={styles.gallery}>
        {pictures.map(({ picture, alt, caption }, i) => (
          <li key={picture}>
            <figure>
              <a
                href={picture}
                aria-label={words.enlarge(alt)}
                aria-haspopup="dialog"
                onClick={(event) => open(event, i)}
              >
                <Picture path={picture} alt="" sizes={acrossUpTo('992px', '640px')} first={i === 0} />
              </a>
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {opened !== null && <Viewer pictures={pictures.map(large)} first={opened} onClose={() => setOpened(null)} />}
    </section>
  )
}

function large({ picture, alt, caption }: TeamEvent['pictures'][number]) {
  const show = () => <Picture path={picture} alt={alt} sizes="(max-width: 1124px) 100vw, 1072px" first />
  return { key: picture, alt, caption, show }
}
