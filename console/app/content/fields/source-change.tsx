import type { StaleText } from '@portal/contract/content/states'
import { useContentTexts } from '../../locales/content'
import { Loaded } from '../../ui/loaded'
import shared from '../content.module.css'
import { textAt } from '../editor/content'
import type { Editing } from '../editor/use-editing'
import { useVersion } from '../history/version-query'
import { WordDiff } from '../history/word-diff'

/** What has changed in the source of a text since the text was translated. */
export function SourceChange({ managed, record, content, stale }: Editing & { stale: StaleText }) {
  const texts = useContentTexts()
  const { field, source, number } = stale
  const query = useVersion(managed, record.id, number)
  if (number === 0) return <p className={shared.soft}>{texts.noEarlier}</p>
  const cell = { field, language: source }
  return (
    <Loaded query={query}>
      {(text) => <WordDiff before={textAt(text, cell)} after={textAt(content, cell)} language={source} />}
    </Loaded>
  )
}
