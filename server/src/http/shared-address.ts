const added =
  /(?<=[?&])(?:utm_[a-z]+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_cid|mc_eid|from|isappinstalled)=[^&]*(?:&|$)/g

/** An address without what chat apps, newsletters and advertisements add when it is shared: the page is the same without it. */
export function withoutTracking(url: string): string {
  return url.includes('?') ? url.replace(added, '').replace(/[?&]$/, '') : url
}
