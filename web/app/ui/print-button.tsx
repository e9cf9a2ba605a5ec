import type { ComponentProps } from 'react'
import { Button } from '../core/button'

/** Prints the page. Declares that it opens a dialog, so that a double click opens only one (docs/decisions/0156). */
export function PrintButton(props: Pick<ComponentProps<typeof Button>, 'size' | 'className'> & { children: string }) {
  return <Button kind="secondary" aria-haspopup="dialog" onClick={() => window.print()} {...props} />
}
