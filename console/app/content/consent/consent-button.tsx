import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useContentTexts } from '../../locales/content'

const ConsentDialog = lazy(async () => ({ default: (await import('./consent-dialog')).ConsentDialog }))

interface ConsentButtonProps {
  picture: string
  /** Its place in a gallery. */
  number?: number
}

/** Asks whom a picture shows, and whether they have agreed. */
export function ConsentButton({ picture, number }: ConsentButtonProps) {
  const { people } = useContentTexts().picture
  const [isOpened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        {...(number && { 'aria-label': `${people}: ${number}` })}
        onClick={() => setOpened(true)}
      >
        {people}
      </Button>
      {isOpened && (
        <Suspense>
          <ConsentDialog picture={picture} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
