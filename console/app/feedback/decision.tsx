import { Button, Checkbox } from '@mantine/core'
import { approveComment, rejectComment, type StaffComment, unpublishComment } from '@portal/contract/feedback/staff'
import { useState } from 'react'
import { api } from '../core/api'
import { useShown, useTyped } from '../core/typed'
import { useReviewsTexts } from '../locales/reviews'
import { Card } from '../ui/card'
import { Failure } from '../ui/failure'
import { Answer } from './answer'
import { NextWaiting } from './next-waiting'
import { Rejection } from './rejection'
import styles from './reviews.module.css'
import { useReviewChange } from './use-review-change'

type Step = 'publish' | 'reject' | 'unpublish' | 'feature'

/** Publishes a review, rejects it with a reason, or takes it off the site. */
export function Decision({ review }: { review: StaffComment }) {
  const texts = useReviewsTexts()
  const { commentId: id, version, moderation } = review
  const [featured, setFeatured] = useTyped('featured', review.featured)
  const [asks, setAsks] = useShown('rejects', false)
  const [reason, setReason] = useTyped('rejection', '')
  const [answer, setAnswer] = useState<{ text: string; step: Step; version: number }>()
  const change = useReviewChange(
    review,
    (step: Step) => {
      if (step === 'reject') return api(rejectComment, { id, version, reason })
      if (step === 'unpublish') return api(unpublishComment, { id, version })
      return api(approveComment, { id, version, featured: step === 'feature' ? !review.featured : featured })
    },
    (after, step) => {
      setAsks(false)
      setReason('')
      setFeatured(after.featured)
      const text =
        step === 'feature' ? texts.featuredSaved[after.featured ? 'on' : 'off'] : texts.done[after.moderation]
      setAnswer({ text, step, version: after.version })
    },
  )
  const busyWith = change.isPending ? change.variables : undefined
  const isPublished = moderation === 'published'
  return (
    <Card title={texts.decision} text={texts.decisionText[moderation]}>
      <Checkbox
        label={texts.featured}
        checked={isPublished ? review.featured : featured}
        disabled={busyWith === 'feature'}
        onChange={(event) => (isPublished ? change.mutate('feature') : setFeatured(event.currentTarget.checked))}
      />
      <div className={styles.buttons}>
        {!isPublished && (
          <Button loading={busyWith === 'publish'} onClick={() => change.mutate('publish')}>
            {moderation === 'rejected' ? texts.publishAfterAll : texts.publish}
          </Button>
        )}
        {isPublished && (
          <Button variant="default" loading={busyWith === 'unpublish'} onClick={() => change.mutate('unpublish')}>
            {texts.unpublish}
          </Button>
        )}
        {moderation !== 'rejected' && (
          <Button variant="default" onClick={() => setAsks(true)}>
            {texts.reject}
          </Button>
        )}
      </div>
      {!asks && <Failure error={change.error} missed={change.missed} />}
      {answer && (
        <Answer key={answer.version} takesFocus={answer.step !== 'feature'}>
          <p>{answer.text}</p>
          {answer.step !== 'feature' && <NextWaiting after={id} />}
        </Answer>
      )}
      <Rejection
        opened={asks}
        reason={reason}
        onReason={setReason}
        error={change.error}
        missed={change.missed}
        isBusy={busyWith === 'reject'}
        onSend={() => change.mutate('reject')}
        onClose={() => setAsks(false)}
      />
    </Card>
  )
}
