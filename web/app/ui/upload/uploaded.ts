import type { PictureSize } from '@portal/contract/file'

/** An uploaded picture. Pages extend it, for example by its kind or review status. */
export interface Uploaded {
  fileId: string
  /** The name of the user's original file; may be empty. */
  name: string
}

/** The properties of a picture without those of its file. */
export type PlaceOf<Picture extends Uploaded> = Omit<Picture, keyof Uploaded>

/** Storage for pictures: defines whose files they are and which endpoints to use. */
export interface FileStore {
  /** Uploads a picture; rejects with an ApiError that has not been shown yet. */
  upload: (file: Blob, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<{ id: string }>
  /** Fetches a picture for display. */
  view: (fileId: string, size: PictureSize) => Promise<Blob>
}

/** The slot of a picture; undefined on pages with a single slot. */
export function kindOf(place: unknown): unknown {
  return (place as { kind?: unknown }).kind
}
