import { ApiError } from '@portal/client/api-error'
import { useState } from 'react'
import { useShown } from '../../core/shown'
import { useContentTexts } from '../../locales/content'
import { Alert } from '../../ui/alert'
import { Loaded } from '../../ui/loaded'
import { type KindName, kinds } from '../kinds'
import { emptyMoment, type Moment, momentFault, WhenFields } from '../publish/when-fields'
import { PreviewFrame } from './preview-frame'
import { usePreview } from './preview-query'

/** The pages of a preview, now or at a moment ahead, or what has to be filled in before there can be one. */
export function OpenPreview({ name, id }: { name: KindName; id: string }) {
  const texts = useContentTexts()
  const [typed, setTyped] = useShown<Moment>('moment', emptyMoment)
  // Half of a moment shows nothing new.
  const [moment, setMoment] = useState(momentFault(typed) ? emptyMoment : typed)
  const query = usePreview(kinds[name], id, moment)
  const type = (next: Moment) => {
    setTyped(next)
    if (!momentFault(next)) setMoment(next)
  }
  const { at = '', ...fields } = query.error instanceof ApiError ? query.error.fields : {}
  const missing = Object.keys(fields)
  if (!query.data && missing.length > 0)
    return (
      <Alert>
        {texts.previewing.missing}{' '}
        <span>{missing.map((field) => texts.kinds[name].fields[field] ?? field).join(', ')}</span>
      </Alert>
    )
  return (
    <>
      <WhenFields words={texts.previewing} moment={typed} fault={undefined} onChange={type} />
      {at && <Alert>{at}</Alert>}
      {!at && (
        <Loaded query={query}>
          {({ addresses, when }) => (
            <PreviewFrame
              addresses={addresses}
              opened={JSON.stringify(when ?? null)}
              onAgain={() => void query.refetch()}
            />
          )}
        </Loaded>
      )}
    </>
  )
}
