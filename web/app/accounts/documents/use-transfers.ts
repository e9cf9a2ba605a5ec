import { useRef, useState } from 'react'
import { ApiError } from '../../lib/http-client'
import { texts } from '../../lib/texts'
import type { DocumentListProps } from './draft-document'
import { isAcceptable, isPicture, shrink } from './picture-file'

/** A picture on its way from the person to the list. */
export interface Transfer {
  key: number
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
  upload: DocumentListProps['upload']
  /** Puts a picture that has arrived where it belongs. */
  put: (transfer: Transfer & Place & { fileId: string }) => Promise<void>
  /** Told when a picture stands in the list. */
  onDone: (transfer: Transfer & { fileId: string }) => void
}

/** The uploads under way: starting, making smaller, trying again, stopping. Each carries where its picture belongs. */
export function useTransfers<Place extends object>({ upload, put, onDone }: Surroundings<Place>) {
  type Placed = Transfer & Place
  const [transfers, setTransfers] = useState<readonly Placed[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const lastKey = useRef(0)

  const remove = (key: number) => setTransfers((all) => all.filter((transfer) => transfer.key !== key))
  const change = (transfer: Placed, changes: Partial<Transfer>): Placed => {
    const next = { ...transfer, ...changes }
    setTransfers((all) => all.map((other) => (other.key === next.key ? next : other)))
    return next
  }

  async function check(transfer: Placed) {
    if (await isAcceptable(transfer.file)) return send(transfer)
    change(transfer, { state: refusal(await isPicture(transfer.file)) })
  }

  async function makeSmaller(transfer: Placed) {
    change(transfer, { state: { step: 'shrinking' } })
    const file = await shrink(transfer.file).catch(() => null)
    if (file) await send(change(transfer, { file }))
    else change(transfer, { state: refusal(false) })
  }

  async function send(transfer: Placed) {
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

  async function save(transfer: Placed & { fileId: string }) {
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
    start(added: Place & Pick<Transfer, 'file' | 'name'>) {
      const transfer: Placed = { ...added, key: ++lastKey.current, state: { step: 'checking' } }
      setTransfers((all) => [...all, transfer])
      void check(transfer)
    },
    makeSmaller,
    retry: (transfer: Placed) => (transfer.fileId ? save({ ...transfer, fileId: transfer.fileId }) : send(transfer)),
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
