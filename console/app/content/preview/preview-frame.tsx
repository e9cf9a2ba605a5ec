import { Button, NativeSelect } from '@mantine/core'
import { previewRoot } from '@portal/contract/content/preview'
import { type Language, languageNames, languages } from '@portal/contract/language'
import { useState } from 'react'
import { useShown } from '../../core/shown'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'
import { usePageName } from '../page-name'
import { Switch } from '../switch'
import styles from './preview.module.css'
import { useFrameSize } from './use-frame-size'

const screens = ['desktop', 'phone'] as const
const sizes = ['normal', 'larger'] as const
type Screen = (typeof screens)[number]
type Size = (typeof sizes)[number]
/** On a phone the computer's page would be too small to read. */
const isNarrow = window.matchMedia('(max-width: 48rem)')

interface PreviewFrameProps {
  addresses: readonly string[]
  /** The moment for which it was opened: the frame loads anew for another one. */
  opened: string
  /** The name of a record's own page. */
  ownName: (address: string) => string | undefined
  onAgain: () => void
}

/** The real page in a frame as wide as the screen that is chosen. */
export function PreviewFrame({ addresses, opened, ownName, onAgain }: PreviewFrameProps) {
  const { previewing: texts } = useContentTexts()
  const shownPage = usePageName(ownName)
  const [page, setPage] = useShown('page', addresses[0] ?? previewRoot)
  const [screen, setScreen] = useShown<Screen>('screen', isNarrow.matches ? 'phone' : 'desktop')
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
          className={styles.page}
          value={page}
          data={addresses.map((value) => ({ value, label: shownPage(value.slice(previewRoot.length)) }))}
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
          key={`${turn} ${opened}`}
          title={texts.frame}
          src={addressOf(page, { screen, language, size })}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </>
  )
}

function addressOf(
  page: string,
  { screen, language, size }: { screen: Screen; language: Language; size: Size },
): string {
  const path = page.slice(previewRoot.length)
  const asked = new URLSearchParams({ lang: language, ...(size !== 'normal' && { size }) })
  return `${previewRoot}${screen === 'phone' ? '/h5' : ''}${path}?${asked}`
}
