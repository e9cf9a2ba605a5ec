import * as styles from './upload.module.css'

/** Notes on the files that were selected last: which were skipped, which were made smaller. */
export function UploadNotes({ notes }: { notes: readonly { text: string }[] }) {
  return notes.map(({ text }) => (
    <p key={text} className={styles.note}>
      {text}
    </p>
  ))
}
