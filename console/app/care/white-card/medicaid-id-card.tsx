import { Button } from '@mantine/core'
import { revealMedicaidId } from '@portal/contract/care/white-card/checks'
import { api } from '../../core/api'
import { useSend } from '../../core/saving/use-send'
import { useChecksTexts } from '../../locales/checks'
import { Card } from '../../ui/card'
import { DescriptionList, Fact } from '../../ui/description-list'
import styles from '../eligibility/checks.module.css'
import type { CheckDetail } from './check-detail'

/** The masked Medicaid ID, shown in full on request. Leaving the page discards it. */
export function MedicaidIdCard({ check }: { check: CheckDetail }) {
  const texts = useChecksTexts()
  const { accountId, maskedId } = check
  const revealing = useSend({ mutationFn: () => api(revealMedicaidId, { accountId }), gcTime: 0 })
  if (!maskedId)
    return (
      <Card title={texts.card}>
        <p>{texts.noCard}</p>
      </Card>
    )
  return (
    <Card title={texts.card}>
      <DescriptionList>
        <Fact label={texts.masked}>{maskedId}</Fact>
      </DescriptionList>
      <p role="status">
        {revealing.data && (
          <>
            {texts.revealed} <strong className={styles.number}>{revealing.data.medicaidId}</strong>
          </>
        )}
      </p>
      {!revealing.data && (
        <div className={styles.buttons}>
          <Button variant="default" loading={revealing.isPending} onClick={() => revealing.mutate()}>
            {texts.reveal}
          </Button>
          <span className={styles.soft}>{texts.revealHint}</span>
        </div>
      )}
    </Card>
  )
}
