import { useRef, useState } from 'react'
import { useUploadTexts } from '../../locales/upload'
import type { FileStore, PlaceOf, Uploaded } from './uploaded'
import { useEdits } from './use-edits'
import { useStayingHere } from './use-staying-here'
import { type Transfer, useTransfers } from './use-transfers'

interface UploadsProps<Picture> {
  pictures: readonly Picture[]
  /** Takes the list after a picture came or went. A promise that fails leaves the list as it was and offers to try again. */
  onChange: (pictures: Picture[]) => void | Promise<void>
  store: FileStore
  /** Makes pictures that are too large smaller at once, instead of offering it with the message of A11. */
  shrinks?: boolean
}

interface Added<Place> {
  file: File
  place: Place
  /** The picture whose place it takes, by its file. */
  insteadOf?: string
}

export type Uploads<Picture extends Uploaded> = ReturnType<typeof useUploads<Picture>>

/**
 * The pictures of a page, in one slot or many: those that have arrived, and those on their way. A page that sends
 * its pictures off waits while they are `busy`.
 */
export function useUploads<Picture extends Uploaded>({ pictures, onChange, store, shrinks }: UploadsProps<Picture>) {
  const words = useUploadTexts()
  const [said, say] = useState('')
  const sent = useRef(new Map<string, Blob>())
  const edit = useEdits(pictures, onChange)
  const { transfers, ...moves } = useTransfers<PlaceOf<Picture>>({
    upload: store.upload,
    shrinks,
    put(transfer) {
      sent.current.set(transfer.fileId, transfer.file)
      return edit((all) => placed(all, transfer))
    },
    onDone: ({ name }) => say(words.done(name)),
  })
  useStayingHere()

  return {
    pictures,
    transfers,
    ...moves,
    start: (added: Added<PlaceOf<Picture>>) => moves.start({ ...added, name: added.file.name || words.thisPicture }),
    /** Whether any picture moves. */
    busy: transfers.some(({ state }) => state.step !== 'refused' && state.step !== 'failed'),
    /** Fetches a picture to show it; one that was sent from here is still here. */
    load: async (fileId: string) => sent.current.get(fileId) ?? store.view(fileId),
    async remove(fileId: string) {
      await edit((all) => all.filter((picture) => picture.fileId !== fileId))
      say(words.removed)
    },
    /** What was last told to those who do not see the pictures come and go. */
    said,
    say,
  }
}

function placed<Picture extends Uploaded>(
  pictures: readonly Picture[],
  { place, fileId, name, insteadOf }: Transfer<PlaceOf<Picture>> & { fileId: string },
): Picture[] {
  const picture = { ...place, fileId, name } as Picture
  if (!pictures.some((other) => other.fileId === insteadOf)) return [...pictures, picture]
  return pictures.map((other) => (other.fileId === insteadOf ? picture : other))
}
