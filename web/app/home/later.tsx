import type { ReactNode } from 'react'
import { useHydrated } from '../core/loading/hydrated'
import * as styles from './later.module.css'

/** The sections below the first screen: the first paint does not wait for their layout (docs/decisions/0162). */
export function Later({ children }: { children: ReactNode }) {
  return <div className={useHydrated() ? undefined : styles.later}>{children}</div>
}
