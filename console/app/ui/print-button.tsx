import { Button } from '@mantine/core'

/** Prints the page. It says that it opens a dialog, and so opens one only when it is double-clicked (docs/decisions/0156). */
export function PrintButton({ children, className = '' }: { children: string; className?: string | undefined }) {
  return (
    <Button className={className} variant="default" aria-haspopup="dialog" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
