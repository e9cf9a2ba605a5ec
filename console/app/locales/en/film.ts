/** Words of the upload of a film, and of a film's own poster and captions. */
export const film = {
  choose: 'Upload an MP4',
  hint: 'MP4 with H.264 and AAC, at most 30 minutes. Anyone who has its address can watch it once it is uploaded. It is removed after a day if nothing uses it.',
  stay: 'The upload pauses while you are on another page. If it breaks off, choose the same file again: it continues where it stopped.',
  sending: (name: string) => `Sending ${name}`,
  percent: (percent: number) => `${percent}%`,
  making: 'The upload is complete. The film is being checked and put together.',
  waiting: {
    broken: 'The connection is lost. The upload continues once it is back.',
    still: 'Nothing gets through at the moment. The upload continues shortly.',
    busy: 'The server is busy. The upload continues shortly.',
  },
  cancel: 'Cancel',
  tryAgain: 'Try again',
  failed: (message: string) => `: ${message}`,
  empty: 'This file is empty. Please choose another one.',
  gone: 'This file cannot be read any more: it was moved, changed or deleted. Please choose it again.',
  tooLarge: (megabytes: number, most: number) =>
    `This film has ${megabytes} MB. Films may have up to ${most} MB: please export it smaller, for example at 1080p.`,
  noPoster: 'This film has no poster of its own. Please choose one.',
  ownPoster: 'The film’s own poster',
  noCaptions: 'This film has no captions of its own in this language. Please add them.',
  ownCaptions: (count: number) =>
    count === 1
      ? 'Left empty, the film shows its own caption: '
      : `Left empty, the film shows its own ${count} captions, beginning with: `,
}
