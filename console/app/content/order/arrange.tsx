import { Button } from '@mantine/core'
import type { ContentRow } from '@portal/contract/content/states'
import { useState } from 'react'
import { useHold } from '../../core/live/held'
import { usePageActions } from '../../core/page-actions'
import { useSingleKeysOn } from '../../core/single-keys'
import { useContentTexts } from '../../locales/content'
import { useShellTexts } from '../../locales/shell'
import { type KindName, kinds } from '../kinds'
import { useRowTitle } from '../use-title'
import { ArrangedRow } from './arranged-row'
import styles from './order.module.css'
import { inOrder } from './order-query'
import { Sorting } from './sorting'
import { useOrder } from './use-order'

/** The records in their order, to be moved by drag, by keys or by number. Each move is saved at once, and told to those who do not see it. */
export function Arrange({ name, rows }: { name: KindName; rows: readonly ContentRow[] }) {
  const { order: texts } = useContentTexts()
  const { undoing } = useShellTexts()
  const [keysOn] = useSingleKeysOn()
  const titleOf = useRowTitle(name)
  const { ids, isSaving, move, undo } = useOrder(
    kinds[name],
    rows.map(({ id }) => id),
  )
  const [told, setTold] = useState('')
  useHold(isSaving)
  const titleOfId = (id: string) => titleOf(rows.find((row) => row.id === id))
  const moveTo = (id: string, place: number) => {
    move(id, place)
    setTold(texts.moved(titleOfId(id), place + 1, ids.length))
  }
  const takeBack = () => {
    undo?.()
    setTold(texts.undone)
  }
  usePageActions(undo ? [{ key: 'z', label: texts.undo, run: takeBack }] : [])
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <p className={styles.soft}>{texts.text}</p>
        {undo && (
          <Button variant="default" onClick={takeBack}>
            {keysOn ? undoing.withKey(texts.undo) : texts.undo}
          </Button>
        )}
        <p role="status" className={styles.soft}>
          <span>{told}</span> <span>{told && !isSaving && texts.saved}</span>
        </p>
      </div>
      <Sorting ids={ids} titleOf={titleOfId} onMove={moveTo}>
        {inOrder(rows, ids).map((row, place) => (
          <ArrangedRow
            key={row.id}
            name={name}
            row={row}
            place={place}
            count={ids.length}
            title={titleOf(row)}
            onMove={(to) => moveTo(row.id, to)}
          />
        ))}
      </Sorting>
    </div>
  )
}
