import { ApiError } from '@portal/client/api-error'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { openPreview } from '@portal/contract/content/preview'
import { useState } from 'react'
import { api } from '../../core/api'
import { useShown } from '../../core/shown'
import { useContentTexts } from '../../locales/content'
import { Alert } from '../../ui/alert'
import { Loaded } from '../../ui/loaded'
import { saveNow } from '../editor/saving'
import { type KindName, kinds } from '../kinds'
import { emptyMoment, type Moment, momentFault, WhenFields } from '../publish/when-fields'
import { useTitle } from '../use-title'
import { PreviewFrame } from './preview-frame'
import { type OpenAt, usePreviewOf } from './preview-query'
import { scheduledMoment } from './scheduled-moment'

/** The pages of a draft's preview, once all that was typed is saved. */
export function OpenPreview({ name, record }: { name: KindName; record: ContentRecord }) {
  const { id, schedule } = record
  const title = useTitle(name, record)
  const texts = useContentTexts()
  return (
    <PreviewAt
      of={[name, id]}
      first={scheduledMoment(schedule)}
      open={async (when, call) => {
        if (!(await saveNow(kinds[name], id))) throw new Error(texts.notSavedYet)
        return api(openPreview, { kind: name, id, ...when }, call)
      }}
      ownName={() => title}
      labelOf={(field) => texts.kinds[name].fields[field] ?? field}
    />
  )
}

interface PreviewAtProps {
  /** Names what is shown. */
  of: readonly string[]
  /** Shown until another moment is chosen. */
  first: Moment
  open: OpenAt
  labelOf: (field: string) => string
  /** The name of a record's own page. */
  ownName: (address: string) => string | undefined
}

/** The pages of a preview, now or at a moment ahead, or what has to be filled in before there can be one. */
export function PreviewAt({ of, first, open, labelOf, ownName }: PreviewAtProps) {
  const texts = useContentTexts()
  const [typed, setTyped] = useShown<Moment>('moment', first)
  // Half of a moment shows nothing new.
  const [moment, setMoment] = useState(momentFault(typed) ? emptyMoment : typed)
  const query = usePreviewOf(of, moment, open)
  const type = (next: Moment) => {
    setTyped(next)
    if (!momentFault(next)) setMoment(next)
  }
  const { at = '', ...fields } = query.error instanceof ApiError ? query.error.fields : {}
  const missing = Object.keys(fields)
  if (!query.data && missing.length > 0)
    return (
      <Alert>
        {texts.previewing.missing} <span>{missing.map(labelOf).join(', ')}</span>
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
              ownName={ownName}
              onAgain={() => void query.refetch()}
            />
          )}
        </Loaded>
      )}
    </>
  )
}
