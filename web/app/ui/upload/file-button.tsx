import type { ReactNode } from 'react'
import * as styles from './upload.module.css'

interface FileButtonProps {
  onFiles: (files: File[]) => void
  /** Called before the file dialog opens; return false to prevent it. */
  mayOpen?: () => boolean
  multiple?: boolean
  /** Opens the camera, which some phones do not offer in the file dialog; shown on phones and tablets only. */
  camera?: boolean
  look?: 'main' | 'small'
  describedBy?: string
  id?: string
  children: ReactNode
}

/** Opens the file dialog, or the camera on phones. Contains the native input, for keyboards and screen readers. */
export function FileButton({
  onFiles,
  mayOpen,
  multiple,
  camera,
  look = 'main',
  describedBy,
  id,
  children,
}: FileButtonProps) {
  return (
    <label className={styles.fileButton} data-look={look} data-camera={camera || undefined}>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        className="visually-hidden"
        aria-describedby={describedBy}
        onClick={(event) => {
          if (mayOpen?.() === false) event.preventDefault()
        }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Allows selecting the same file again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      {look === 'main' && (
        <span className={styles.plus} aria-hidden="true">
          +
        </span>
      )}
      <span>{children}</span>
    </label>
  )
}
