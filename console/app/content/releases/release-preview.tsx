import { openReleasePreview, type ReleasedDraft } from '@portal/contract/content/releases'
import { useParams } from 'react-router'
import { api } from '../../core/api'
import { useContentTexts } from '../../locales/content'
import { useReleaseTexts } from '../../locales/releases'
import { RecordPage } from '../../ui/record/record-page'
import { kinds } from '../kinds'
import { PreviewAt } from '../preview/open-preview'
import { scheduledMoment } from '../preview/scheduled-moment'
import { useRelease } from './release-query'
import { useAnyTitle } from './use-any-title'

/** The site as it would be if all drafts of a release were published. */
export function ReleasePreview() {
  const { id = '' } = useParams()
  const texts = useReleaseTexts()
  const labelOf = useAnyField()
  const ownName = useOwnName()
  const query = useRelease(id)
  return (
    <RecordPage
      title={texts.previewOf(query.data?.name ?? '')}
      query={query}
      list={{ to: `/content/releases/${id}`, label: texts.back }}
    >
      {({ drafts, schedule }) => (
        <PreviewAt
          of={['release', id]}
          first={scheduledMoment(schedule)}
          open={(when, call) => api(openReleasePreview, { id, ...when }, call)}
          labelOf={labelOf}
          ownName={(address) => ownName(drafts, address)}
        />
      )}
    </RecordPage>
  )
}

/** Names a draft's own page by the draft's title, unless records of several kinds share the id. */
function useOwnName() {
  const titleOf = useAnyTitle()
  return (drafts: readonly ReleasedDraft[], address: string) => {
    const [one, ...others] = drafts.filter(({ id }) => address.endsWith(`/${id}`))
    return one && others.length === 0 ? titleOf(one) : undefined
  }
}

/** What a field is called, of whichever kind has it. */
function useAnyField() {
  const texts = useContentTexts()
  return (field: string) => {
    const of = Object.keys(kinds).find((name) => Object.hasOwn(kinds[name as keyof typeof kinds].kind.fields, field))
    return (of && texts.kinds[of as keyof typeof kinds].fields[field]) || field
  }
}
