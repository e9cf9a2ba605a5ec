import { fieldTexts } from '@portal/contract/fields/field-texts'
import type { PictureSize } from '@portal/contract/file'
import { useRef, useState } from 'react'
import { useLanguage } from '../../core/texts'
import { sentences } from '../../lib/sentences'
import { useLeaveQuestion } from '../../lib/use-leave-question'
import { useUploadTexts } from '../../locales/upload'
import { isStopped } from './transfer'
import { type FileStore, kindOf, type PlaceOf, type Uploaded } from './uploaded'
import { useEdits } from './use-edits'
import { useOrder } from './use-order'
import { usePreventStrayDrops } from './use-prevent-stray-drops'
import { useTransfers } from './use-transfers'

interface UploadsProps<Picture> {
  pictures: readonly Picture[]
  /**
   * Receives the list after a picture was added or removed. If it rejects, the list stays as is and a retry is offered.
   */
  onChange: (pictures: Picture[]) => void | Promise<void>
  store: FileStore
}

interface Added<Place> {
  file: File
  place: Place
  /** The file id of the picture to replace. */
  insteadOf?: string
}

/** Files that were selected together for one slot. */
interface Chosen<Place> {
  files: readonly File[]
  place: Place
  /** The number of pictures that can still be added. */
  room: number
}

/** A note for the user on files selected for a slot. */
interface Note<Place> {
  place: Place
  text: string
}

export type Uploads<Picture extends Uploaded> = ReturnType<typeof useUploads<Picture>>

/**
 * The pictures of a page, in one or more slots: uploaded ones and running uploads. A page that submits its pictures
 * must wait while `busy`.
 */
export function useUploads<Picture extends Uploaded>({ pictures, onChange, store }: UploadsProps<Picture>) {
  const words = useUploadTexts()
  const language = useLanguage()
  const [said, setSaid] = useState({ text: '', count: 0 })
  const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }))
  const [notes, setNotes] = useState<readonly Note<PlaceOf<Picture>>[]>([])
  const sent = useRef(new Map<string, Blob>())
  const here = useRef(0)
  const edit = useEdits(pictures, onChange)
  const order = useOrder<Picture>()
  const { transfers, ...moves } = useTransfers<PlaceOf<Picture>>({
    upload: store.upload,
    put(transfer) {
      sent.current.set(transfer.fileId, transfer.file)
      return edit((all) => {
        const next = order.placed(all, transfer)
        here.current = next.filter((picture) => kindOf(picture) === kindOf(transfer.place)).length
        return next
      })
    },
    onShrunk: ({ place, name }) => note(place, sentences(fieldTexts.upload[language], words.madeSmaller(name))),
    // Includes the count, so that files with the same name can be told apart.
    onDone: ({ name }) => say(sentences(words.done(name), words.count(here.current))),
  })
  usePreventStrayDrops()
  const waits = transfers.some(({ state }) => state.step === 'waiting')
  const busy = transfers.some(({ state }) => !isStopped(state))
  useLeaveQuestion(busy || waits)

  function note(place: PlaceOf<Picture>, text: string) {
    setNotes((all) => [...all, { place, text }])
    say(text)
  }

  const start = (added: Added<PlaceOf<Picture>>) =>
    moves.start({ ...added, name: added.file.name || words.thisPicture })

  return {
    pictures,
    transfers,
    ...moves,
    start,
    /** Starts uploading as many files as there is room for, and lists the others in a note. */
    add({ files, place, room }: Chosen<PlaceOf<Picture>>) {
      setNotes((all) => all.filter((other) => kindOf(other.place) !== kindOf(place)))
      for (const file of files.slice(0, room)) start({ place, file })
      const left = files.slice(Math.max(0, room)).map(({ name }) => name)
      if (left.length > 0) note(place, words.notTaken(left))
    },
    /** Notes on the files that were selected last for each slot. */
    notes,
    /** Whether any upload is running. */
    busy,
    /** Whether any upload waits for the connection. */
    waits,
    /** Loads a picture for display; pictures uploaded from this page are still in memory. */
    load: async (fileId: string, size: PictureSize) => sent.current.get(fileId) ?? store.view(fileId, size),
    /** Edits the list of uploaded pictures. */
    edit,
    async remove(fileId: string) {
      await edit((all) => all.filter((picture) => picture.fileId !== fileId))
      say(words.removed)
    },
    /** Moves a picture to another position in its slot. */
    async move(fileId: string, to: number) {
      await edit((all) => order.moved(all, fileId, to))
      say(words.moved(to + 1))
    },
    /** The latest announcement for screen readers. */
    said,
    say,
  }
}
