/** Words of the page shown without a network, also for the service worker. */
export const disconnected = {
  title: 'No connection right now',
  text: 'Your phone cannot reach us at the moment. What you have sent us is safe. You can still call us or come by.',
  description: 'Our phone numbers and offices, for when there is no connection.',
  retry: 'Try again',
  call: 'Call us',
  offices: 'Our offices',
  readLast: 'Pages you read last',
  /** When the copy was made, in words. */
  kept: (when: string) => `No connection. This page is a copy from ${when}.`,
}
