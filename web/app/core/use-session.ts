import {
  type Lapse,
  onSessionChange,
  readLapse,
  readOwner,
  readToken,
  readUser,
  type StoredUser,
} from '@portal/client/session'
import { useSyncExternalStore } from 'react'

/** The current session token; null on the server, before hydration, and for visitors. */
export function useToken(): string | null {
  return useSyncExternalStore(onSessionChange, readToken, () => null)
}

/** The logged-in user; null on the server, before hydration, and for visitors. */
export function useSessionUser(): StoredUser | null {
  return useSyncExternalStore(onSessionChange, readUser, () => null)
}

/** Id of the user whose drafts may be shown (see `readOwner`); empty on the server and before hydration. */
export function useOwner(): string {
  return useSyncExternalStore(onSessionChange, readOwner, () => '')
}

/** Why the last session lapsed; null when it did not, on the server, and before hydration. */
export function useLapse(): Lapse | null {
  return useSyncExternalStore(onSessionChange, readLapse, () => null)
}
