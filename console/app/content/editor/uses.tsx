import type { ContentUse } from '@portal/contract/content/states'
import { nearestLanguage } from '@portal/contract/language'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'

/** What keeps a record on the site. */
export function Uses({ uses }: { uses: readonly ContentUse[] }) {
  const texts = useContentTexts()
  const language = useLanguage()
  if (uses.length === 0) return null
  const named = ({ by, count, records }: ContentUse) => {
    const names = records.map(({ label }) => label[nearestLanguage(label, language)])
    const more = count > names.length && names.length > 0 ? '…' : ''
    return texts.usedBy[by](count) + (names.length > 0 ? ` (${names.join(' · ')}${more})` : '')
  }
  return (
    <p className={shared.soft}>
      <span>{texts.inUse}</span> <span>{uses.map(named).join(', ')}</span>
    </p>
  )
}
