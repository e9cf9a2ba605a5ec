import { useEffect } from 'react'
import { useKeptValues } from '../../accounts/kept-values'
import { Form, SubmitButton } from '../../ui/form/form'
import { useContractForm } from '../../ui/form/use-contract-form'
import { emptyPeople, peopleSchema } from '../shared/people'
import { PeopleFields } from '../shared/people-fields'
import { usePeoplePrefill } from '../shared/use-people-prefill'
import { useVisitTexts } from '../shared/visit-texts'
import styles from './booking.module.css'
import { keepPeople, readPeople } from './draft'
import { StepActions } from './step-frame'
import type { StepProps } from './step-props'

/** Who needs care, whom we speak with, and how they are told. */
export function PeopleStep({ data: { info, owner }, place, refusal, goOn }: StepProps) {
  const words = useVisitTexts()
  const form = useContractForm(peopleSchema, { defaultValues: emptyPeople })
  useKeptValues(form, {
    read: () => readPeople(owner),
    write: (values) => keepPeople(owner, values),
  })
  usePeoplePrefill(form, info)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person arrives
  useEffect(() => {
    // The fields of the kept choice come with the next rendering.
    const shown = setTimeout(() => refusal && form.showServerFields(refusal.error))
    return () => clearTimeout(shown)
  }, [])
  return (
    <div className={styles.narrow}>
      <Form form={form} onSubmit={async () => goOn()}>
        <PeopleFields knownMedicaidId={info.medicaidId} />
        <StepActions place={place}>
          <SubmitButton busyText={words.next}>{words.next}</SubmitButton>
        </StepActions>
      </Form>
    </div>
  )
}
