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
  const records = uses.filter(({ by }) => by !== 'registration')
  const named = ({ by, count, records }: ContentUse) => {
    const names = records.map(({ label }) => label[nearestLanguage(label, language)])
    const more = count > names.length && names.length > 0 ? '…' : ''
    return texts.usedBy[by](count) + (names.length > 0 ? ` (${names.join(' · ')}${more})` : '')
  }
  return (
    <div className={shared.soft}>
      {uses.map(({ by, count }) => by === 'registration' && <p key={by}>{texts.usedBy[by](count)}</p>)}
      {records.length > 0 && (
        <p>
          <span>{texts.inUse}</span> <span>{records.map(named).join(', ')}</span>
        </p>
      )}
    </div>
  )
}
