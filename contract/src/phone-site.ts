/** Where the phone site stands: every page of the portal is there too, in a frame for phones (S12). */
export const phoneRoot = '/h5/'

/** Whether a path belongs to the phone site. */
export function isOnPhoneSite(path: string): boolean {
  return /^\/h5(?![^/?#])/.test(path)
}

/** The path of the same page on the phone site. */
export function toPhoneSite(path: string): string {
  return phoneRoot + toDesktopSite(path).slice(1)
}

/** The path of the same page on the desktop site, by which the portal itself knows it. Never leads to another host. */
export function toDesktopSite(path: string): string {
  return path.replace(/^\/h5(?![^/?#])[\\/]*/, '/')
}
