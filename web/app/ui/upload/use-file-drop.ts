import { type DragEvent, useState } from 'react'

/** Accepts files dropped on an element. Returns its props, with `data-dragging` while files are over it. */
export function useFileDrop(take: (files: File[]) => void) {
  const [dragging, setDragging] = useState(false)
  return {
    'data-dragging': dragging || undefined,
    onDragOver: (event: DragEvent) => carriesFiles(event) && setDragging(true),
    onDragLeave: (event: DragEvent<HTMLElement>) =>
      !event.currentTarget.contains(event.relatedTarget as Node | null) && setDragging(false),
    onDrop(event: DragEvent) {
      setDragging(false)
      if (carriesFiles(event)) take([...event.dataTransfer.files])
    },
  }
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
