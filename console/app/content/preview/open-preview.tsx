import { ApiError } from '@portal/client/api-error'
import { useContentTexts } from '../../locales/content'
import { Alert } from '../../ui/alert'
import { Loaded } from '../../ui/loaded'
import { type KindName, kinds } from '../kinds'
import { PreviewFrame } from './preview-frame'
import { usePreview } from './preview-query'

/** The pages of a preview, or what has to be filled in before there can be one. */
export function OpenPreview({ name, id }: { name: KindName; id: string }) {
  const texts = useContentTexts()
  const query = usePreview(kinds[name], id)
  const missing = query.error instanceof ApiError ? Object.keys(query.error.fields) : []
  if (!query.data && missing.length > 0)
    return (
      <Alert>
        {texts.previewing.missing} {missing.map((field) => texts.kinds[name].fields[field] ?? field).join(', ')}
      </Alert>
    )
  return (
    <Loaded query={query}>
      {({ addresses }) => <PreviewFrame addresses={addresses} onAgain={() => void query.refetch()} />}
    </Loaded>
  )
}
