/** The login URL for a visitor who needs to log in; leads back to `wanted` afterwards (R28). */
export function loginPath(wanted: string): string {
  return `/login?redirect=${encodeURIComponent(wanted)}`
}
