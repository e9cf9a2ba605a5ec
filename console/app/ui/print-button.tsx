import { Button } from '@mantine/core'

/** Prints the page. Declares that it opens a dialog, so that a double click opens only one (docs/decisions/0156). */
export function PrintButton({ children, className = '' }: { children: string; className?: string | undefined }) {
  return (
    <Button className={className} variant="default" aria-haspopup="dialog" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
