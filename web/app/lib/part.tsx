import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Button } from '../core/button'
import { reload } from '../core/loading/reload'
import { useTexts } from '../core/texts'

/** A component whose script comes by itself: once it is shown, or ahead, by `load`. */
export type Part<P> = ComponentType<P> & {
  /** Fetches the script. Does not fail: that is told where the part is shown. */
  load: () => Promise<void>
}

/** Makes a part of what fetches its component. While that is under way, and where it fails, the part says so in its place. */
export function part<P extends object>(fetchIt: () => Promise<ComponentType<P>>): Part<P> {
  let fetched: ComponentType<P> | undefined
  const Fetched = lazy<ComponentType<P>>(() =>
    fetchIt().then(
      (component) => ({ default: component }),
      () => ({ default: Missing }),
    ),
  )
  function Shown(props: P) {
    // Who has it already is spared the moment that `lazy` takes; one and the same for as long as the part is shown.
    const [Content] = useState<ComponentType<P>>(() => fetched ?? Fetched)
    return (
      <Suspense fallback={<Waiting />}>
        <Content {...props} />
      </Suspense>
    )
  }
  async function load() {
    fetched = await fetchIt().catch(() => undefined)
  }
  return Object.assign(Shown, { load })
}

function Waiting() {
  const { waiting } = useTexts().shell
  return (
    <div aria-busy="true">
      <p role="status">{waiting}</p>
    </div>
  )
}

function Missing() {
  const { errors } = useTexts()
  return (
    <div role="alert">
      <p>{errors.network}</p>
      <Button kind="secondary" onClick={reload}>
        {errors.loadAgain}
      </Button>
    </div>
  )
}
