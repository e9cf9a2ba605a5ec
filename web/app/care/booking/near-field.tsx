import { Near } from '@portal/contract/person/near'
import { useVisitTexts } from '../../locales/visits'
import { Form } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import { useDraft } from '../../ui/wizard/use-draft'
import { useStepForm } from '../../ui/wizard/use-step-form'
import * as styles from './booking.module.css'
import type { BookingData } from './booking-data'

/**
 * The postcode for sorting the offices by distance: the user's own, or a typed one when booking for another person, whose home may be far
 * from the user's.
 */
export function useNear({ info, draft }: BookingData): { isAsked: boolean; postcode: string } {
  const { near = '', forWhom = '' } = useDraft(draft).content.values
  const isAsked = (forWhom || info.careFor) === 'other'
  return { isAsked, postcode: isAsked ? (Near.safeParse({ near }).data?.near ?? '') : info.postcode }
}

/** Asks for the postcode where care is needed. The offices are sorted during typing, so there is no submit button. */
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
