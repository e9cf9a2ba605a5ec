import type { ComponentProps } from 'react'
import { Button } from '../core/button'

/** Prints the page. It says that it opens a dialog, and so opens one only when it is double-clicked (docs/decisions/0156). */
export function PrintButton(props: Pick<ComponentProps<typeof Button>, 'size' | 'className'> & { children: string }) {
  return <Button kind="secondary" aria-haspopup="dialog" onClick={() => window.print()} {...props} />
}
