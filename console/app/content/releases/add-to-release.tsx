import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { addToRelease, getReleasePage, type ReleaseRow, saveRelease } from '@portal/contract/content/releases'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useReleaseTexts } from '../../locales/releases'
import { useShellTexts } from '../../locales/shell'
import { Dialog } from '../../ui/dialog/dialog'
import { Loaded } from '../../ui/loaded'
import shared from '../content.module.css'
import { useAct } from '../editor/use-act'
import { type KindName, kinds } from '../kinds'

interface AddToReleaseProps {
  name: KindName
  record: ContentRecord
}

/** Adds a draft to a release, or to one that is begun with it. */
export function AddToRelease(props: AddToReleaseProps) {
  const texts = useReleaseTexts()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="default" disabled={props.record.state === 'scheduled'} onClick={() => setAsked(true)}>
        {texts.addTo}
      </Button>
      {isAsked && <Choose {...props} onClose={() => setAsked(false)} />}
    </>
  )
}

function Choose(props: AddToReleaseProps & { onClose: () => void }) {
  const texts = useReleaseTexts()
  const query = useQuery({
    queryKey: ['content-list', 'releases', 'open'],
    queryFn: ({ signal }) => api(getReleasePage, { state: 'open', pageSize: 100 }, { signal }),
  })
  return (
    <Dialog opened onClose={props.onClose} title={texts.addTo}>
      <Loaded query={query}>{({ records }) => <Form {...props} releases={records} />}</Loaded>
    </Dialog>
  )
}

type FormProps = AddToReleaseProps & { releases: readonly ReleaseRow[]; onClose: () => void }

function Form({ name, record, releases, onClose }: FormProps) {
  const texts = useReleaseTexts()
  const { cancel } = useShellTexts()
  const [chosen, setChosen] = useState(releases[0]?.id ?? '')
  const [title, setTitle] = useState('')
  const [isTried, setTried] = useState(false)
  const known = releases.find(({ id }) => id === chosen)
  const add = useAdd({ name, record, onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
    if (known || title.trim()) add.mutate({ known, title: title.trim() })
  }
  return (
    <form className={shared.stack} onSubmit={submit} noValidate>
      <NativeSelect
        label={texts.which}
        data-autofocus
        value={chosen}
        data={[...releases.map(({ id, name: label }) => ({ value: id, label })), { value: '', label: texts.another }]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {!known && (
        <TextInput
          label={texts.name}
          description={texts.nameHint}
          maxLength={100}
          value={title}
          error={isTried && !title.trim() && texts.needed}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      )}
      <div className={shared.buttons}>
        <Button type="submit" loading={add.isPending}>
          {texts.addTo}
        </Button>
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}

interface Wish {
  known: ReleaseRow | undefined
  title: string
}

function useAdd({ name, record, onClose }: AddToReleaseProps & { onClose: () => void }) {
  const texts = useReleaseTexts()
  // A second click begins no second one.
  const [newId] = useState(() => crypto.randomUUID())
  return useAct<Wish>(kinds[name], record.id, {
    run: async ({ id: recordId }, { known, title }) => {
      const { id, version } = known ?? (await api(saveRelease, { id: newId, version: 1, name: title }))
      await api(addToRelease, { id, version, records: [{ kind: name, record: recordId }] })
      return api(kinds[name].endpoints.read, { id: recordId })
    },
    onDone: (_after, { known, title }) => {
      onClose()
      tellDone(texts.added(known?.name ?? title))
    },
  })
}
