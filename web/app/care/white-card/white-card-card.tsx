import type { PatientInfo } from '@portal/contract/accounts/own'
import { getWhiteCard, isAskedAgain, mayHandIn, stateOf } from '@portal/contract/care/white-card/white-card'
import { Button } from '../../core/button'
import { httpApi } from '../../lib/api'
import { part } from '../../lib/part'
import { useCall } from '../../lib/use-call'
import { useCareTexts } from '../../locales/care'
import { Card } from '../../ui/card'
import { DetailList } from '../../ui/detail-list'
import { whiteCardPath } from '../addresses'

const CardForm = part(() => import('./card-form').then(({ CardForm }) => CardForm))
const HolderLine = part(() => import('./holder-line').then(({ HolderLine }) => HolderLine))

/** The status of a patient's white card in the personal center. Includes the form if another number is needed; the reason loads later. */
export function WhiteCardCard({ info: { whiteCardStatus, medicaidId, careFor } }: { info: PatientInfo }) {
  const { whiteCard: words } = useCareTexts()
  const call = useCall((options) => httpApi(getWhiteCard, {}, { ...options, background: true }), { translated: false })
  const card =
    call.state === 'loaded' ? call.data : { status: whiteCardStatus, submittedAt: '', reason: '', medicaidId }
  const state = stateOf(card)
  const isAgain = isAskedAgain(card) || whiteCardStatus === 'not_found'
  const isHelper = careFor === 'other' && state === 'waiting'
  return (
    <Card title={words.title} text={isHelper ? words.own : words.hints[state]}>
      <DetailList
        details={[
          [words.status, words.statuses[state]],
          ...(card.reason ? [[words.reason, card.reason] as const] : []),
          [words.number, card.medicaidId, 'asWritten'],
        ]}
        none={words.none}
      />
      {whiteCardStatus === 'submitted' && <HolderLine />}
      {isAgain && <CardForm />}
      {mayHandIn(whiteCardStatus) && !isAgain && (
        <Button to={whiteCardPath} {...(isHelper ? { kind: 'secondary' } : { size: 'large', mainAction: true })}>
          {words.handIn}
        </Button>
      )}
    </Card>
  )
}
