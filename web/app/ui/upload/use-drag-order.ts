import { type DragEvent, useState } from 'react'

/** Props by which the items of a list are dragged to another place in it, with `data-over` on the item that would make room. */
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
      // Firefox drags nothing without data.
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
