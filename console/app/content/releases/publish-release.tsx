import { Button } from '@mantine/core'
import { ApiError } from '@portal/client/api-error'
import { publishRelease, type Release } from '@portal/contract/content/releases'
import { formatPastMoment } from '@portal/contract/moments'
import { type FormEvent, useState } from 'react'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import { useReleaseTexts } from '../../locales/releases'
import { useShellTexts } from '../../locales/shell'
import { Alert } from '../../ui/alert'
import { Dialog } from '../../ui/dialog/dialog'
import { Loaded } from '../../ui/loaded'
import shared from '../content.module.css'
import { emptyMoment, type Moment, momentFault, WhenFields, wallTimeOf } from '../publish/when-fields'
import { useReleaseCheck } from './check-query'
import { ReleaseEffects } from './release-effects'
import { useReleaseAct } from './release-query'

interface PublishReleaseProps {
  release: Release
  onClose: () => void
}

/** Asks when to publish all drafts of a release; it says before what that does. */
export function PublishRelease({ release, onClose }: PublishReleaseProps) {
  const texts = useReleaseTexts()
  const { publish: now, publishing } = useContentTexts()
  const { cancel } = useShellTexts()
  const [moment, setMoment] = useState(emptyMoment)
  const [isTried, setTried] = useState(false)
  const check = useReleaseCheck(release)
  const publish = usePublish(release, onClose)
  const fault = momentFault(moment)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fault) publish.mutate(moment)
  }
  const isReady = isAllReady(release, check.data)
  return (
    <Dialog opened onClose={onClose} title={texts.publishTitle} size="lg">
      <form className={shared.stack} onSubmit={submit} noValidate>
        <p>{texts.publishText(release.drafts.length)}</p>
        <WhenFields words={publishing} moment={moment} fault={isTried ? fault : undefined} onChange={setMoment} />
        <Loaded query={check}>
          {({ effects }) => (isReady ? <ReleaseEffects effects={effects} /> : <Alert>{texts.notReady}</Alert>)}
        </Loaded>
        {publish.error && <Alert>{messageOf(publish.error)}</Alert>}
        <div className={shared.buttons}>
          <Button type="submit" disabled={!isReady} loading={publish.isPending}>
            {moment.isLater ? publishing.later : now}
          </Button>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function isAllReady({ drafts }: Release, check: ReturnType<typeof useReleaseCheck>['data']): boolean {
  const isEach = drafts.every(({ allowed, moved }) => allowed && !moved)
  return isEach && (check?.drafts.every(({ findings }) => !findings.some(({ refuses }) => refuses)) ?? false)
}

function usePublish({ id, version, drafts }: Release, onClose: () => void) {
  const texts = useReleaseTexts()
  const language = useLanguage()
  const known = drafts.map(({ kind, id: record, version, baseVersion }) => ({ kind, record, version, baseVersion }))
  return useReleaseAct<Moment>(id, {
    run: (moment) => api(publishRelease, { id, version, drafts: known, ...wallTimeOf(moment) }),
    onDone: (after) => {
      onClose()
      const wallTime = after?.schedule?.wallTime
      // That it is published the page says, with a way back.
      if (wallTime) tellDone(texts.scheduled(formatPastMoment(wallTime, language)))
    },
    isQuiet: true,
  })
}

function messageOf(error: Error): string {
  const fields = error instanceof ApiError ? Object.values(error.fields) : []
  return fields.length > 0 ? fields.join(' ') : error.message
}
