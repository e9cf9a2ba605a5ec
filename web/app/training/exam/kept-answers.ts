import { readOwner } from '@portal/client/session'
import { dropUnsent, keepUnsent, readUnsent } from '@portal/client/unsent'
import { type Answers, type ExamDraft, waitingIn } from './answers'

/** The unsaved answers of an attempt, by question id. */
interface Kept {
  attemptId: string
  answers: Record<string, KeptAnswer>
}

interface KeptAnswer {
  chosen: readonly string[]
  /** Answers that the server may have had when this one was chosen: a save may have succeeded though its response was lost. */
  before: readonly string[]
}

/** Keeps unsaved answers on this device, until they are saved or the attempt is over. */
export function keepOnDevice(draft: ExamDraft): void {
  draft.subscribe(() => {
    const { owner, id } = draft
    const { content, key } = draft.read()
    const waiting = waitingIn(content.answers, content.saved)
    // After a logout it keeps nothing.
    if (owner === '' || owner !== readOwner()) return
    if (draft.ended || waiting.length === 0) dropUnsent(owner, nameOf(id))
    else keepUnsent(owner, nameOf(id), keptOf(key, waiting, content.saved, readKept(owner, id, key)))
  })
}

/** Merges unsaved answers into the server's, except where another device has answered since. */
export function withKept(owner: string, trainingContentId: number, attemptId: string, saved: Answers): Answers {
  const kept = Object.entries(readKept(owner, trainingContentId, attemptId))
  const newer = kept.filter(([id, { before }]) => before.includes(String(saved[id] ?? [])))
  return { ...saved, ...Object.fromEntries(newer.map(([id, { chosen }]) => [id, chosen])) }
}

function keptOf(
  attemptId: string,
  waiting: [string, readonly string[]][],
  saved: Answers,
  earlier: Kept['answers'],
): Kept {
  const one = (id: string, chosen: readonly string[]): KeptAnswer => {
    const { chosen: last = [], before = [] } = earlier[id] ?? {}
    return { chosen, before: [...new Set([...before, String(saved[id] ?? []), String(last)])] }
  }
  return { attemptId, answers: Object.fromEntries(waiting.map(([id, chosen]) => [id, one(id, chosen)])) }
}

function readKept(owner: string, trainingContentId: number, attemptId: string): Kept['answers'] {
  const kept = readUnsent(owner, nameOf(trainingContentId)) as Kept | null
  return kept?.attemptId === attemptId ? kept.answers : {}
}

function nameOf(trainingContentId: number) {
  return `exam ${trainingContentId}`
}
