import { ApiError } from '@portal/client/api-error'
import { useRef, useState } from 'react'
import { texts } from '../../core/texts'
import { isAcceptable, isPdf, shrink } from './picture-file'
import type { FileStore } from './uploaded'

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
  /** The upload failed. */
  | { step: 'failed'; message: string }

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

/** The running uploads: start, retry, stop. Files that are too large, or neither JPG nor PNG, are converted first. */
export function useTransfers<Place>({ upload, put, onShrunk, onDone }: Surroundings<Place>) {
  const [transfers, setTransfers] = useState<readonly Transfer<Place>[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const stopped = useRef(new Set<number>())
  const lastKey = useRef(0)

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
    if (!isRefused) change(transfer, { state: { step: 'failed', message: messageOf(error) } })
    else await (transfer.shrunk ? refuse(transfer) : makeSmaller(transfer))
  }

  async function save(transfer: FinishedTransfer<Place>) {
    change(transfer, { state: { step: 'saving' } })
    try {
      await put(transfer)
      remove(transfer.key)
      onDone(transfer)
    } catch (error) {
      change(transfer, { state: { step: 'failed', message: messageOf(error) } })
    }
  }

  return {
    transfers,
    start(added: Pick<Transfer<Place>, 'file' | 'name' | 'place' | 'insteadOf'>) {
      const transfer: Transfer<Place> = { ...added, key: ++lastKey.current, state: { step: 'checking' } }
      setTransfers((all) => [...all, transfer])
      void check(transfer)
    },
    retry: (transfer: Transfer<Place>) =>
      transfer.fileId ? save({ ...transfer, fileId: transfer.fileId }) : send(transfer),
    stop(key: number) {
      stopped.current.add(key)
      stops.current.get(key)?.abort()
      remove(key)
    },
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts().errors.network
  return Object.values(error.fields)[0] ?? error.message
}
