/** What a browser lets no document of the public site do; its films and pictures need none of it. */
const nothing = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** The `Permissions-Policy` of a document. The console scans participants' codes with the camera. */
export function permissionsPolicy({ mayUseCamera }: { mayUseCamera: boolean }): string {
  return nothing.map((name) => `${name}=(${name === 'camera' && mayUseCamera ? 'self' : ''})`).join(', ')
}
