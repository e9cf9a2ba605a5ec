import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

/** Whether a state is done well, needs somebody's eye, or is neither. */
export type Tone = 'good' | 'bad' | 'plain'

const colors = { good: 'pine', bad: 'terracotta', plain: 'gray' }

/** A state in a word or two, with a dot whose color repeats it. */
export function Mark({ tone = 'plain', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <Badge
      component="span"
      variant="dot"
      color={colors[tone]}
      c={tone === 'bad' ? 'var(--terracotta-ink)' : undefined}
      // Words as they are written, whole, and broken into lines where those around them are.
      styles={{
        root: { height: 'auto', lineHeight: 1.4, overflow: 'visible' },
        label: { overflow: 'visible', whiteSpace: 'inherit', textAlign: 'start' },
      }}
      {...{ size: 'lg', tt: 'none', px: 0, bd: 0, bg: 'transparent' }}
    >
      {children}
    </Badge>
  )
}
