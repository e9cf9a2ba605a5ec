import { openPrivateFile } from '@portal/client/file-address'
import type { CertificateCard } from '@portal/contract/training/own'
import { getCertificatePdf } from '@portal/contract/training/signing'
import { useState } from 'react'
import { Button } from '../../core/button'
import { httpApi } from '../../lib/api'
import { useTrainingTexts } from '../../locales/training'
import { certificatePath } from './addresses'
import * as styles from './shared.module.css'

/** The ways to a certificate: its public page, and the PDF in the reader's language unless it was withdrawn. */
export function CertificateLinks({ certificate }: { certificate: CertificateCard }) {
  const { certificate: words, of } = useTrainingTexts()
  const { number, course, withdrawn } = certificate
  const [isBusy, setBusy] = useState(false)
  async function download() {
    if (isBusy) return
    setBusy(true)
    try {
      await openPrivateFile(httpApi, getCertificatePdf, { number })
    } catch {
      // A toast has shown why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.ways}>
      {!withdrawn && (
        <Button onClick={download} aria-disabled={isBusy || undefined}>
          <span>{isBusy ? words.downloading : words.download}</span>
          <span className="visually-hidden">{of(course)}</span>
        </Button>
      )}
      <Button to={certificatePath(number)} kind="secondary">
        {words.show}
        <span className="visually-hidden">{of(course)}</span>
      </Button>
    </div>
  )
}
