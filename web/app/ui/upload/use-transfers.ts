import { ApiError } from '@portal/client/api-error'
import { useRef, useState } from 'react'
import { texts } from '../../core/texts'
import { isAcceptable, isPicture, shrink } from './picture-file'
import type { FileStore } from './uploaded'

/** A picture on its way from the person to the list. */
export interface Transfer<Place> {
  key: number
  /** Where it belongs. */
  place: Place
  /** The picture whose place it takes, by its file. */
  insteadOf?: string
  file: Blob
  name: string
  /** Set once the picture has arrived and only the list has to take it. */
  fileId?: string
  state: TransferState
}

export type TransferState =
  | { step: 'checking' | 'shrinking' | 'saving' }
  | { step: 'sending'; fraction: number }
  /** The picture itself will not do (A11). */
  | { step: 'refused'; shrinkable: boolean }
  /** The way there broke. */
  | { step: 'failed'; message: string }

interface Surroundings<Place> {
  upload: FileStore['upload']
  /** Whether a picture that is too large is made smaller without being asked for. */
  shrinks: boolean | undefined
  /** Puts a picture that has arrived where it belongs. */
  put: (transfer: Arrived<Place>) => Promise<void>
  /** Told when a picture stands in the list. */
  onDone: (transfer: Arrived<Place>) => void
}

type Arrived<Place> = Transfer<Place> & { fileId: string }

/** The uploads under way: starting, making smaller, trying again, stopping. */
export function useTransfers<Place>({ upload, shrinks, put, onDone }: Surroundings<Place>) {
  const [transfers, setTransfers] = useState<readonly Transfer<Place>[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const lastKey = useRef(0)

  const remove = (key: number) => setTransfers((all) => all.filter((transfer) => transfer.key !== key))
  const change = (transfer: Transfer<Place>, changes: Partial<Transfer<Place>>): Transfer<Place> => {
    const next = { ...transfer, ...changes }
    setTransfers((all) => all.map((other) => (other.key === next.key ? next : other)))
    return next
  }

  async function check(transfer: Transfer<Place>) {
    if (await isAcceptable(transfer.file)) return send(transfer)
    const shrinkable = await isPicture(transfer.file)
    if (shrinkable && shrinks) return makeSmaller(transfer)
    change(transfer, { state: refusal(shrinkable) })
  }

  async function makeSmaller(transfer: Transfer<Place>) {
    change(transfer, { state: { step: 'shrinking' } })
    const file = await shrink(transfer.file).catch(() => null)
    if (file) await send(change(transfer, { file }))
    else change(transfer, { state: refusal(false) })
  }

  async function send(transfer: Transfer<Place>) {
    const stop = new AbortController()
    stops.current.set(transfer.key, stop)
    const tell = (fraction: number) => change(transfer, { state: { step: 'sending', fraction } })
    tell(0)
    try {
      const { id } = await upload(transfer.file, tell, stop.signal)
      await save({ ...transfer, fileId: id })
    } catch (error) {
      if (!stop.signal.aborted) change(transfer, { state: await whyNot(error, transfer.file) })
    } finally {
      stops.current.delete(transfer.key)
    }
  }

  async function save(transfer: Arrived<Place>) {
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
    makeSmaller,
    retry: (transfer: Transfer<Place>) =>
      transfer.fileId ? save({ ...transfer, fileId: transfer.fileId }) : send(transfer),
    stop(key: number) {
      stops.current.get(key)?.abort()
      remove(key)
    },
  }
}

async function whyNot(error: unknown, file: Blob): Promise<TransferState> {
  const isRefused = error instanceof ApiError && error.fields.file !== undefined
  return isRefused ? refusal(await isPicture(file)) : { step: 'failed', message: messageOf(error) }
}

function refusal(shrinkable: boolean): TransferState {
  return { step: 'refused', shrinkable }
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts().errors.network
  return Object.values(error.fields)[0] ?? error.message
}
