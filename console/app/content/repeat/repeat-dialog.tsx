import { useCopiesTexts } from '../../locales/copies'
import { Dialog } from '../../ui/dialog/dialog'
import { Loaded } from '../../ui/loaded'
import { type KindName, kinds } from '../kinds'
import { useSavedRecord } from '../use-saved-record'
import { RepeatForm } from './repeat-form'

interface RepeatDialogProps {
  name: KindName
  id: string
  onClose: () => void
}

/** Shows the copies of some weeks before they are made. What was typed is saved first. */
export function RepeatDialog({ name, id, onClose }: RepeatDialogProps) {
  const texts = useCopiesTexts()
  const query = useSavedRecord(kinds[name], id)
  return (
    <Dialog opened onClose={onClose} title={texts.title} size="lg">
      <Loaded query={query}>{(record) => <RepeatForm name={name} record={record} onClose={onClose} />}</Loaded>
    </Dialog>
  )
}
