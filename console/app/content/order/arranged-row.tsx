import { useSortable } from '@dnd-kit/sortable'
import { ActionIcon } from '@mantine/core'
import type { ContentRow } from '@portal/contract/content/states'
import { Link } from 'react-router'
import { useContentTexts } from '../../locales/content'
import type { KindName } from '../kinds'
import { StateMark } from '../marks'
import styles from './order.module.css'
import { PlaceField } from './place-field'

interface ArrangedRowProps {
  name: KindName
  row: ContentRow
  title: string
  /** From 0 on. */
  place: number
  count: number
  onMove: (place: number) => void
}

/** A record with its place: a handle to drag it by, its number, and buttons for one step. */
export function ArrangedRow({ name, row, title, place, count, onMove }: ArrangedRowProps) {
  const { order: texts } = useContentTexts()
  const sortable = useSortable({ id: row.id, attributes: { roleDescription: texts.handle } })
  const { transform, transition, isDragging } = sortable
  const steps = [
    { sign: '↑', label: texts.up(title), to: place - 1 },
    { sign: '↓', label: texts.down(title), to: place + 1 },
  ]
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <button
        ref={sortable.setActivatorNodeRef}
        type="button"
        className={styles.handle}
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={texts.drag(title)}
      >
        <span aria-hidden>⠿</span>
      </button>
      <PlaceField label={texts.place(title)} place={place} count={count} onMove={onMove} />
      <Link to={`/content/${name}/${row.id}`}>{title}</Link>
      <StateMark state={row.state} />
      <span className={styles.steps}>
        {steps.map(({ sign, label, to }) => {
          const isEnd = to < 0 || to >= count
          return (
            // At an end it keeps the focus, which it would lose if it were disabled.
            <ActionIcon
              key={sign}
              variant="default"
              size={36}
              aria-label={label}
              title={label}
              aria-disabled={isEnd || undefined}
              data-disabled={isEnd || undefined}
              onClick={() => isEnd || onMove(to)}
            >
              <span aria-hidden>{sign}</span>
            </ActionIcon>
          )
        })}
      </span>
    </li>
  )
}
