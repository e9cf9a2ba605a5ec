import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useRef } from 'react'
import { useContentTexts } from '../../locales/content'
import styles from './order.module.css'

interface SortingProps {
  ids: readonly string[]
  titleOf: (id: string) => string
  onMove: (id: string, place: number) => void
  children: ReactNode
}

/** A list whose rows are dragged by pointer, or by Space, arrows and Space again. */
export function Sorting({ ids, titleOf, onMove, children }: SortingProps) {
  const { order: texts } = useContentTexts()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const isLifted = useRef(false)
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
  }
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isLifted.current = true
      return texts.lifted(titleOf(String(active.id)), placeOf(active.id), ids.length)
    },
    onDragOver: ({ active, over }) => {
      // At first it is over itself, which would be read in place of its start.
      const isFirst = isLifted.current
      isLifted.current = false
      return isFirst || !over ? undefined : texts.over(titleOf(String(active.id)), placeOf(over.id), ids.length)
    },
    // The page itself tells where it is now.
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? undefined : texts.dropped(titleOf(String(active.id))),
    onDragCancel: ({ active }) => texts.dropped(titleOf(String(active.id))),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.howTo } }}
      onDragEnd={end}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className={styles.list}>{children}</ol>
      </SortableContext>
    </DndContext>
  )
}
