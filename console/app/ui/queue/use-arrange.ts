import type { OutputOf } from '@portal/contract/endpoint'
import { arrangeWork, type WorkItem } from '@portal/contract/work/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../core/api'
import { tellError } from '../../core/query'
import { useSend } from '../../core/saving/use-send'
import { useWorkTexts } from '../../locales/work'
import { keyOf } from './targets'

export interface Change {
  assignedTo?: string | null
  snoozedUntil?: string
}

/** The changes that undo the last action, by item, each with the version since that action. */
type Undo = (Change & Pick<WorkItem, 'kind' | 'id' | 'version'>)[]

/** Assigns and snoozes items, reports the result, and can undo the last change unless a colleague has changed the items since. */
export function useArrange(onDone: () => void) {
  const texts = useWorkTexts()
  const client = useQueryClient()
  const [said, setSaid] = useState('')
  const [undo, setUndo] = useState<Undo>([])
  const sending = useSend(
    {
      meta: { quiet: true },
      mutationFn: (items: Undo) => api(arrangeWork, { items }),
      onError: (error) => tellError(error.message),
      onSettled: () => client.invalidateQueries({ queryKey: ['work'] }),
    },
    // Keyboard users move on to the next item before the last call has returned.
    JSON.stringify,
  )
  const tell = ({ done, refused }: OutputOf<typeof arrangeWork>, words: (count: number) => string) => {
    setSaid([words(done.length), refused.length > 0 && texts.refused(refused.length)].filter(Boolean).join(' '))
    onDone()
  }
  return {
    said,
    canUndo: undo.length > 0,
    isBusy: sending.isPending,
    error: sending.error,
    forget: sending.reset,
    arrange(targets: readonly WorkItem[], change: Change, words: (count: number) => string, then = () => {}) {
      if (targets.length === 0) return setSaid(texts.noTarget)
      const items = targets.map(({ kind, id, version }) => ({ kind, id, version, ...change }))
      sending.mutate(items, {
        onSuccess: (answer) => {
          setUndo(answer.done.map((state) => ({ ...namedIn(state), ...before(targets, state, change) })))
          tell(answer, words)
          then()
        },
      })
    },
    undo() {
      if (undo.length > 0)
        sending.mutate(undo, { onSuccess: (answer) => tell(answer, texts.undone), onSettled: () => setUndo([]) })
    },
  }
}

function namedIn({ kind, id, version }: Pick<WorkItem, 'kind' | 'id' | 'version'>) {
  return { kind, id, version }
}

function before(targets: readonly WorkItem[], state: Pick<WorkItem, 'kind' | 'id'>, change: Change): Change {
  const was = targets.find((target) => keyOf(target) === keyOf(state))
  return {
    ...(change.assignedTo !== undefined && { assignedTo: was?.assignedTo?.id ?? null }),
    ...(change.snoozedUntil !== undefined && { snoozedUntil: was?.snoozedUntil ?? '' }),
  }
}
