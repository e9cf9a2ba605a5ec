import type { KeptCheck as Kept } from '@portal/contract/care/kept-records'
import { useApplicationsTexts } from '../../locales/applications'
import { useChecksTexts } from '../../locales/checks'
import { usePeopleTexts } from '../../locales/people'
import { Card } from '../../ui/card'
import { DescriptionList, Fact } from '../../ui/description-list'

/** A decided check kept from a deleted account. */
export function KeptCheck({ content: { status, reason, by, medicaidId } }: { content: Kept }) {
  const texts = useChecksTexts()
  const { people } = useApplicationsTexts()
  const { accounts } = usePeopleTexts()
  return (
    <Card title={texts.status[status]}>
      <DescriptionList>
        <Fact label={people.medicaidId}>{medicaidId}</Fact>
        <Fact label={accounts.keptBy}>{by}</Fact>
      </DescriptionList>
      {reason && <p>{reason}</p>}
    </Card>
  )
}
