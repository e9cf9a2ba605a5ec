import { type GivenHolder, setCardHolder } from '@portal/contract/care/shared/card-holder'
import type { OutputOf } from '@portal/contract/endpoint'
import { Button } from '../../core/button'
import { httpApi } from '../../lib/api'
import { useWhiteCardTexts } from '../../locales/white-card'
import { FieldRow } from '../../ui/form/field-row'
import { Form, SubmitButton } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import { DroppedNote } from '../../ui/wizard/dropped-note'
import { useDraft } from '../../ui/wizard/use-draft'
import { useStepForm } from '../../ui/wizard/use-step-form'
import { BirthDateField } from '../shared/people/birth-date-field'
import type { HolderDraft } from './holder-draft'
import * as styles from './white-card.module.css'

interface HolderFormProps {
  /** The saved card holder; null before the first save. */
  holder: GivenHolder | null
  /** Keeps the input until it is saved. */
  draft: HolderDraft
  onSaved: (saved: OutputOf<typeof setCardHolder>) => void
  onCancel: () => void
}

/** Name and date of birth as printed on the card, in the order of the card. */
export function HolderForm(props: HolderFormProps) {
  const state = useDraft(props.draft)
  return (
    <>
      <DroppedNote state={state} />
      <Fields key={state.round} {...props} />
    </>
  )
}

function Fields({ holder, draft, onSaved, onCancel }: HolderFormProps) {
  const { holder: words } = useWhiteCardTexts()
  const defaultValues = holder ?? { lastName: '', firstName: '', birthDate: '' }
  const form = useStepForm(setCardHolder.input, { draft, defaultValues })
  return (
    <div className={styles.holder}>
      <Form
        form={form}
        label={words.title}
        onSubmit={async (values) => onSaved(await httpApi(setCardHolder, values, { quiet: true }))}
      >
        <FieldRow>
          <PrintedName name="lastName" label={words.lastName} hint={words.lastNameHint} />
          <PrintedName name="firstName" label={words.firstName} hint={words.firstNameHint} />
        </FieldRow>
        <BirthDateField name="birthDate" own />
        <p className={styles.safe}>{words.safe}</p>
        <div className={styles.actions}>
          <SubmitButton busyText={words.busy} main={false}>
            {words.save}
          </SubmitButton>
          {holder && (
            <Button kind="secondary" size="large" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}

/** Autofill is off: the browser knows the name that the person uses, which may be written in Chinese. */
function PrintedName(props: { name: string; label: string; hint: string }) {
  return <TextField {...props} autoComplete="off" autoCapitalize="characters" />
}
