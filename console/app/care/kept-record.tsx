import { getKeptRecord } from '@portal/contract/care/kept-records'
import { retentionTable } from '@portal/contract/retention-table'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useApplicationsTexts } from '../locales/applications'
import { usePeopleTexts } from '../locales/people'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { PrintButton } from '../ui/print-button'
import { KeptApplication } from './applications/kept-application'
import { KeptCheck } from './white-card/kept-check'

/** A record kept from a deleted account, to read and to print. */
export function KeptRecord() {
  const { id = '', recordId = '' } = useParams()
  const { accounts: texts } = usePeopleTexts()
  const { print } = useApplicationsTexts()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['kept-record', id, recordId],
    queryFn: ({ signal }) => api(getKeptRecord, { id, recordId }, { signal }),
  })
  const aside = (
    <>
      <PrintButton>{print}</PrintButton>
      <Link to={`/accounts/deleted/${id}`}>{texts.deleted}</Link>
    </>
  )
  return (
    <Page title={query.data ? retentionTable[query.data.kind].name[language] : texts.deleted} aside={aside}>
      <Loaded query={query}>
        {({ kind, since, content }) => (
          <>
            <p>{texts.keptSince(shownMoment(since, language))}</p>
            {kind === 'finishedApplications' ? <KeptApplication content={content} /> : <KeptCheck content={content} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}
