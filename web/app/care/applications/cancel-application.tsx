import { type ApplicationDetail, cancelApplication } from '@portal/contract/care/applications/applications'
import { fullName } from '@portal/contract/person/names'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useApplicationsTexts } from '../../locales/applications'
import { ConfirmButton } from '../../ui/dialog/confirm-button'

interface CancelApplicationProps {
  application: ApplicationDetail
  take: (application: ApplicationDetail) => void
  /** Fetches the application again. */
  again: () => void
  onCancelled: () => void
}

/** Withdraws an application after a confirmation. */
export function CancelApplication({
  application: { id, number, method, applicant },
  take,
  again,
  onCancelled,
}: CancelApplicationProps) {
  const words = useApplicationsTexts().cancel

  async function cancel() {
    try {
      take(await httpApi(cancelApplication, { id }))
    } catch (error) {
      // The failure has been shown; the application may have been closed in the meantime.
      again()
      throw error
    }
  }

  return (
    <ConfirmButton
      label={words.action}
      of={` ${number}`}
      question={words.title(fullName(applicant))}
      text={words.text[method]}
      no={words.keep}
      yes={words.yes}
      act={cancel}
      onDone={() => {
        toast(words.done, 'success')
        onCancelled()
      }}
    />
  )
}
