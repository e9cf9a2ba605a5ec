import { Button } from '@mantine/core'
import { saveRelease } from '@portal/contract/content/releases'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../core/api'
import { useReleaseTexts } from '../../locales/releases'
import { Dialog } from '../../ui/dialog/dialog'
import { NameForm } from './name-form'
import { useReleaseAct } from './release-query'

/** Begins a release and opens it. */
export function NewRelease() {
  const texts = useReleaseTexts()
  const go = useNavigate()
  const [isAsked, setAsked] = useState(false)
  // A second click begins no second one.
  const [id] = useState(() => crypto.randomUUID())
  const begin = useReleaseAct<string>(id, {
    run: (name) => api(saveRelease, { id, version: 1, name }),
    onDone: () => go(`/content/releases/${id}`),
  })
  return (
    <>
      <Button onClick={() => setAsked(true)}>{texts.new}</Button>
      <Dialog opened={isAsked} onClose={() => setAsked(false)} title={texts.new}>
        <NameForm
          name=""
          label={texts.begin}
          isSending={begin.isPending}
          onName={(name) => begin.mutate(name)}
          onClose={() => setAsked(false)}
        />
      </Dialog>
    </>
  )
}
