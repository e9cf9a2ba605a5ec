import { Button, Textarea } from '@mantine/core'
import type { RecordKind } from '@portal/contract/work/kinds'
import { addWorkNote, getWorkNotes } from '@portal/contract/work/staff'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useLanguage } from '../core/texts'
import { useSend } from '../core/use-send'
import { shownMoment } from '../core/when'
import { useWorkTexts } from '../locales/work'
import { Dialog } from './dialog'
import { Failure } from './failure'
import { fieldError } from './form-errors'
import { Loaded } from './loaded'
import styles from './notes.module.css'
import page from './page.module.css'

/** The record that notes are about, by the name of its person. */
export interface NotesAbout {
  kind: RecordKind
  id: string
  name: string
}

/** The internal notes about a record. What was typed stays for as long as the console is open. */
export function NotesDialog({ about, onClose }: { about: NotesAbout | undefined; onClose: () => void }) {
  const texts = useWorkTexts()
  return (
    <Dialog opened={about !== undefined} onClose={onClose} title={about ? texts.notesTitle(about.name) : ''}>
      {about && (
        <div className={styles.notes}>
          <NoteForm key={about.id} about={about} />
          <Notes about={about} />
        </div>
      )}
    </Dialog>
  )
}

const drafts = new Map<string, { noteId: string; text: string }>()

function NoteForm({ about: { kind, id } }: { about: NotesAbout }) {
  const texts = useWorkTexts()
  const client = useQueryClient()
  const key = `${kind}:${id}`
  const [draft, setDraft] = useState(() => drafts.get(key) ?? { noteId: crypto.randomUUID(), text: '' })
  const change = (changed: typeof draft) => {
    drafts.set(key, changed)
    setDraft(changed)
  }
  const adding = useSend({
    meta: { quiet: true },
    mutationFn: () => api(addWorkNote, { kind, id, ...draft }),
    onSuccess: (notes) => {
      change({ noteId: crypto.randomUUID(), text: '' })
      tellDone(texts.noteAdded)
      client.setQueryData(['work', 'notes', kind, id], notes)
      void client.invalidateQueries({ queryKey: ['work', 'page'] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    adding.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Textarea
        label={texts.newNote}
        description={texts.noteHint}
        rows={3}
        maxLength={2000}
        data-autofocus
        value={draft.text}
        error={fieldError(adding.error, 'text')}
        // After a send whose answer was lost, other words are another note.
        onChange={({ currentTarget: { value: text } }) =>
          change({ noteId: adding.isError ? crypto.randomUUID() : draft.noteId, text })
        }
      />
      <Failure error={adding.error} />
      <Button type="submit" loading={adding.isPending}>
        {texts.addNote}
      </Button>
    </form>
  )
}

function Notes({ about: { kind, id } }: { about: NotesAbout }) {
  const texts = useWorkTexts()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['work', 'notes', kind, id],
    queryFn: ({ signal }) => api(getWorkNotes, { kind, id }, { signal }),
  })
  return (
    <Loaded query={query}>
      {(notes) =>
        notes.length === 0 ? (
          <p className={page.soft}>{texts.noNotes}</p>
        ) : (
          <ol className={styles.noteList}>
            {[...notes].reverse().map((note) => (
              <li key={note.id}>
                <p className={page.soft}>
                  <span>{note.author || texts.formerStaff}</span> · {shownMoment(note.createdAt, language)}
                </p>
                <p className={styles.text}>{note.text}</p>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}
