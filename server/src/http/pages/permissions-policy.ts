/** Browser features denied to documents of the public site; its films and pictures need none of them. */
const nothing = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** The `Permissions-Policy` of a document. The console scans participants' codes with the camera. */
export function permissionsPolicy({ mayUseCamera }: { mayUseCamera: boolean }): string {
  return nothing.map((name) => `${name}=(${name === 'camera' && mayUseCamera ? 'self' : ''})`).join(', ')
}
