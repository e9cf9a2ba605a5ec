import { Textarea } from '@mantine/core'
import type { RecordKind } from '@portal/contract/work/kinds'
import { addWorkNote, getWorkNotes } from '@portal/contract/work/staff'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { noteAnswered, withKey } from '../../core/saving/send-once'
import { useSave } from '../../core/saving/use-save'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { useWorkTexts } from '../../locales/work'
import { Dialog } from '../dialog/dialog'
import { Form } from '../form/form'
import { FormFoot } from '../form/form-foot'
import { useForm } from '../form/use-form'
import { Loaded } from '../loaded'
import page from '../page.module.css'
import styles from './notes.module.css'

/** The record of the notes, named after its person. */
export interface NotesAbout {
  kind: RecordKind
  id: string
  name: string
}

/** The internal notes about a record. Input is kept as long as the console is open. */
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

const empty = { text: '' }

function NoteForm({ about: { kind, id } }: { about: NotesAbout }) {
  const texts = useWorkTexts()
  const client = useQueryClient()
  const form = useForm({ name: `note ${kind} ${id}`, initial: empty, endpoint: addWorkNote })
  const adding = useSave({
    form,
    change: ({ text }: typeof empty) => {
      const { idempotencyKey: noteId } = withKey(form.name, { text })
      return api(addWorkNote, { kind, id, noteId, text })
    },
    onSaved: (notes) => {
      noteAnswered(form.name)
      tellDone(texts.noteAdded)
      client.setQueryData(['work', 'notes', kind, id], notes)
      void client.invalidateQueries({ queryKey: ['work', 'page'] })
    },
  })
  return (
    <Form form={form} onSubmit={adding.mutate} className={styles.form}>
      <Textarea
        {...form.field('text')}
        label={texts.newNote}
        description={texts.noteHint}
        rows={3}
        maxLength={2000}
        data-autofocus
      />
      <FormFoot send={texts.addNote} save={adding} />
    </Form>
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
                  <span>{note.author || texts.formerStaff}</span> · <span>{shownMoment(note.createdAt, language)}</span>
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
