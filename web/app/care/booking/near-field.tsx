import { Near } from '@portal/contract/person/near'
import { useVisitTexts } from '../../locales/visits'
import { Form } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import { useDraft } from '../../ui/wizard/use-draft'
import { useStepForm } from '../../ui/wizard/use-step-form'
import * as styles from './booking.module.css'
import type { BookingData } from './booking-data'

/**
 * The postcode near which an office is looked for: the user's own, or what they type when they book for somebody else, whose home may be far
 * from theirs.
 */
export function useNear({ info, draft }: BookingData): { isAsked: boolean; postcode: string } {
  const { near = '', forWhom = '' } = useDraft(draft).content.values
  const isAsked = (forWhom || info.careFor) === 'other'
  return { isAsked, postcode: isAsked ? (Near.safeParse({ near }).data?.near ?? '') : info.postcode }
}

/** Asks where care is needed. The offices follow while it is typed, so there is nothing to send. */
export function NearField({ draft }: Pick<BookingData, 'draft'>) {
  const words = useVisitTexts()
  const form = useStepForm(Near, { draft, defaultValues: { near: '' } })
  return (
    <div className={styles.narrow}>
      <Form form={form} onSubmit={async () => {}}>
        <TextField
          name="near"
          label={words.near}
          hint={words.nearHint}
          inputMode="numeric"
          autoComplete="off"
          width="short"
          optional
        />
      </Form>
    </div>
  )
}
