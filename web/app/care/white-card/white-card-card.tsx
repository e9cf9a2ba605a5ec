import type { PatientInfo } from '@portal/contract/accounts/own'
import { Button } from '../../core/button'
import { useCareTexts } from '../../locales/care'
import { Card } from '../../ui/card'
import { DetailList } from '../../ui/detail-list'
import { whiteCardPath } from '../addresses'

/** The status of a patient's white card, in the personal center. */
export function WhiteCardCard({ info: { whiteCardStatus, medicaidId } }: { info: PatientInfo }) {
  const { whiteCard: words } = useCareTexts()
  return (
    <Card title={words.title} text={words.hints[whiteCardStatus]}>
      <DetailList
        details={[
          [words.status, words.statuses[whiteCardStatus]],
          [words.number, medicaidId],
        ]}
        none={words.none}
      />
      {whiteCardStatus === 'waiting' && (
        <Button to={whiteCardPath} size="large" data-main-action>
          {words.handIn}
        </Button>
      )}
    </Card>
  )
}
