import { type DragEvent, useState } from 'react'

/** Props for reordering list items by drag and drop, with `data-over` on the drop target. */
export function useDragOrder(move: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setFrom(null)
    setOver(null)
  }
  return (at: number) => ({
    draggable: true,
    'data-over': (from !== null && over === at && from !== at) || undefined,
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.effectAllowed = 'move'
      // Firefox starts no drag without data.
      dataTransfer.setData('application/x-place', String(at))
      setFrom(at)
    },
    onDragOver(event: DragEvent) {
      if (from === null) return
      event.preventDefault()
      setOver(at)
    },
    onDrop(event: DragEvent) {
      if (from === null) return
      event.preventDefault()
      if (from !== at) move(from, at)
      end()
    },
    onDragEnd: end,
  })
}
