import type { ContentRemark, ContentState, LanguageState } from '@portal/contract/content/states'
import { useLanguage } from '../core/texts'
import { shownDate } from '../core/when'
import { useContentTexts } from '../locales/content'
import { Mark, type Tone } from '../ui/mark'

const tones: Record<ContentState, Tone> = {
  draft: 'plain',
  live: 'good',
  changed: 'plain',
  scheduled: 'good',
  failed: 'bad',
}
const languageTones: Record<LanguageState, Tone> = { missing: 'plain', unread: 'bad', stale: 'bad', read: 'good' }

/** Whether a record is on the site. */
export function StateMark({ state }: { state: ContentState }) {
  const texts = useContentTexts()
  return <Mark tone={tones[state]}>{texts.state[state]}</Mark>
}

/** What has become of a record besides its publication. */
export function RemarkMark({ remark }: { remark: ContentRemark }) {
  const { remark: words } = useContentTexts()
  const day = shownDate(remark.on, useLanguage())
  if (remark.code === 'inForceFrom') return <Mark tone="plain">{words.inForceFrom(day)}</Mark>
  return <Mark tone="bad">{words.calledOff}</Mark>
}

/** How far a language of a record is. */
export function LanguageMark({ state }: { state: LanguageState }) {
  const texts = useContentTexts()
  return <Mark tone={languageTones[state]}>{texts.language[state]}</Mark>
}
