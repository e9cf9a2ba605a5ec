import { documentKinds } from '@portal/contract/accounts/documents'
import type { StaffCaregiver } from '@portal/contract/accounts/staff'
import { formatDate } from '@portal/contract/when'
import { useLanguage } from '../core/texts'
import { useCaregiversTexts } from '../locales/caregivers'
import { AskForDocuments } from './ask-for-documents'
import styles from './caregivers.module.css'

/** Which kinds of documents are missing or asked for, and the way to ask. */
export function MissingDocuments({ id, caregiver, name }: { id: string; caregiver: StaffCaregiver; name: string }) {
  const texts = useCaregiversTexts()
  const language = useLanguage()
  const missing = documentKinds.filter((kind) => !caregiver.documents.some((document) => document.kind === kind))
  const askedOn = (kind: string) => caregiver.wanted.find((one) => one.kind === kind)?.askedOn
  const listed = documentKinds.filter((kind) => missing.includes(kind) || askedOn(kind))
  return (
    <div className={styles.missing}>
      <strong>{texts.missing}</strong>
      {listed.length === 0 ? (
        <p>{texts.complete}</p>
      ) : (
        <ul>
          {listed.map((kind) => {
            const day = askedOn(kind)
            return (
              <li key={kind}>
                {texts.kinds[kind]}
                {day && (
                  <span className={styles.soft}>
                    {' '}
                    · <span>{texts.askedOn(formatDate(day, language))}</span>
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <AskForDocuments id={id} caregiver={caregiver} missing={missing} name={name} />
    </div>
  )
}
