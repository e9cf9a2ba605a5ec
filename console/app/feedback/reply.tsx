import { Button, Textarea } from '@mantine/core'
import { maxLetters } from '@portal/contract/feedback/own'
import type { StaffReview } from '@portal/contract/feedback/staff'
import { languageNames, languages, type Texts } from '@portal/contract/language'
import { useReviewsTexts } from '../locales/reviews'
import { Card } from '../ui/card'
import { Form } from '../ui/form/form'
import { FormFoot } from '../ui/form/form-foot'
import { Answer } from './answer'
import styles from './reviews.module.css'
import { TellingDialog } from './telling-dialog'
import { isEmpty, type useReply } from './use-reply'

interface ReplyProps {
  review: StaffReview
  reply: ReturnType<typeof useReply>
}

/** The agency's reply in three languages. */
export function Reply({ review, reply: { form, save, answer } }: ReplyProps) {
  const texts = useReviewsTexts()
  const { reply } = form.values
  const undo = (before: Texts) => save.mutate({ reply: before, isUndo: true })
  const isShown = answer && review.version >= answer.version && (!save.isPending || save.given?.isUndo)
  return (
    <Card title={texts.reply} text={texts.replyText}>
      {review.moderation !== 'published' && <p className={styles.soft}>{texts.replyHidden}</p>}
      <Form form={form} onSubmit={save.mutate} className={styles.form}>
        {languages.map((language, index) => (
          <div key={language}>
            <Textarea
              {...form.field(`reply.${language}`)}
              label={texts.replyIn(languageNames[language])}
              description={texts.left(maxLetters.reply - reply[language].length)}
              lang={language}
              rows={3}
              maxLength={maxLetters.reply}
              error={form.errorAt(`reply.${language}`) ?? (index === 0 && form.errorAt('reply'))}
            />
          </div>
        ))}
        <FormFoot
          send={isEmpty(reply) && !isEmpty(review.reply) ? texts.removeReply : texts.saveReply}
          save={save}
          form={form}
        />
        {isShown && (
          <Answer key={answer.version} takesFocus={!answer.before}>
            <p>{answer.text}</p>
            {answer.before && !form.isDirty && (
              <Button variant="default" onClick={() => answer.before && undo(answer.before)}>
                {texts.undo}
              </Button>
            )}
          </Answer>
        )}
      </Form>
      <TellingDialog save={save} />
    </Card>
  )
}
