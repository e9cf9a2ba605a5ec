import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

/** Whether a state is good, needs attention, or is neutral. */
export type Tone = 'good' | 'bad' | 'plain'

const colors = { good: 'pine', bad: 'terracotta', plain: 'gray' }

/** A state in a word or two, with a colored dot that repeats it. */
export function Mark({ tone = 'plain', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <Badge
      component="span"
      variant="dot"
      color={colors[tone]}
      c={tone === 'bad' ? 'var(--terracotta-ink)' : undefined}
      // Undo the library's capitals and truncation; text wraps like the text around it.
      styles={{
        root: { height: 'auto', lineHeight: 1.4, overflow: 'visible' },
        label: { overflow: 'visible', whiteSpace: 'inherit', textAlign: 'start' },
      }}
      size="lg"
      tt="none"
      px={0}
      bd={0}
      bg="transparent"
    >
      {children}
    </Badge>
  )
}
