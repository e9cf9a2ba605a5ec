import { type VerifiedCertificate, verifyCertificate } from '@portal/contract/training/public'
import { useNavigate } from 'react-router'
import { dayText } from '../../content/day'
import { Mark } from '../../content/mark'
import { useLanguage } from '../../core/texts'
import { focusResult, useResultFocus } from '../../lib/use-result-focus'
import { useCertificateTexts } from '../../locales/certificate'
import { useTrainingTexts } from '../../locales/training'
import { Card, Cards } from '../../ui/card'
import { DetailList } from '../../ui/detail-list'
import { Form, SubmitButton } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import { useContractForm } from '../../ui/form/use-contract-form'
import { Phrases } from '../../ui/phrases'
import { PrintButton } from '../../ui/print-button'
import { certificatePath } from '../shared/addresses'
import { hoursOf } from '../shared/times'
import * as styles from './certificate.module.css'
import type { CertificateData } from './certificate-data'

/** What a certificate says, or that there is none with the number; and a form to check another number. */
export function CertificatePage({ number, certificate }: CertificateData) {
  const words = useCertificateTexts()
  const title = number === '' ? words.check : certificate ? words.titleOf(certificate.withdrawn) : words.missing.title
  const heading = useResultFocus<HTMLHeadingElement>()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        <Phrases text={title} />
      </h1>
      {number === '' && <p>{words.intro}</p>}
      {number !== '' && !certificate && <p>{words.missing.text(number)}</p>}
      <Cards>
        {certificate && <Facts certificate={certificate} />}
        <div className={styles.screen}>
          <Card title={number === '' ? words.enter : words.another}>
            <NumberForm main={!certificate} />
          </Card>
        </div>
      </Cards>
    </div>
  )
}

function Facts({ certificate }: { certificate: VerifiedCertificate }) {
  const { facts: words, mark, withdrawnText, print } = useCertificateTexts()
  const { hours } = useTrainingTexts()
  const language = useLanguage()
  const { number, name, course, completedOn, minutes, withdrawn } = certificate
  return (
    <Card title={course}>
      {withdrawn ? (
        <Mark sign="!" tone="bad" words={mark.withdrawn} />
      ) : (
        <Mark sign="✓" tone="good" words={mark.valid} />
      )}
      {withdrawn && <p>{withdrawnText}</p>}
      <DetailList
        none=""
        details={[
          [words.name, name, 'asWritten'],
          [words.completed, dayText(completedOn, language)],
          [words.hours, hours(hoursOf(minutes))],
          [words.number, number, 'asWritten'],
        ]}
      />
      <div className={styles.screen}>
        <PrintButton>{print}</PrintButton>
      </div>
    </Card>
  )
}

/** `main`: whether checking a number is what the page is for, rather than a certificate that it shows. */
function NumberForm({ main }: { main: boolean }) {
  const words = useCertificateTexts()
  const navigate = useNavigate()
  const form = useContractForm(verifyCertificate.input, { defaultValues: { number: '' } })
  return (
    <Form
      form={form}
      label={words.check}
      onSubmit={async ({ number }) => navigate(certificatePath(number), { state: focusResult })}
    >
      <TextField name="number" label={words.facts.number} hint={words.hint} autoCapitalize="characters" />
      <SubmitButton busyText={words.checking} main={main}>
        {words.submit}
      </SubmitButton>
    </Form>
  )
}
