import { Button } from '@mantine/core'
import { revealApplicantMedicaidId } from '@portal/contract/care/applications/staff'
import { api } from '../../core/api'
import { useSend } from '../../core/saving/use-send'
import { useApplicationsTexts } from '../../locales/applications'
import styles from './application.module.css'

/** The masked Medicaid ID. Showing it in full is a separate call, which the audit log records; leaving the page hides it again. */
export function MedicaidIdOnApplication({ id, masked }: { id: string; masked: string }) {
  const texts = useApplicationsTexts().people
  const showing = useSend({ mutationFn: () => api(revealApplicantMedicaidId, { id }), gcTime: 0 })
  if (!masked) return <span>{texts.noId}</span>
  return (
    <span className={styles.onRequest}>
      <output className={styles.number} translate="no">
        {showing.data?.medicaidId ?? masked}
      </output>
      {!showing.data && (
        <Button size="compact-sm" variant="default" loading={showing.isPending} onClick={() => showing.mutate()}>
          {texts.show}
        </Button>
      )}
    </span>
  )
}
