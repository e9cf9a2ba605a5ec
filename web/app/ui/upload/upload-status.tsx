import type { Uploaded } from './uploaded'
import type { Uploads } from './use-uploads'

/** Announces added and removed pictures to screen readers; render it once per page. */
export function UploadStatus<Picture extends Uploaded>({ uploads }: { uploads: Uploads<Picture> }) {
  return (
    <p role="status" className="visually-hidden">
      {/* The key makes screen readers announce the same text twice. */}
      <span key={uploads.said.count}>{uploads.said.text}</span>
    </p>
  )
}
