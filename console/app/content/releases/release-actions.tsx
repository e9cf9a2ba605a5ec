import { Button } from '@mantine/core'
import { type Release, saveRelease } from '@portal/contract/content/releases'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useShown } from '../../core/shown'
import { useReleaseTexts } from '../../locales/releases'
import { Dialog } from '../../ui/dialog/dialog'
import { NameForm } from './name-form'
import { PublishRelease } from './publish-release'
import { useReleaseAct } from './release-query'

/** What can be done with a release as a whole. */
export function ReleaseActions({ release }: { release: Release }) {
  const texts = useReleaseTexts()
  const [publishes, setPublishes] = useShown('publish', false)
  const { id, state, drafts } = release
  if (state === 'published') return null
  const hasDrafts = drafts.length > 0
  return (
    <>
      <Rename release={release} />
      {hasDrafts && (
        <Button component={Link} to={`/content/releases/${id}/preview`} variant="default">
          {texts.preview}
        </Button>
      )}
      <Button disabled={!hasDrafts || state === 'scheduled'} onClick={() => setPublishes(true)}>
        {texts.publish}
      </Button>
      {publishes && <PublishRelease release={release} onClose={() => setPublishes(false)} />}
    </>
  )
}

function Rename({ release: { id, version, name } }: { release: Release }) {
  const texts = useReleaseTexts()
  const [isAsked, setAsked] = useState(false)
  const rename = useReleaseAct<string>(id, {
    run: (next) => api(saveRelease, { id, version, name: next }),
    onDone: () => {
      setAsked(false)
      tellDone(texts.renamed)
    },
  })
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {texts.rename}
      </Button>
      <Dialog opened={isAsked} onClose={() => setAsked(false)} title={texts.rename}>
        <NameForm
          name={name}
          label={texts.rename}
          isSending={rename.isPending}
          onName={(next) => rename.mutate(next)}
          onClose={() => setAsked(false)}
        />
      </Dialog>
    </>
  )
}
