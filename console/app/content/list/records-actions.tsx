import { Button } from '@mantine/core'
import { hasNewRecords } from '@portal/contract/content/kind'
import { useState } from 'react'
import { Link } from 'react-router'
import { useContentTexts } from '../../locales/content'
import { hasTexts, type KindName, kinds } from '../kinds'
import { orderView } from './list-query'

/** From the list of a kind to its order, its translations and a new record. */
export function RecordsActions({ name }: { name: KindName }) {
  const texts = useContentTexts()
  const [newId] = useState(() => `new-${crypto.randomUUID()}`)
  return (
    <>
      {kinds[name].kind.ordered && <Link to={`?view=${orderView}`}>{texts.order.change}</Link>}
      {hasTexts(name) && <Link to={`/content/translations?kind=${name}`}>{texts.matrix}</Link>}
      {hasNewRecords(kinds[name].kind) && (
        <Button component={Link} to={`/content/${name}/${newId}`}>
          {texts.kinds[name].new}
        </Button>
      )}
    </>
  )
}
