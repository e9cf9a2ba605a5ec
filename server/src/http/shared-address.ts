const added =
  /(?<=[?&])(?:utm_[a-z]+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_cid|mc_eid|from|isappinstalled)=[^&]*(?:&|$)/g

/** Removes the parameters that chat apps, newsletters and advertisements add to shared addresses; they do not change the page. */
export function withoutTracking(url: string): string {
  return url.includes('?') ? url.replace(added, '').replace(/[?&]$/, '') : url
}
