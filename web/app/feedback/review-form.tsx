import { ApiError } from '@portal/client/api-error'
import type { InputOf } from '@portal/contract/endpoint'
import { addReview, changeReview, maxLetters, type OwnReview } from '@portal/contract/feedback/own'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLanguage, useTexts } from '../core/texts'
import { httpApi } from '../lib/api'
import { useFeedbackTexts } from '../locales/feedback'
import { Form, SubmitButton } from '../ui/form/form'
import { TextAreaField } from '../ui/form/text-field'
import { serverFields, useContractForm } from '../ui/form/use-contract-form'
import { DroppedNote } from '../ui/wizard/dropped-note'
import { useDraft } from '../ui/wizard/use-draft'
import * as styles from './create.module.css'
import { PicturesField } from './pictures-field'
import { openChange, openReview, type ReviewDraft } from './review-draft'
import type { SentReview } from './review-sent'
import { StarsField } from './stars-field'

interface ReviewFormProps {
  /** Id of the user whose draft it is. */
  owner: string
  /** The sent review to change; without it, a new one is written. */
  review?: OwnReview
  /** Called with the review as the server holds it. */
  onSent: (review: SentReview) => void
}

/** The review form: stars, text and pictures. Keeps input until it is submitted; a retry adds no second review. */
export function ReviewForm({ owner, review, onSent }: ReviewFormProps) {
  const { picture } = useTexts().home.feedback
  const [draft] = useState(() =>
    review ? openChange(owner, review, (i) => picture(review.userName, i + 1)) : openReview(owner),
  )
  const state = useDraft(draft)
  return (
    <>
      <DroppedNote state={state} />
      <Fields key={state.round} draft={draft} {...(review && { review })} onSent={onSent} />
    </>
  )
}

function Fields({ draft, review, onSent }: Omit<ReviewFormProps, 'owner'> & { draft: ReviewDraft }) {
  const words = useFeedbackTexts()
  const language = useLanguage()
  const { rating, commentText, pictures: kept } = draft.read().content
  const form = useContractForm(addReview.input, { defaultValues: { rating, commentText } })
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
      const input = { ...values, commentImage }
      const taken = review
        ? await httpApi(changeReview, { ...input, id: review.commentId }, { quiet: true })
        : await addOrChange(input, draft.read().key)
      draft.end()
      const { rating, commentText } = taken
      onSent({ rating, commentText, changed: !isAsSent(taken, input) })
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
        <SubmitButton busyText={words.sending}>{review ? words.saveChange : words.send}</SubmitButton>
        <p>{words.kept}</p>
      </div>
    </Form>
  )
}

type Review = Omit<InputOf<typeof changeReview>, 'id'>

/** Hands in a review. If an earlier version has arrived although its answer was lost, that one becomes what is written now. */
async function addOrChange(review: Review, idempotencyKey: string): Promise<OwnReview> {
  const taken = await httpApi(addReview, { ...review, idempotencyKey }, { quiet: true })
  if (isAsSent(taken, review) || !taken.mayChange) return taken
  return httpApi(changeReview, { ...review, id: taken.commentId }, { quiet: true })
}

/** Whether the server has a review as it was sent; of one that is public, its pictures have other ids. */
function isAsSent(taken: OwnReview, { rating, commentText, commentImage = [] }: Review): boolean {
  const isPublic = taken.commentImage.length > 0
  const samePictures = isPublic
    ? taken.commentImage.length === commentImage.length
    : taken.imageFileIds.join() === commentImage.join()
  return taken.rating === rating && taken.commentText === commentText.trim() && samePictures
}

/** Suggestions what to write about, and the number of characters left. */
function TextHint() {
  const words = useFeedbackTexts()
  const { control } = useFormContext<{ commentText: string }>()
  const used = useWatch({ control, name: 'commentText' }).trim().length
  const format = new Intl.NumberFormat(useLanguage())
  return (
    <>
      <span>{words.textHint}</span>{' '}
      <span className={styles.counter} data-over={used > maxLetters.comment || undefined}>
        {words.counter(format.format(used), format.format(maxLetters.comment))}
      </span>
    </>
  )
}
