import { ApiError } from '@portal/client/api-error'
import { addComment, maxLetters } from '@portal/contract/feedback/own'
import { fieldTexts } from '@portal/contract/field-texts'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { httpApi } from '../core/api'
import { useLanguage } from '../core/texts'
import { useFeedbackTexts } from '../locales/feedback'
import { Form, SubmitButton } from '../ui/form/form'
import { TextAreaField } from '../ui/form/text-field'
import { serverFields, useContractForm } from '../ui/form/use-contract-form'
import styles from './create.module.css'
import { PicturesField } from './pictures-field'
import { openReview } from './review-draft'
import type { SentReview } from './review-sent'
import { StarsField } from './stars-field'

interface ReviewFormProps {
  /** Id of the user whose draft it is. */
  owner: string
  /** Called with the review as the server holds it. */
  onSent: (review: SentReview) => void
}

/** The review form: stars, text and pictures. Keeps input until it is submitted; a retry adds no second review. */
export function ReviewForm({ owner, onSent }: ReviewFormProps) {
  const words = useFeedbackTexts()
  const language = useLanguage()
  const [draft] = useState(() => openReview(owner))
  const { rating, commentText, pictures: kept } = draft.read().content
  const form = useContractForm(addComment.input, { defaultValues: { rating, commentText } })
  const [pictures, setPictures] = useState(kept)
  const [waiting, setWaiting] = useState(false)
  const [pictureError, setPictureError] = useState('')

  useEffect(() => {
    draft.change(form.getValues())
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.change(values) })
  }, [form.subscribe, form.getValues, draft])
  useEffect(() => draft.change({ pictures }), [draft, pictures])

  async function send(values: { rating?: number; commentText: string }) {
    if (waiting) return setPictureError(words.picturesWaiting)
    setPictureError('')
    const commentImage = pictures.map(({ fileId }) => fileId)
    try {
      await draft.save()
      const input = { ...values, commentImage, idempotencyKey: draft.read().key }
      const taken = await httpApi(addComment, input, { quiet: true })
      draft.end()
      const changed = taken.commentText !== values.commentText.trim() || taken.rating !== values.rating
      onSent({ rating: taken.rating, commentText: taken.commentText, changed })
    } catch (error) {
      const said = error instanceof ApiError && serverFields(error).commentImage
      if (!said) throw error
      setPictureError(said)
    }
  }

  return (
    <Form form={form} onSubmit={send}>
      <StarsField name="rating" label={words.rating} />
      <TextAreaField name="commentText" label={words.text} hint={<TextHint />} rows={7} />
      <PicturesField
        pictures={pictures}
        error={pictureError}
        onChange={setPictures}
        onError={setPictureError}
        onWaiting={(now) => {
          setWaiting(now)
          if (!now && pictureError !== fieldTexts.maxImages[language]) setPictureError('')
        }}
      />
      <div className={styles.send}>
        <SubmitButton busyText={words.sending}>{words.send}</SubmitButton>
        <p>{words.kept}</p>
      </div>
    </Form>
  )
}

/** Suggestions what to write about, and the number of characters left. */
function TextHint() {
  const words = useFeedbackTexts()
  const { control } = useFormContext<{ commentText: string }>()
  const used = useWatch({ control, name: 'commentText' }).trim().length
  const format = new Intl.NumberFormat(useLanguage())
  return (
    <>
      {words.textHint}{' '}
      <span className={styles.counter} data-over={used > maxLetters.comment || undefined}>
        {words.counter(format.format(used), format.format(maxLetters.comment))}
      </span>
    </>
  )
}
