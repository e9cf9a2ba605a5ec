import { Button, Loader } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useShellTexts } from '../locales/shell'
import { Alert } from './alert'

/** Renders the data of a query; until then a loading message, or the error with a retry button. */
export function Loaded<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  const texts = useShellTexts()
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <Loader role="status" aria-label={texts.loading} />
  return (
    <div>
      <Alert>
        <span>{texts.notLoaded}</span> <span>{query.error.message}</span>
      </Alert>
      <Button mt="sm" variant="default" onClick={() => query.refetch()}>
        {texts.retry}
      </Button>
    </div>
  )
}
