import { Button } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import type { Language } from '@portal/contract/language'
import { formatPastMoment } from '@portal/contract/moments'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import { useShellTexts } from '../../locales/shell'
import styles from '../content.module.css'
import { useAct } from '../editor/use-act'
import { focusField } from '../editor/wrong-fields'
import { hasTexts, type KindName, type Managed } from '../kinds'
import { CheckResult } from './check-result'
import { canPublish, changedLanguages, publishesNothing } from './news'
import { PublishLanguages } from './publish-languages'
import { Refusal } from './refusal'
import { emptyMoment, type Moment, momentFault, WhenFields, wallTimeOf } from './when-fields'

interface PublishFormProps {
  managed: Managed
  name: KindName
  record: ContentRecord
  onClose: () => void
}

/** The choice of languages and moment, what the server says to it, and the button. */
export function PublishForm({ managed, name, record, onClose }: PublishFormProps) {
  const { cancel } = useShellTexts()
  const texts = useContentTexts()
  const [chosen, setChosen] = useState(() => canPublish(record))
  const [moment, setMoment] = useState(emptyMoment)
  const [isTried, setTried] = useState(false)
  const check = useCheck(managed, record, chosen)
  const publish = usePublish(managed, record, onClose)
  const fault = momentFault(moment)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
    if (!fault) publish.mutate({ chosen, moment })
  }
  const isNothing = publishesNothing(managed, record, chosen)
  const isRefused = check.data?.findings.some(({ refuses }) => refuses) ?? true
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      {hasTexts(name) && <PublishLanguages record={record} chosen={chosen} onChoose={setChosen} />}
      {isNothing && canPublish(record).length > 0 && <p role="status">{texts.publishing.chooseLanguage}</p>}
      <WhenFields words={texts.publishing} moment={moment} fault={isTried ? fault : undefined} onChange={setMoment} />
      <CheckResult
        name={name}
        query={check}
        isNew={record.live === null}
        isNothing={isNothing}
        onField={(field, language) => {
          onClose()
          // Once the window no longer holds the focus.
          window.setTimeout(() => focusField(field, language))
        }}
      />
      <Refusal name={name} error={publish.error} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isRefused || isNothing} loading={publish.isPending}>
          {moment.isLater ? texts.publishing.later : texts.publish}
        </Button>
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}

/** While no language can be chosen, what keeps each from it. */
function useCheck({ kind, endpoints }: Managed, record: ContentRecord, chosen: readonly Language[]) {
  const { id, version } = record
  const asked = chosen.length > 0 ? chosen : changedLanguages(record)
  return useQuery({
    queryKey: ['content-check', kind.kind, id, version, ...asked],
    queryFn: ({ signal }) => api(endpoints.check, { id, languages: [...asked] }, { signal }),
    gcTime: 0,
  })
}

function usePublish(managed: Managed, record: ContentRecord, onClose: () => void) {
  const { publishing: texts } = useContentTexts()
  const language = useLanguage()
  return useAct<{ chosen: readonly Language[]; moment: Moment }>(managed, record.id, {
    run: ({ id, version, baseVersion }, { chosen, moment }) =>
      api(managed.endpoints.publish, { id, version, baseVersion, languages: [...chosen], ...wallTimeOf(moment) }),
    onDone: (after) => {
      onClose()
      const wallTime = after?.schedule?.wallTime
      // That it is published the page says, with a way back.
      if (wallTime) tellDone(texts.scheduled(formatPastMoment(wallTime, language)))
    },
    isQuiet: true,
  })
}
