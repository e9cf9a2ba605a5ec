import type { Pause } from '@portal/client/broken-line'
import type { PictureFault } from './picture-file'

/** A picture being uploaded. */
export interface Transfer<Place> {
  /** Increases in the order in which the pictures were selected. */
  key: number
  /** The properties of the picture in the list. */
  place: Place
  /** The file id of the picture to replace. */
  insteadOf?: string
  file: Blob
  name: string
  /** Whether the picture was recompressed: if it is refused after that, it is unusable. */
  shrunk?: boolean
  /** Set once the upload is done and only the list has to be updated. */
  fileId?: string
  state: TransferState
}

export type FinishedTransfer<Place> = Transfer<Place> & { fileId: string }

export type TransferState =
  | { step: 'queued' | 'checking' | 'shrinking' | 'saving' }
  | { step: 'sending'; fraction: number }
  /** The picture itself is unusable (A11). */
  | { step: 'refused'; fault: PictureFault }
  /** The connection was lost; retries at `until`, in ms of `Date.now()`, or once the connection is back. */
  | { step: 'waiting'; why: Pause; until: number }
  /** The upload failed. */
  | { step: 'failed'; message: string }

/** Whether the transfer is inactive. */
export function isStopped({ step }: TransferState): boolean {
  return step === 'refused' || step === 'waiting' || step === 'failed'
}
