import { ApiError } from '@portal/client/api-error'
import { withProgress } from '@portal/client/upload'
import { getRegistrationFile, uploadRegistrationFile } from '@portal/contract/accounts/public'
import { useRef, useState } from 'react'
import { httpApi } from '../../lib/api'
import { useAccountTexts } from '../../locales/accounts'
import { FormNotice } from '../../ui/form/form-notice'
import type { FileStore } from '../../ui/upload/uploaded'
import { NextButton, StepActions } from '../../ui/wizard/wizard-frame'
import { type CompleteDocuments, DocumentList } from '../documents/document-list'
import type { StepProps } from './step-props'

/** The caregiver's documents (A05, A11). All of them can be uploaded later. */
export function DocumentsStep({ draft, content: { documents, proof }, refusal, refuse, goToNextStep }: StepProps) {
  const { register } = useAccountTexts()
  const [busy, setBusy] = useState(false)
  const list = useRef<CompleteDocuments>(null)
  const refused = Object.entries(refusal?.fields ?? {}).find(([name]) => name.startsWith('documents'))?.[1]
  const store = registrationFiles(proof?.token ?? '', (error) => refuse(error, 'phone'))
  return (
    <>
      {refused && <FormNotice text={refused} />}
      <DocumentList
        ref={list}
        documents={documents}
        onChange={(changed) => draft.change({ documents: changed })}
        store={store}
        ordered
        onBusy={setBusy}
      />
      <StepActions>
        <NextButton busy={busy} onClick={() => list.current?.areComplete() && goToNextStep()}>
          {register.next}
        </NextButton>
      </StepActions>
    </>
  )
}

/** File storage for users without an account: the proof of the phone number authorizes access. */
function registrationFiles(proof: string, onExpired: (error: ApiError) => void): FileStore {
  return {
    upload: (file, onProgress, signal) =>
      httpApi(
        uploadRegistrationFile,
        { proof, file },
        { quiet: true, transport: withProgress(onProgress), signal },
      ).catch((error) => {
        if (error instanceof ApiError && error.code === 'proof_expired') onExpired(error)
        throw error
      }),
    view: (id, size) => httpApi(getRegistrationFile, { id, proof, size }, { quiet: true }),
  }
}
