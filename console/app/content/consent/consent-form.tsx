import { TextInput } from '@mantine/core'
import { consentAnswers, type PictureConsent, savePictureConsent } from '@portal/contract/content/consent'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSave } from '../../core/saving/use-save'
import { useConsentTexts } from '../../locales/consent'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { Optional } from '../../ui/form/optional'
import { useForm } from '../../ui/form/use-form'
import shared from '../content.module.css'
import styles from './consent.module.css'

type Answer = Parameters<typeof api<typeof savePictureConsent>>[1]
type Values = Record<'answer' | 'who' | 'until' | 'paper', string>

/** The answer about a picture; who has agreed is asked for where somebody can be recognized. */
export function ConsentForm({ consent, onClose }: { consent: PictureConsent; onClose: () => void }) {
  const texts = useConsentTexts()
  const { form, saving } = useConsent(consent, onClose)
  const error = form.errorAt('answer')
  return (
    <Form form={form} onSubmit={saving.mutate} className={shared.stack}>
      <fieldset className={styles.answers}>
        <legend>{texts.question}</legend>
        {consentAnswers.map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              name="answer"
              checked={form.values.answer === answer}
              onChange={() => form.set('answer', answer)}
            />
            <span>{texts.answers[answer]}</span>
          </label>
        ))}
        {error && (
          <p role="alert" className={shared.error}>
            {error}
          </p>
        )}
      </fieldset>
      {form.values.answer === 'missing' && <p>{texts.refused}</p>}
      {form.values.answer === 'agreed' && (
        <>
          <TextInput {...form.field('who')} label={texts.who} description={texts.whoHint} maxLength={200} />
          <TextInput
            {...form.field('until')}
            type="date"
            label={<Optional label={texts.until} />}
            description={texts.untilHint}
          />
          <TextInput {...form.field('paper')} label={texts.paper} maxLength={200} />
        </>
      )}
      <FormFoot send={texts.save} save={saving} onClose={onClose} />
    </Form>
  )
}

function useConsent(consent: PictureConsent, onClose: () => void) {
  const texts = useConsentTexts()
  const client = useQueryClient()
  const { picture, version, answer, who, until, paper } = consent
  const queryKey = ['picture-consent', picture]
  const initial = useMemo((): Values => ({ answer: answer ?? '', who, until, paper }), [answer, who, until, paper])
  const given = (values: Values) => ({ ...values, picture, version }) as Answer
  const form = useForm({ name: `consent ${picture}`, initial, endpoint: savePictureConsent, given, seen: version })
  const saving = useSave({
    form,
    record: consent,
    queryKey,
    facts: (one) => [
      [texts.question, one.answer ? texts.answers[one.answer] : ''],
      [texts.who, one.who],
      [texts.until, one.until],
      [texts.paper, one.paper],
    ],
    change: (values: Values) => api(savePictureConsent, given(values)),
    onSaved: (saved) => {
      client.setQueryData(queryKey, saved)
      void client.invalidateQueries({ queryKey: ['content-check'] })
      tellDone(texts.saved)
      onClose()
    },
  })
  return { form, saving }
}
