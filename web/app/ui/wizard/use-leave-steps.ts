import { windowStore } from '@portal/client/storage'
import { useEffect } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useNavigationType } from 'react-router'
import { goBackUnheard } from '../../core/loading/unheard-back'

/** The storage key of the history index of a wizard's first step, by pathname. Survives a reload. */
const stored = (pathname: string) => `first-step ${pathname}`
/** The router stores the index of each entry in the history's state. */
const entryNow = (): number => history.state?.idx ?? 0

/** Records the history index at which the steps of a wizard begin. */
export function useFirstEntry(): void {
  const { pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the wizard opens
  useEffect(() => {
    const entry = entryNow()
    if (!isReturn || firstEntry(pathname, entry) >= entry) keepFirstEntry(pathname, entry)
  }, [])
}

/**
 * Leaves a finished wizard: the next page replaces all of its steps in the history, so that the browser's back button leads to where the
 * wizard was opened, and not to an empty step.
 */
export function useLeaveSteps(): (to: string, options?: NavigateOptions) => Promise<void> {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return async (to, options) => {
    const entry = entryNow()
    await goBackUnheard(entry - firstEntry(pathname, entry))
    await navigate(to, { ...options, replace: true })
  }
}

function keepFirstEntry(pathname: string, entry: number) {
  windowStore.write(stored(pathname), String(entry))
}

function firstEntry(pathname: string, otherwise: number): number {
  return Number(windowStore.read(stored(pathname)) ?? otherwise)
}
