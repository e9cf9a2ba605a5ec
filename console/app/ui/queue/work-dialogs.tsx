import type { WorkItem } from '@portal/contract/work/staff'
import { NotesDialog } from '../record/notes-dialog'
import { AssignDialog } from './assign-dialog'
import { SnoozeDialog } from './snooze-dialog'
import type { Change } from './use-arrange'

export type Asked = 'assign' | 'snooze' | 'note'

interface WorkDialogsProps {
  asked: Asked | undefined
  about: readonly WorkItem[]
  onClose: () => void
  onGive: (change: Change, words: (count: number) => string) => void
  error: unknown
}

/** The dialogs for actions on queue items. */
export function WorkDialogs({ asked, about, onClose, onGive, error }: WorkDialogsProps) {
  const one = { about, onClose, onGive }
  return (
    <>
      <AssignDialog {...one} opened={asked === 'assign'} />
      <SnoozeDialog {...one} opened={asked === 'snooze'} error={error} />
      <NotesDialog about={asked === 'note' ? about[0] : undefined} onClose={onClose} />
    </>
  )
}
