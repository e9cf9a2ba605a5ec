/** Words for sharing a page. */
export const share = {
  share: { article: 'Share this article', activity: 'Share this activity', result: 'Share this result' },
  copied: 'The link is copied. You can paste it into a message.',
  notCopied: (address: string) => `Please copy this link yourself: ${address}`,
}
