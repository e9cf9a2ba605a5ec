import { getRegistrationFile, uploadRegistrationFile } from '@portal/contract/files'
import { useState } from 'react'
import { ApiError, httpApi } from '../../lib/http-client'
import { FormNotice } from '../../ui/form/form-notice'
import { toast } from '../../ui/toasts'
import { DocumentList } from '../documents/document-list'
import { useAccountTexts } from '../texts'
import { changeDraft, useDraft } from './draft'
import { NextButton, StepActions } from './step-frame'
import type { StepProps } from './use-step-form'

/** The caregiver's papers (A05, A11). All of them may follow later. */
export function DocumentsStep(props: StepProps) {
  const { type, refusal, refuse, goOn } = props
  const { register } = useAccountTexts()
  const { documents, proof } = useDraft(type)
  const [busy, setBusy] = useState(false)
  const token = proof?.token ?? ''
  return (
    <>
      {refusal?.fields.documents && <FormNotice text={refusal.fields.documents} />}
      <DocumentList
        documents={documents}
        onChange={(changed) => changeDraft(type, { documents: changed })}
        upload={(file, onProgress, signal) =>
          httpApi(uploadRegistrationFile, { proof: token, file }, { quiet: true, onProgress, signal }).catch(
            (error) => {
              if (error instanceof ApiError && error.code === 'proof_expired') refuse(error, 'phone')
              throw error
            },
          )
        }
        view={(id) => httpApi(getRegistrationFile, { id, proof: token }, { quiet: true })}
        onBusy={setBusy}
      />
      <StepActions {...props}>
        <NextButton busy={busy} onClick={() => (busy ? toast(register.stillUploading, 'warning') : goOn())} />
      </StepActions>
    </>
  )
}
