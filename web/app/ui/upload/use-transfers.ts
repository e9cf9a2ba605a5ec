import { ApiError } from '@portal/client/api-error'
import { nextTry, pauseAfter } from '@portal/client/broken-line'
import PQueue from 'p-queue'
import { useRef, useState } from 'react'
import { texts } from '../../core/texts'
import { faultOf, isAcceptable, isReadable, shrink } from './picture-file'
import type { FinishedTransfer, Transfer } from './transfer'
import { type FileStore, kindOf } from './uploaded'
import { useResumed } from './use-resumed'

interface TransferOptions<Place> {
  upload: FileStore['upload']
  /** Adds an uploaded picture to the list. */
  put: (transfer: FinishedTransfer<Place>) => Promise<void>
  /** Called when a picture was recompressed because the original would have been refused. */
  onShrunk: (transfer: Transfer<Place>) => void
  /** Called when a picture has been added to the list. */
  onDone: (transfer: FinishedTransfer<Place>) => void
}

/** The limit of concurrent uploads on the whole site: they share one connection, and each slows down the others. */
const queue = new PQueue({ concurrency: 2 })

/** An upload in progress. */
interface Running {
  place: unknown
  done: Promise<void>
}

/**
 * The uploads of a page: start, retry, stop. All pages share one queue. Files that are too large, or neither JPG nor PNG, are converted
 * first. When the connection is lost, uploads wait in memory and are retried.
 */
export function useTransfers<Place>({ upload, put, onShrunk, onDone }: TransferOptions<Place>) {
  const [transfers, setTransfers] = useState<readonly Transfer<Place>[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const running = useRef(new Map<number, Running>())
  const lastKey = useRef(0)
  /** The number of connection losses of each upload, since the connection was last back. */
  const failures = useRef(new Map<number, number>())
  useResumed(transfers, run, () => failures.current.clear())

  const remove = (key: number) => setTransfers((all) => all.filter((transfer) => transfer.key !== key))
  const change = (transfer: Transfer<Place>, changes: Partial<Transfer<Place>>): Transfer<Place> => {
    const next = { ...transfer, ...changes }
    setTransfers((all) => all.map((other) => (other.key === next.key ? next : other)))
    return next
  }

  /** Continues an upload, once at a time. A picture that is already uploaded only has to be added to the list. */
  async function run(transfer: Transfer<Place>) {
    const { key, place, fileId } = transfer
    if (stops.current.has(key)) return
    const stop = new AbortController()
    stops.current.set(key, stop)
    change(transfer, { state: { step: 'queued' } })
    try {
      const begin = async () => {
        const done = fileId ? save({ ...transfer, fileId }) : check(transfer, stop.signal)
        running.current.set(key, { place, done })
        await done
      }
      await queue.add(begin, { signal: stop.signal })
    } catch (error) {
      if (!stop.signal.aborted) interrupt(transfer, error)
    } finally {
      stops.current.delete(key)
      running.current.delete(key)
    }
  }

  async function check(transfer: Transfer<Place>, signal: AbortSignal) {
    change(transfer, { state: { step: 'checking' } })
    if (!(await isReadable(transfer.file))) return refuse(transfer)
    await ((await isAcceptable(transfer.file)) ? send(transfer, signal) : makeSmaller(transfer, signal))
  }

  async function makeSmaller(transfer: Transfer<Place>, signal: AbortSignal) {
    change(transfer, { state: { step: 'shrinking' } })
    const file = await shrink(transfer.file).catch(() => null)
    if (!file) return refuse(transfer)
    if (signal.aborted) return
    onShrunk(transfer)
    await send(change(transfer, { file, shrunk: true }), signal)
  }

  async function refuse(transfer: Transfer<Place>) {
    change(transfer, { state: { step: 'refused', fault: await faultOf(transfer.file) } })
  }

  async function send(transfer: Transfer<Place>, signal: AbortSignal) {
    if (signal.aborted) return
    const tell = (fraction: number) => change(transfer, { state: { step: 'sending', fraction } })
    tell(0)
    let fileId: string
    try {
      fileId = (await upload(transfer.file, tell, signal)).id
    } catch (error) {
      if (!signal.aborted) await fail(transfer, error, signal)
      return
    }
    await save({ ...transfer, fileId })
  }

  /** The server decodes each picture; if it refuses one, it may still accept a version that this browser re-encodes. */
  async function fail(transfer: Transfer<Place>, error: unknown, signal: AbortSignal) {
    const isRefused = error instanceof ApiError && error.fields.file !== undefined
    if (!isRefused) interrupt(transfer, error)
    else await (transfer.shrunk ? refuse(transfer) : makeSmaller(transfer, signal))
  }

  async function save(transfer: FinishedTransfer<Place>) {
    change(transfer, { state: { step: 'saving' } })
    await earlierOnes(transfer)
    try {
      await put(transfer)
      remove(transfer.key)
      onDone(transfer)
    } catch (error) {
      interrupt(transfer, error)
    }
  }

  /** Waits until pictures selected earlier are in the list, unless they stopped: some lists are submitted picture by picture. */
  async function earlierOnes({ key, place }: Transfer<Place>) {
    const earlier = [...running.current].filter(([other, run]) => other < key && kindOf(run.place) === kindOf(place))
    await Promise.allSettled(earlier.map(([, { done }]) => done))
  }

  function interrupt(transfer: Transfer<Place>, error: unknown) {
    const why = pauseAfter(error)
    const count = (failures.current.get(transfer.key) ?? 0) + 1
    failures.current.set(transfer.key, count)
    if (why) change(transfer, { state: { step: 'waiting', why, until: nextTry(count) } })
    else change(transfer, { state: { step: 'failed', message: messageOf(error) } })
  }

  return {
    transfers,
    start(added: Pick<Transfer<Place>, 'file' | 'name' | 'place' | 'insteadOf'>) {
      const transfer: Transfer<Place> = { ...added, key: ++lastKey.current, state: { step: 'queued' } }
      setTransfers((all) => [...all, transfer])
      void run(transfer)
    },
    retry: run,
    stop(key: number) {
      stops.current.get(key)?.abort()
      remove(key)
    },
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts().errors.network
  return Object.values(error.fields)[0] ?? error.message
}
