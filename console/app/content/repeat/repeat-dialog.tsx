import type { ContentRecord } from '@portal/contract/content/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useContentTexts } from '../../locales/content'
import { useCopiesTexts } from '../../locales/copies'
import { Dialog } from '../../ui/dialog/dialog'
import { Loaded } from '../../ui/loaded'
import { saveNow } from '../editor/saving'
import { type KindName, kinds } from '../kinds'
import { cachedRecord } from '../record-query'
import { RepeatForm } from './repeat-form'

interface RepeatDialogProps {
  name: KindName
  id: string
  onClose: () => void
}

/** Shows the copies of some weeks before they are made. What was typed is saved first. */
export function RepeatDialog({ name, id, onClose }: RepeatDialogProps) {
  const texts = useContentTexts()
  const words = useCopiesTexts()
  const managed = kinds[name]
  const query = useQuery<ContentRecord>({
    queryKey: ['content-saved', managed.kind.kind, id],
    queryFn: async () => {
      const record = (await saveNow(managed, id)) && cachedRecord(managed, id)
      if (!record) throw new Error(texts.notSavedYet)
      return record
    },
    gcTime: 0,
    staleTime: 0,
    meta: { once: true },
  })
  return (
    <Dialog opened onClose={onClose} title={words.title} size="lg">
      <Loaded query={query}>{(record) => <RepeatForm name={name} record={record} onClose={onClose} />}</Loaded>
    </Dialog>
  )
}
