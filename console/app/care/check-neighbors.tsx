import { Kbd } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { useSingleKeys } from '../core/single-keys'
import { useChecksTexts } from '../locales/checks'
import tabs from '../ui/tabs.module.css'
import type { CheckDetail } from './check-detail'

export const nextCheckId = 'next-check'

/** The ways to the check before and after this one; `j` and `k` take them. */
export function CheckNeighbors({ check, list }: { check: CheckDetail; list: string }) {
  const texts = useChecksTexts()
  const navigate = useNavigate()
  const { previousId, nextId } = check
  const to = (id: string) => `/checks/${id}?list=${list}`
  useSingleKeys({
    j: () => nextId && void navigate(to(nextId)),
    k: () => previousId && void navigate(to(previousId)),
  })
  if (!previousId && !nextId) return null
  return (
    <nav className={tabs.tabs} aria-label={texts.neighbors}>
      {previousId && (
        <Link to={to(previousId)} aria-keyshortcuts="k">
          {texts.previousCheck}&nbsp;<Kbd aria-hidden>k</Kbd>
        </Link>
      )}
      {nextId && (
        <Link id={nextCheckId} to={to(nextId)} aria-keyshortcuts="j">
          {texts.nextCheck}&nbsp;<Kbd aria-hidden>j</Kbd>
        </Link>
      )}
    </nav>
  )
}
