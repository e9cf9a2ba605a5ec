import { Button, NativeSelect } from '@mantine/core'
import { previewRoot } from '@portal/contract/content/preview'
import { type Language, languageNames, languages } from '@portal/contract/language'
import { useRef, useState } from 'react'
import { useShown } from '../../core/shown'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'
import { Switch } from '../switch'
import styles from './preview.module.css'
import { useFrameSize } from './use-frame-size'

const screens = ['desktop', 'phone'] as const
const sizes = ['normal', 'larger'] as const
type Screen = (typeof screens)[number]
type Size = (typeof sizes)[number]

/** The real page in a frame as wide as the screen that is chosen. */
export function PreviewFrame({ addresses, onAgain }: { addresses: readonly string[]; onAgain: () => void }) {
  const { previewing: texts } = useContentTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useShown('page', addresses[0] ?? previewRoot)
  const [screen, setScreen] = useShown<Screen>('screen', 'desktop')
  const [size, setSize] = useShown<Size>('size', 'normal')
  const [language, setLanguage] = useShown<Language>('language', useLanguage())
  const [turn, setTurn] = useState(0)
  const { place, width, scale } = useFrameSize(screen)
  const again = () => {
    onAgain()
    setTurn(turn + 1)
  }
  return (
    <>
      <div className={styles.tools}>
        <NativeSelect
          label={texts.page}
          value={page}
          data={addresses.map((value) => ({ value, label: value.slice(previewRoot.length) || '/' }))}
          onChange={({ currentTarget }) => setPage(currentTarget.value)}
        />
        <Switch
          label={texts.language}
          names={languages}
          words={languageNames}
          isOn={(one) => one === language}
          onChoose={setLanguage}
        />
        <Switch
          label={texts.screen}
          names={screens}
          words={texts}
          isOn={(one) => one === screen}
          onChoose={setScreen}
        />
        <Switch label={texts.size} names={sizes} words={texts} isOn={(one) => one === size} onChoose={setSize} />
        <Button variant="default" onClick={again}>
          {texts.again}
        </Button>
        <p className={shared.soft}>{texts.untilOver}</p>
      </div>
      <div ref={place} className={styles.place} data-screen={screen}>
        <iframe
          key={`${turn} ${size}`}
          ref={frame}
          title={texts.frame}
          src={addressOf(page, screen, language)}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          onLoad={() => setTextSize(frame.current, size)}
        />
      </div>
    </>
  )
}

function addressOf(page: string, screen: Screen, language: Language): string {
  const path = page.slice(previewRoot.length)
  return `${previewRoot}${screen === 'phone' ? '/h5' : ''}${path}?lang=${language}`
}

/** Preview pages have no scripts, by which a page of the site takes the reader's text size. */
function setTextSize(frame: HTMLIFrameElement | null, size: Size) {
  const root = frame?.contentDocument?.documentElement
  if (root) root.dataset.textSize = size
}
