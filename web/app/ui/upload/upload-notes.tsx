import styles from './upload.module.css'

/** What has to be known about the files that were chosen last: which were left out, which were made smaller. */
export function UploadNotes({ notes }: { notes: readonly { text: string }[] }) {
  return notes.map(({ text }) => (
    <p key={text} className={styles.note}>
      {text}
    </p>
  ))
}
