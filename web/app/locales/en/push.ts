/** Words about notices on this device. */
export const push = {
  title: 'Notices on this device',
  text: 'When a paper is missing, your visit is coming up or a place is free, this device tells you, in place of a text message or an e-mail. If that does not work, we send the message.',
  states: {
    off: 'Notices are off on this device.',
    on: 'Notices are on. They end when you log out here.',
    failing:
      'Notices are on, but the last one did not get through, so we sent you a message instead. If this goes on, turn them off and on again.',
    blocked:
      'This browser blocks our notices. Open its settings for this site, allow notifications, and come back here.',
  },
  changes: { off: 'Turn on notices', on: 'Turn off notices', failing: 'Turn off notices', blocked: 'Check again' },
  homeScreen:
    'On an iPhone or iPad, notices work once this site is on your home screen: tap Share, then Add to Home Screen. Open the site from there and come back to this page.',
  unable: 'This browser cannot show notices. We send you messages as before.',
  notAllowed: 'You have not allowed notices, so they stay off.',
  notTurnedOn: 'Notices could not be turned on in this browser. We send you messages as before.',
  busy: 'One moment…',
  loading: 'Loading…',
  retry: 'Try again',
}
