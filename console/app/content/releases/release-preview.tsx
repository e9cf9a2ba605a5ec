import { openReleasePreview } from '@portal/contract/content/releases'
import { useParams } from 'react-router'
import { api } from '../../core/api'
import { useContentTexts } from '../../locales/content'
import { useReleaseTexts } from '../../locales/releases'
import { RecordPage } from '../../ui/record/record-page'
import { kinds } from '../kinds'
import { PreviewAt } from '../preview/open-preview'
import { scheduledMoment } from '../publish/when-fields'
import { useRelease } from './release-query'

/** The site as it would be if all drafts of a release were published. */
export function ReleasePreview() {
  const { id = '' } = useParams()
  const texts = useReleaseTexts()
  const labelOf = useAnyField()
  const query = useRelease(id)
  return (
    <RecordPage
      title={texts.previewOf(query.data?.name ?? '')}
      query={query}
      list={{ to: `/content/releases/${id}`, label: texts.back }}
    >
      {({ schedule }) => (
        <PreviewAt
          of={['release', id]}
          first={scheduledMoment(schedule)}
          open={(when, call) => api(openReleasePreview, { id, ...when }, call)}
          labelOf={labelOf}
        />
      )}
    </RecordPage>
  )
}

/** What a field is called, of whichever kind has it. */
function useAnyField() {
  const texts = useContentTexts()
  return (field: string) => {
    const of = Object.keys(kinds).find((name) => Object.hasOwn(kinds[name as keyof typeof kinds].kind.fields, field))
    return (of && texts.kinds[of as keyof typeof kinds].fields[field]) || field
  }
}
