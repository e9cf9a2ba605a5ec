import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { toast, withdraw } from '../../core/toasts'
import { useUploadTexts } from '../../locales/upload'
import type { Uploaded } from './uploaded'
import type { Uploads } from './use-uploads'

/**
 * A check before leaving a page with uploads: returns true when none is running or has failed. Otherwise it shows which
 * ones are unfinished and focuses the first that needs the user.
 */
export function useUploadsDone<Picture extends Uploaded>(uploads: Uploads<Picture>): () => boolean {
  const words = useUploadTexts()
  const said = useRef('')
  return () => {
    withdraw(said.current)
    if (uploads.transfers.length === 0) return true
    const names = uploads.transfers.map(({ name }) => name)
    const why = uploads.waits ? words.stillWaiting : words.notUploaded(names)
    said.current = uploads.busy ? words.stillUploading : why
    flushSync(() => toast(said.current, 'warning'))
    if (!uploads.busy) document.querySelector<HTMLElement>(`[data-stopped] :is(input, button)`)?.focus()
    return false
  }
}
