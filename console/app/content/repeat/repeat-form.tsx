import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { type ContentRecord, maxCopies } from '@portal/contract/content/endpoints'
import { newYorkTime } from '@portal/contract/new-york'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../core/api'
import { queryClient, tellDone } from '../../core/query'
import { useSend } from '../../core/saving/use-send'
import { useCopiesTexts } from '../../locales/copies'
import { useShellTexts } from '../../locales/shell'
import styles from '../content.module.css'
import { savedContent } from '../editor/content'
import { useFieldLabel } from '../field-label'
import { type KindName, kinds } from '../kinds'
import { canPublish, changedLanguages } from '../publish/news'
import { Refusal } from '../publish/refusal'
import { type Later, laterBy, missingTimes } from './dates'
import { RepeatDates } from './repeat-dates'

interface RepeatFormProps {
  name: KindName
  record: ContentRecord
  onClose: () => void
}

/** How many copies, which of the weeks, and whether they are published at once. */
export function RepeatForm({ name, record, onClose }: RepeatFormProps) {
  const { cancel } = useShellTexts()
  const texts = useCopiesTexts()
  const labelOf = useFieldLabel()
  const { kind } = kinds[name]
  const content = savedContent(kinds[name], record)
  const [count, setCount] = useState(4)
  const [left, setLeft] = useState<readonly number[]>([])
  const [wantsPublished, setPublished] = useState(false)
  const repeat = useRepeat(name, record, onClose)
  const missing = missingTimes(kind, content)
  if (missing.length > 0) return <p>{texts.needsTimes(missing.map((field) => labelOf(name, field)).join(' · '))}</p>
  const isReviewed = changedLanguages(record).length === canPublish(record).length
  const isPublished = wantsPublished && isReviewed
  const dates = laterBy(kind, content, count, newYorkTime(new Date()))
  const chosen = dates.filter(({ weeks, skipped }) => skipped.length === 0 && !left.includes(weeks))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    repeat.mutate({ chosen, isPublished })
  }
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <p>{texts.text}</p>
      <NativeSelect
        label={texts.times}
        data-autofocus
        value={String(count)}
        data={Array.from({ length: maxCopies }, (_, i) => String(i + 1))}
        onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
      />
      <RepeatDates name={name} dates={dates} left={left} onLeave={setLeft} />
      <Checkbox
        label={texts.publish}
        description={isReviewed ? record.live && record.draft && texts.withChanges : texts.needsReview}
        disabled={!isReviewed}
        checked={isPublished}
        onChange={({ currentTarget }) => setPublished(currentTarget.checked)}
      />
      <Refusal name={name} error={repeat.error} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={chosen.length === 0} loading={repeat.isPending}>
          {isPublished ? texts.makePublic(chosen.length) : texts.make(chosen.length)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}

/** Each week has an id of its own, so that a second click makes nothing twice. */
function useRepeat(name: KindName, record: ContentRecord, onClose: () => void) {
  const texts = useCopiesTexts()
  const navigate = useNavigate()
  const [ids] = useState(() => new Map<number, string>())
  const idOf = (weeks: number) => {
    const known = ids.get(weeks) ?? `new-${crypto.randomUUID()}`
    ids.set(weeks, known)
    return known
  }
  const { id, version, baseVersion } = record
  return useSend({
    meta: { quiet: true },
    mutationFn: async ({ chosen, isPublished }: { chosen: readonly Later[]; isPublished: boolean }) => {
      const copies = chosen.map(({ weeks }) => ({ as: idOf(weeks), weeks }))
      await api(kinds[name].endpoints.repeat, { id, version, baseVersion, copies, publish: isPublished })
    },
    onSuccess: async (_, { chosen, isPublished }) => {
      onClose()
      await navigate(`/content/${name}`)
      tellDone((isPublished ? texts.madePublic : texts.made)(chosen.length))
      await queryClient.invalidateQueries({ queryKey: ['content-list'] })
    },
  })
}
