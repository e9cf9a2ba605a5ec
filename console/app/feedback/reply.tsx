import { Button, Textarea } from '@mantine/core'
import { maxLetters } from '@portal/contract/feedback/own'
import { removeReply, replyToComment, type StaffComment } from '@portal/contract/feedback/staff'
import { type Telling, tellsOfCare } from '@portal/contract/feedback/tells-of-care'
import { languageNames, languages, type Texts } from '@portal/contract/language'
import { type FormEvent, useState } from 'react'
import { api } from '../core/api'
import { useTyped } from '../core/typed'
import { useReviewsTexts } from '../locales/reviews'
import { Card } from '../ui/card'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import { Answer } from './answer'
import styles from './reviews.module.css'
import { TellingDialog } from './telling-dialog'
import { useReviewChange } from './use-review-change'

const isEmpty = (reply: Texts) => !Object.values(reply).some((text) => text.trim())

/** The agency's reply in three languages. It warns before a reply that may tell that somebody is a patient. */
export function Reply({ review }: { review: StaffComment }) {
  const texts = useReviewsTexts()
  const { commentId: id, version } = review
  const [given, setGiven] = useTyped<Texts>('reply', review.reply)
  const [telling, setTelling] = useState<Telling[]>([])
  const [answer, setAnswer] = useState<{ text: string; version: number; before?: Texts }>()
  const save = (reply: Texts, confirmed: boolean) =>
    isEmpty(reply) && !isEmpty(review.reply)
      ? api(removeReply, { id, version })
      : api(replyToComment, { id, version, reply, confirmed })
  const change = useReviewChange(
    review,
    ({ reply, confirmed }: { reply: Texts; confirmed: boolean; isUndo?: boolean }) => save(reply, confirmed),
    (after, { isUndo }) => {
      setTelling([])
      setGiven(after.reply)
      const done = isEmpty(after.reply) ? texts.replyRemoved : texts.replySaved
      setAnswer({ version: after.version, ...(isUndo ? { text: texts.undone } : { text: done, before: review.reply }) })
    },
  )
  const send = (reply: Texts) => {
    const found = tellsOfCare(reply)
    if (found.length > 0) setTelling(found)
    else change.mutate({ reply, confirmed: false })
  }
  const undo = (before: Texts | undefined) => before && change.mutate({ reply: before, confirmed: true, isUndo: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(given)
  }
  return (
    <Card title={texts.reply} text={texts.replyText}>
      {review.moderation !== 'published' && <p className={styles.soft}>{texts.replyHidden}</p>}
      <form className={styles.form} onSubmit={submit} noValidate>
        {languages.map((language, index) => (
          <div key={language}>
            <Textarea
              label={texts.replyIn(languageNames[language])}
              description={texts.left(maxLetters.reply - given[language].length)}
              lang={language}
              rows={3}
              maxLength={maxLetters.reply}
              value={given[language]}
              error={
                fieldError(change.error, `reply.${language}`) ?? (index === 0 && fieldError(change.error, 'reply'))
              }
              onChange={(event) => setGiven({ ...given, [language]: event.currentTarget.value })}
            />
          </div>
        ))}
        {telling.length === 0 && <Failure error={change.error} missed={change.missed} />}
        <div className={styles.buttons}>
          <Button type="submit" loading={change.isPending}>
            {isEmpty(given) && !isEmpty(review.reply) ? texts.removeReply : texts.saveReply}
          </Button>
        </div>
        {answer && review.version >= answer.version && (!change.isPending || change.variables?.isUndo) && (
          <Answer key={answer.version} takesFocus={!answer.before}>
            <p>{answer.text}</p>
            {answer.before && (
              <Button variant="default" onClick={() => undo(answer.before)}>
                {texts.undo}
              </Button>
            )}
          </Answer>
        )}
      </form>
      <TellingDialog
        telling={telling}
        error={change.error}
        isBusy={change.isPending}
        onConfirm={() => change.mutate({ reply: given, confirmed: true })}
        onClose={() => setTelling([])}
      />
    </Card>
  )
}
