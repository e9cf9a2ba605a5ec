import { removeReply, replyToReview, type StaffReview } from '@portal/contract/feedback/staff'
import { type Telling, tellsOfCare } from '@portal/contract/feedback/tells-of-care'
import type { Texts } from '@portal/contract/language'
import { useState } from 'react'
import { api } from '../core/api'
import { useReviewsTexts } from '../locales/reviews'
import { useForm } from '../ui/form/use-form'
import { endOffer } from '../ui/undo'
import { useReviewChange } from './use-review-change'

/** What is sent: the reply, or the one before it. */
interface Sent {
  reply: Texts
  isUndo?: boolean
}

export const isEmpty = (reply: Texts) => !Object.values(reply).some((text) => text.trim())

/** The form of the agency's reply. It warns before a reply that may tell that somebody is a patient. */
export function useReply(review: StaffReview) {
  const texts = useReviewsTexts()
  const { commentId: id, version, reply } = review
  const form = useForm({ name: `reply ${id}`, initial: { reply }, seen: version })
  const [answer, setAnswer] = useState<{ text: string; version: number; before?: Texts }>()
  const save = useReviewChange(review, form, {
    isEdit: true,
    preview: async ({ reply, isUndo }: Sent): Promise<Telling[] | undefined> => {
      const found = isUndo ? [] : tellsOfCare(reply)
      return found.length > 0 ? found : undefined
    },
    change: ({ reply, isUndo = false }, isSure) =>
      isEmpty(reply) && !isEmpty(review.reply)
        ? api(removeReply, { id, version: form.seen })
        : api(replyToReview, { id, version: form.seen, reply, confirmed: isSure || isUndo }),
    onDone: (after, { isUndo }, seen) => {
      endOffer()
      const done = isEmpty(after.reply) ? texts.replyRemoved : texts.replySaved
      setAnswer({ version: after.version, ...(isUndo ? { text: texts.undone } : { text: done, before: seen.reply }) })
    },
  })
  return { form, save, answer }
}
