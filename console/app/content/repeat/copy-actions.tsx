import { Button } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useCopiesTexts } from '../../locales/copies'
import { useAct } from '../editor/use-act'
import { type KindName, kinds } from '../kinds'
import { RepeatDialog } from './repeat-dialog'

/** Makes new records of one: a copy without time, or one for each of some weeks. */
export function CopyActions({ name, record }: { name: KindName; record: ContentRecord }) {
  const texts = useCopiesTexts()
  const managed = kinds[name]
  const navigate = useNavigate()
  const [repeats, setRepeats] = useState(false)
  // A second click makes no second copy.
  const [as] = useState(() => `new-${crypto.randomUUID()}`)
  const copy = useAct(managed, record.id, {
    run: async ({ id }) => {
      await api(managed.endpoints.copy, { id, as })
      return null
    },
    keepsRecord: true,
    needsRight: true,
    onDone: async () => {
      await navigate(`/content/${name}/${as}`)
      tellDone(texts.copied)
    },
  })
  const ask = useAct(managed, record.id, {
    run: async () => null,
    onDone: () => setRepeats(true),
    keepsRecord: true,
    needsRight: true,
  })
  return (
    <>
      <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
        {texts.copy}
      </Button>
      <Button variant="default" onClick={() => ask.mutate()}>
        {texts.repeat}
      </Button>
      {repeats && <RepeatDialog name={name} id={record.id} onClose={() => setRepeats(false)} />}
    </>
  )
}
