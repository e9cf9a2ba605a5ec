/** Words of the upload of a film, and of what a film has of its own. */
export const film = {
  choose: 'Upload an MP4',
  hint: 'MP4 with H.264 and AAC, at most 30 minutes. It is public once it is here, and removed after a day if nothing uses it.',
  stay: 'Stay on this page. If the upload breaks off, choose the same file again: it goes on where it stopped.',
  sending: (name: string) => `Sending ${name}`,
  percent: (percent: number) => `${percent}%`,
  making: 'All of it has arrived. It is being checked and put together.',
  waiting: {
    broken: 'The connection is lost. It goes on by itself once it is back.',
    still: 'The line stands still. It goes on by itself in a moment.',
    busy: 'The server is busy. It goes on by itself in a moment.',
  },
  cancel: 'Cancel',
  tryAgain: 'Try again',
  failed: (message: string) => `: ${message}`,
  empty: 'This file is empty. Please choose another one.',
  tooLarge: (megabytes: number, most: number) =>
    `This film has ${megabytes} MB. Films may have up to ${most} MB: please export it smaller, for example at 1080p.`,
  noPoster: 'This film has no poster of its own. Please choose one.',
  ownPoster: 'The film’s own poster',
  noCaptions: 'This film has no captions of its own in this language. Please add them.',
  ownCaptions: (count: number) =>
    count === 1
      ? 'Left empty, the film shows its own caption:'
      : `Left empty, the film shows its own ${count} captions, from:`,
}
