import { Button, Checkbox } from '@mantine/core'
import { maxLetters } from '@portal/contract/feedback/own'
import { approveReview, rejectReview, type StaffReview, unpublishReview } from '@portal/contract/feedback/staff'
import { useState } from 'react'
import { api } from '../core/api'
import { useShown } from '../core/shown'
import { useReviewsTexts } from '../locales/reviews'
import { Card } from '../ui/card'
import { ReasonDialog } from '../ui/form/reason-dialog'
import { SaveError } from '../ui/form/save-error'
import { useForm } from '../ui/form/use-form'
import { tellSaved } from '../ui/undo'
import { Answer } from './answer'
import { NextWaiting } from './next-waiting'
import styles from './reviews.module.css'
import type { useReply } from './use-reply'
import { useReviewChange } from './use-review-change'

type Step = 'publish' | 'reject' | 'unpublish' | 'feature'

interface Taken {
  step: Step
  reason?: string
  /** The version after a reply was saved. */
  version?: number
}

interface DecisionProps {
  review: StaffReview
  reply: ReturnType<typeof useReply>
}

const noReason = { reason: '' }

/** Publishes a review, rejects it with a reason, or takes it off the site. */
export function Decision({ review, reply }: DecisionProps) {
  const texts = useReviewsTexts()
  const { commentId: id, moderation } = review
  const [featured, setFeatured] = useShown('featured', review.featured)
  const [asks, setAsks] = useShown('rejects', false)
  const [answer, setAnswer] = useState<{ text: string; step: Step; version: number }>()
  const form = useForm({
    name: `rejection ${id}`,
    initial: noReason,
    seen: review.version,
    endpoint: rejectReview,
    given: (given: typeof noReason) => ({ id, version: review.version, ...given }),
  })
  const change = useReviewChange(review, form, {
    change: ({ step, reason = '', version = form.seen }: Taken) => {
      if (step === 'reject') return api(rejectReview, { id, version, reason })
      if (step === 'unpublish') return api(unpublishReview, { id, version })
      return api(approveReview, { id, version, featured: step === 'feature' ? !review.featured : featured })
    },
    onDone: (after, { step }) => {
      setAsks(false)
      setFeatured(after.featured)
      const text =
        step === 'feature' ? texts.featuredSaved[after.featured ? 'on' : 'off'] : texts.done[after.moderation]
      setAnswer({ text, step, version: after.version })
      tellSaved(after)
    },
  })
  const { isDirty: hasReply, values } = reply.form
  const publish = () => {
    if (!hasReply) change.mutate({ step: 'publish' })
    else reply.save.mutate(values, ({ version }) => change.mutate({ step: 'publish', version }))
  }
  const busyWith = change.isPending ? change.given?.step : undefined
  const ask = () => {
    change.forget()
    setAsks(true)
  }
  const isPublished = moderation === 'published'
  return (
    <Card title={texts.decision} text={texts.decisionText[moderation]}>
      <Checkbox
        label={texts.featured}
        checked={isPublished ? review.featured : featured}
        disabled={busyWith === 'feature'}
        onChange={(event) =>
          isPublished ? change.mutate({ step: 'feature' }) : setFeatured(event.currentTarget.checked)
        }
      />
      <div className={styles.buttons}>
        {!isPublished && (
          <Button loading={busyWith === 'publish'} onClick={publish}>
            {hasReply ? texts.publishBoth : moderation === 'rejected' ? texts.publishAfterAll : texts.publish}
          </Button>
        )}
        {isPublished && (
          <Button
            variant="default"
            loading={busyWith === 'unpublish'}
            onClick={() => change.mutate({ step: 'unpublish' })}
          >
            {texts.unpublish}
          </Button>
        )}
        {moderation !== 'rejected' && (
          <Button variant="default" onClick={ask}>
            {texts.reject}
          </Button>
        )}
      </div>
      {!asks && <SaveError save={change} />}
      {answer?.version === review.version && (
        <Answer key={answer.version} takesFocus={answer.step !== 'feature'}>
          <p>{answer.text}</p>
          {answer.step !== 'feature' && <NextWaiting after={id} />}
        </Answer>
      )}
      <ReasonDialog
        opened={asks}
        title={texts.rejectTitle}
        form={form}
        save={change}
        className={styles.form}
        label={texts.reason}
        description={texts.rejectHint}
        maxLength={maxLetters.reason}
        send={texts.reject}
        isDestructive
        onSubmit={({ reason }) => change.mutate({ step: 'reject', reason })}
        onClose={() => setAsks(false)}
      />
    </Card>
  )
}
