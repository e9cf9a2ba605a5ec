import { Button } from '@mantine/core'
import { useShellTexts } from '../locales/shell'
import { Page } from '../ui/page'

/** Replaces a page whose code has failed, or could not be loaded because a release has replaced it. */
export function Broken() {
  const { broken } = useShellTexts()
  return (
    <Page title={broken.title}>
      <p role="alert">{broken.text}</p>
      <p>
        <Button onClick={() => location.reload()}>{broken.reload}</Button>
      </p>
    </Page>
  )
}
