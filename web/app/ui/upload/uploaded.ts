/** A picture that has arrived. Pages add what they need to know of it: which kind it is, how its review went. */
export interface Uploaded {
  fileId: string
  /** The file's name as the person knows it; may be empty. */
  name: string
}

/** Where a picture belongs: all of it but the file. */
export type PlaceOf<Picture extends Uploaded> = Omit<Picture, keyof Uploaded>

/** Where pictures go and come from: whose files they are, and over which endpoints. */
export interface FileStore {
  /** Sends a picture; fails with an ApiError that was not shown yet. */
  upload: (file: Blob, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<{ id: string }>
  /** Fetches a picture to show it. */
  view: (fileId: string) => Promise<Blob>
}
