import {
  type KeptUser,
  type Lapse,
  onSessionChange,
  readLapse,
  readOwner,
  readToken,
  readUser,
} from '@portal/client/session'
import { useSyncExternalStore } from 'react'

/** The session token as it is now; null on the server, before hydration, and for visitors. */
export function useToken(): string | null {
  return useSyncExternalStore(onSessionChange, readToken, () => null)
}

/** The person who is logged in; null on the server, before hydration, and for visitors. */
export function useSessionUser(): KeptUser | null {
  return useSyncExternalStore(onSessionChange, readUser, () => null)
}

/** Whose drafts may be shown and kept, as `readOwner` gives it; empty on the server and before hydration. */
export function useOwner(): string {
  return useSyncExternalStore(onSessionChange, readOwner, () => '')
}

/** Why the last session ended by itself; null when it did not, on the server, and before hydration. */
export function useLapse(): Lapse | null {
  return useSyncExternalStore(onSessionChange, readLapse, () => null)
}
