import type { ReleaseCheck } from '@portal/contract/content/releases'
import { useReleaseTexts } from '../../locales/releases'
import { Effects } from '../publish/check-result'

interface ReleaseEffectsProps {
  effects: ReleaseCheck['effects']
  heading?: 'h2' | 'h3'
}

/** What publishing all drafts of a release does. */
export function ReleaseEffects({ effects, heading }: ReleaseEffectsProps) {
  const texts = useReleaseTexts()
  if (effects.length === 0) return null
  const pages = effects.filter(({ code }) => code === 'page')
  const added = pages.filter(({ address }) => address === '').reduce((sum, { count }) => sum + count, 0)
  const changed = pages.filter(({ address }) => address !== '').length
  return (
    <Effects
      effects={effects}
      page={texts.pages(changed)}
      newPage={texts.newPages(added)}
      {...(heading && { heading })}
    />
  )
}
