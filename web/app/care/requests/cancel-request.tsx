import { cancelRequest, type RequestDetail } from '@portal/contract/care/applications/requests'
import { fullName } from '@portal/contract/person/names'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useRequestTexts } from '../../locales/requests'
import { ConfirmButton } from '../../ui/dialog/confirm-button'

interface CancelRequestProps {
  request: RequestDetail
  take: (request: RequestDetail) => void
  /** Fetches the application again. */
  again: () => void
  onCancelled: () => void
}

/** Withdraws an application after a confirmation. */
export function CancelRequest({
  request: { id, number, method, applicant },
  take,
  again,
  onCancelled,
}: CancelRequestProps) {
  const words = useRequestTexts().cancel

  async function cancel() {
    try {
      take(await httpApi(cancelRequest, { id }))
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
