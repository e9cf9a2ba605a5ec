import type { Uploaded } from './uploaded'
import type { Uploads } from './use-uploads'

/** Reads out that a picture came or went; once on a page. */
export function UploadStatus<Picture extends Uploaded>({ uploads }: { uploads: Uploads<Picture> }) {
  return (
    <p role="status" className="visually-hidden">
      {/* The same words twice are told twice. */}
      <span key={uploads.said.count}>{uploads.said.text}</span>
    </p>
  )
}
