import { ApiError } from '@portal/client/api-error'
import { useEffect, useRef, useState } from 'react'
import { texts } from '../../core/texts'
import { isAcceptable, isPdf, shrink } from './picture-file'
import type { FileStore } from './uploaded'

/** How often a waiting upload is tried again, in ms: the browser does not notice every connection that is back. */
const retryEvery = 10_000

/** A picture being uploaded. */
export interface Transfer<Place> {
  key: number
  /** The properties of the picture in the list. */
  place: Place
  /** The file id of the picture to replace. */
  insteadOf?: string
  file: Blob
  name: string
  /** Whether it was made smaller: if it is refused after that, it is unusable. */
  shrunk?: boolean
  /** Set once the upload is done and only the list has to be updated. */
  fileId?: string
  state: TransferState
}

export type TransferState =
  | { step: 'checking' | 'shrinking' | 'saving' }
  | { step: 'sending'; fraction: number }
  /** The picture itself is unusable (A11). */
  | { step: 'refused'; isPdf: boolean }
  /** There is no connection; it goes on by itself once there is. */
  | { step: 'waiting'; message: string }
  /** The upload failed. */
  | { step: 'failed'; message: string }

/** Whether nothing happens at the moment. */
export function isStopped({ step }: TransferState): boolean {
  return step === 'refused' || step === 'waiting' || step === 'failed'
}

interface Surroundings<Place> {
  upload: FileStore['upload']
  /** Adds an uploaded picture to the list. */
  put: (transfer: FinishedTransfer<Place>) => Promise<void>
  /** Called when a picture was made smaller, because it would have been refused as it was. */
  onShrunk: (transfer: Transfer<Place>) => void
  /** Called when a picture has been added to the list. */
  onDone: (transfer: FinishedTransfer<Place>) => void
}

type FinishedTransfer<Place> = Transfer<Place> & { fileId: string }

/**
 * The running uploads: start, retry, stop. Files that are too large, or neither JPG nor PNG, are converted first. Without a
 * connection they wait in the memory of the page.
 */
export function useTransfers<Place>({ upload, put, onShrunk, onDone }: Surroundings<Place>) {
  const [transfers, setTransfers] = useState<readonly Transfer<Place>[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const stopped = useRef(new Set<number>())
  const running = useRef(new Set<number>())
  const lastKey = useRef(0)
  useResumed(transfers, resume)

  const remove = (key: number) => setTransfers((all) => all.filter((transfer) => transfer.key !== key))
  const change = (transfer: Transfer<Place>, changes: Partial<Transfer<Place>>): Transfer<Place> => {
    const next = { ...transfer, ...changes }
    setTransfers((all) => all.map((other) => (other.key === next.key ? next : other)))
    return next
  }

  async function check(transfer: Transfer<Place>) {
    await ((await isAcceptable(transfer.file)) ? send(transfer) : makeSmaller(transfer))
  }

  async function makeSmaller(transfer: Transfer<Place>) {
    change(transfer, { state: { step: 'shrinking' } })
    const file = await shrink(transfer.file).catch(() => null)
    if (!file) return refuse(transfer)
    if (stopped.current.has(transfer.key)) return
    onShrunk(transfer)
    await send(change(transfer, { file, shrunk: true }))
  }

  async function refuse(transfer: Transfer<Place>) {
    change(transfer, { state: { step: 'refused', isPdf: await isPdf(transfer.file) } })
  }

  async function send(transfer: Transfer<Place>) {
    if (stopped.current.has(transfer.key)) return
    const stop = new AbortController()
    stops.current.set(transfer.key, stop)
    const tell = (fraction: number) => change(transfer, { state: { step: 'sending', fraction } })
    tell(0)
    try {
      const { id } = await upload(transfer.file, tell, stop.signal)
      await save({ ...transfer, fileId: id })
    } catch (error) {
      if (!stop.signal.aborted) await fail(transfer, error)
    } finally {
      stops.current.delete(transfer.key)
    }
  }

  /** The server decodes each picture; if it refuses one, it may still accept a version that this browser re-encodes. */
  async function fail(transfer: Transfer<Place>, error: unknown) {
    const isRefused = error instanceof ApiError && error.fields.file !== undefined
    if (!isRefused) interrupt(transfer, error)
    else await (transfer.shrunk ? refuse(transfer) : makeSmaller(transfer))
  }

  async function save(transfer: FinishedTransfer<Place>) {
    change(transfer, { state: { step: 'saving' } })
    try {
      await put(transfer)
      remove(transfer.key)
      onDone(transfer)
    } catch (error) {
      interrupt(transfer, error)
    }
  }

  function interrupt(transfer: Transfer<Place>, error: unknown) {
    change(transfer, { state: { step: isDisconnected(error) ? 'waiting' : 'failed', message: messageOf(error) } })
  }

  /** Goes on with an upload, once at a time. A picture that is uploaded only has to get into the list. */
  async function resume(transfer: Transfer<Place>) {
    if (running.current.has(transfer.key)) return
    running.current.add(transfer.key)
    await (transfer.fileId ? save({ ...transfer, fileId: transfer.fileId }) : send(transfer))
    running.current.delete(transfer.key)
  }

  return {
    transfers,
    start(added: Pick<Transfer<Place>, 'file' | 'name' | 'place' | 'insteadOf'>) {
      const transfer: Transfer<Place> = { ...added, key: ++lastKey.current, state: { step: 'checking' } }
      setTransfers((all) => [...all, transfer])
      void check(transfer)
    },
    retry: resume,
    stop(key: number) {
      stopped.current.add(key)
      stops.current.get(key)?.abort()
      remove(key)
    },
  }
}

/** Resumes waiting uploads when the connection is back. */
function useResumed<Place>(
  transfers: readonly Transfer<Place>[],
  resume: (transfer: Transfer<Place>) => Promise<void>,
) {
  const waiting = transfers.filter(({ state }) => state.step === 'waiting')
  const latest = useRef({ waiting, resume })
  latest.current = { waiting, resume }
  const isWaiting = waiting.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const resumeAll = () => {
      for (const transfer of latest.current.waiting) void latest.current.resume(transfer)
    }
    const timer = setInterval(resumeAll, retryEvery)
    window.addEventListener('online', resumeAll)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', resumeAll)
    }
  }, [isWaiting])
}

function isDisconnected(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'network' || (error.code === 'timeout' && !navigator.onLine)
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts().errors.network
  return Object.values(error.fields)[0] ?? error.message
}
