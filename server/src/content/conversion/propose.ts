import { type ForkOptions, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { translatedFields } from '@portal/contract/content/kind'
import { valueAt } from '@portal/contract/content/merge'
import type { Database } from '../../db/client.ts'
import { taskQueue } from '../../http/input/task-queue.ts'
import { selectStanding } from '../keys.ts'
import type { ManagedKind } from '../managed-kind.ts'
import type { Chinese, ChineseText } from './convert.ts'

export interface Question {
  texts: ChineseText[]
  to: Chinese
}

/** The texts of one picture of a gallery in one language. */
interface PictureTexts {
  picture: string
  alt: string
  caption: string
}

type Proposed = string | PictureTexts[]

const conversionProcess = fileURLToPath(new URL('./conversion-process.ts', import.meta.url))
const options: ForkOptions = {
  env: {},
  execArgv: [],
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  timeout: 30_000,
  killSignal: 'SIGKILL',
}

const inTurn = taskQueue(1, 10)

/**
 * The texts of a draft in the other Chinese script, for a person to read: what is saved of them counts as read by nobody.
 * @throws PortalError not_found, unavailable when too many are waiting; Error when the process fails
 */
export async function proposeTexts(
  db: Database,
  managed: ManagedKind,
  { id, to }: { id: string; to: Chinese },
): Promise<{ texts: Record<string, Proposed> }> {
  const { live, draft } = await selectStanding(db, managed, id)
  const content = draft?.content ?? live
  const language = to === 'zh-TW' ? 'zh-CN' : 'zh-TW'
  const written = translatedFields(managed.kind)
    .map((field) => ({
      field,
      isRich: managed.kind.fields[field]?.type === 'rich',
      value: valueAt(content, { field, language }) as Proposed,
    }))
    .filter(({ value }) => value !== '')
  const texts = written.flatMap(({ value, isRich }) => textsIn(value).map((text) => ({ text, isRich })))
  if (texts.length === 0) return { texts: {} }
  const converted = (await inTurn(() => convertApart({ texts, to }))).values()
  const next = () => converted.next().value ?? ''
  return { texts: Object.fromEntries(written.map(({ field, value }) => [field, withTexts(value, next)])) }
}

function textsIn(value: Proposed): string[] {
  return typeof value === 'string' ? [value] : value.flatMap(({ alt, caption }) => [alt, caption])
}

/** A value with other texts, in the order of `textsIn`. */
function withTexts(value: Proposed, next: () => string): Proposed {
  if (typeof value === 'string') return next()
  return value.map(({ picture }) => ({ picture, alt: next(), caption: next() }))
}

/** In a process of its own: the dictionaries take 100 MB of memory and half a second, in which nobody else would be answered. */
function convertApart(question: Question): Promise<string[]> {
  const child = fork(conversionProcess, options)
  return new Promise((resolve, reject) => {
    child.once('message', (converted) => resolve(converted as string[]))
    child.once('error', reject)
    child.once('close', (code, signal) => reject(new Error(`the conversion process ended with ${signal ?? code}`)))
    child.send(question, () => {})
  })
}
