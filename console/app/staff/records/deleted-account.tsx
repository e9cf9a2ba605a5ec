import { fullName } from '@portal/contract/person/names'
import { getDeletedAccount } from '@portal/contract/staff/accounts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { api } from '../../core/api'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { usePeopleTexts } from '../../locales/people'
import { Card } from '../../ui/card'
import { DescriptionList, Fact } from '../../ui/description-list'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import { Phone } from '../../ui/phone'
import { KeptRecords } from './kept-records'

/** The owner of a deleted account, kept so that the audit log can still name the person. */
export function DeletedAccount() {
  const { id = '' } = useParams()
  const { accounts: texts, ...words } = usePeopleTexts()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['deleted-account', id],
    queryFn: ({ signal }) => api(getDeletedAccount, { id }, { signal }),
  })
  return (
    <Page title={query.data ? fullName(query.data) : texts.deleted}>
      <Loaded query={query}>
        {({ kind, phone, deletedAt, records }) => (
          <>
            <Card title={texts.deleted} text={texts.deletedText}>
              <DescriptionList>
                <Fact label={texts.kind}>{texts.kinds[kind]}</Fact>
                <Fact label={texts.phone}>
                  <Phone number={phone} />
                </Fact>
                <Fact label={texts.deletedAt}>{shownMoment(deletedAt, language)}</Fact>
              </DescriptionList>
              <p>
                <Link to={`/audit?person=${id}`}>{texts.audit}</Link>
                {' · '}
                <Link to="/retention">{words.retention}</Link>
              </p>
            </Card>
            {records.length > 0 && <KeptRecords id={id} records={records} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}
