/** Words of the community activities. */
export const activities = {
  title: 'Community activities',
  text: 'Move, cook, sing, learn something new. Most activities are free, and good company is good for you.',
  top: 'Coming up, with free places',
  all: 'All activities',
  cities: 'Borough',
  everyCity: 'All boroughs',
  types: 'Type',
  everyType: 'All types',
  found: (total: number) => (total === 1 ? '1 activity' : `${total} activities`),
  empty: {
    title: 'No activity matches this choice',
    text: 'Please choose another borough or type, or look at all activities.',
    clear: 'Clear the filters',
  },
  pastEnd: {
    title: 'The list ends before this page',
    text: 'There are fewer pages than that.',
    last: 'Go to the last page',
  },
  failed: {
    title: 'The activities did not load',
    text: 'We are sorry. Please try again in a moment.',
    retry: 'Try again',
  },

  search: {
    title: 'Find an activity',
    text: 'Use your own words, in English or Chinese. One word is enough.',
    label: 'What would you like to do?',
    button: 'Search',
    found: (total: number, words: string) =>
      total >= 500
        ? `500 or more activities for “${words}”`
        : total === 1
          ? `1 activity for “${words}”`
          : `${total} activities for “${words}”`,
    none: (words: string) => `Nothing found for “${words}”`,
    noneText: 'Try a different word, with two letters or more.',
    ideas: 'You could look for',
    ideaWords: ['tai chi', 'dumpling', 'mahjong', 'walk', 'movie', 'health'],
    all: 'See all activities',
  },

  detail: {
    missing: {
      title: 'We could not find this activity',
      text: 'It may have been taken down. There are many others.',
    },
    picture: (title: string, number: number) => `${title}, picture ${number}`,
    facts: 'Time, place and sign-up',
    types: 'Types',
    time: 'When',
    location: 'Where',
    price: 'Price',
    spoken: 'Languages',
    access: 'Steps or elevator',
    transport: 'Getting there',
    registrationTime: 'Sign-up period',
    places: 'Places',
    placesLeft: (left: number, quota: number) => `${left} of ${quota} left`,
    noPlaces: (quota: number, waiting: number) =>
      waiting > 0
        ? `All ${quota} are taken, ${waiting} on the waiting list`
        : `All ${quota} are taken, nobody is on the waiting list`,
    description: 'What we do',
    requirements: 'What you need',
    notes: 'Good to know',
  },

  changes: {
    calledOff: 'Called off',
    title: (title: string) => `Called off: ${title}`,
    notHeld: 'This activity does not take place.',
    reason: (reason: string) => `The reason: ${reason}`,
    signedUp: 'You were signed up. We have sent you a text message. You do not need to do anything.',
    closed: 'Sign-up is closed.',
    others: 'See other activities',
    calendar: 'Update my calendar',
    newTime: 'New time',
    newPlace: 'New place',
    newBoth: 'New time and place',
    before: (text: string) => `Before: ${text}`,
  },

  signUp: {
    title: 'Your sign-up',
    loading: 'One moment, please. We are looking up your sign-up.',
    failed: 'We could not look up your sign-up.',
    retry: 'Try again',
    loggedOut: 'Log in to sign up, or to see your sign-up.',
    onlyPatients: 'Only patients can sign up. You are logged in as a caregiver.',
    notYet: (from: string) => `Sign-up opens on ${from}. Please come back then.`,
    closed: 'Sign-up for this activity is closed.',
    ended: 'This activity has begun or is over. We hope to see you at the next one.',
    open: (until: string) => `There are places left. You can sign up until ${until}.`,
    full: 'All places are taken. Join the waiting list: when a place becomes free, the first on the list gets it, and we send a text message.',
    remind: 'Text me my check-in code now, and a reminder the day before',
    sendCode: 'Text me my check-in code',
    tellUs: 'Is there something we should know, like an allergy or a wheelchair? Please call us.',
    submit: 'Sign up',
    join: 'Join the waiting list',
    busy: 'One moment …',
    registered: 'You are signed up',
    code: 'Your check-in code',
    qrCode: 'QR code with your check-in code',
    codeHint: 'At the door, show this picture or say the code.',
    told: (code: string) => `You are signed up. Your check-in code: ${code}`,
    toldWaiting: (position: number) => `You are on the waiting list, number ${position}.`,
    reminded: 'The code also comes to your phone, with a reminder the day before.',
    codeSent: 'The code also comes to your phone.',
    willRemind: 'Once you have a place, we also remind you the day before.',
    waiting: 'You are on the waiting list',
    position: (position: number) => `You are number ${position} on the list.`,
    waitingText: 'When a place becomes free, you move up, and we send you a text message.',
    calendar: 'Save to my calendar',
  },

  cancel: {
    arrived:
      'You have been checked in, so your sign-up can no longer be canceled here. If that is a mistake, please tell our staff at the door.',
    of: (title: string) => ` for ${title}`,
    registered: {
      action: 'Cancel my sign-up',
      title: 'Cancel your sign-up?',
      text: 'Your place goes to the next person. If you want to come after all, you have to sign up again.',
      keep: 'Keep my place',
      yes: 'Yes, cancel it',
      done: 'Your sign-up is canceled.',
    },
    waiting: {
      action: 'Leave the waiting list',
      title: 'Leave the waiting list?',
      text: 'If you join again later, you start at the end of the list.',
      keep: 'Stay on the list',
      yes: 'Yes, leave it',
      done: 'You are no longer on the waiting list.',
    },
  },

  result: {
    title: 'Your sign-up',
    thanks: 'Thank you!',
    text: 'What happens after your sign-up.',
    next: 'What happens next',
    steps: {
      registered: [
        'Write down the code, or find it again under My activities.',
        'Come a few minutes early and show the code at the door.',
        'If you cannot come, please cancel, so that someone else can.',
      ],
      waiting: [
        'When a place becomes free, you move up by yourself.',
        'We send you a text message with the news.',
        'You can leave the list at any time.',
      ],
    },
    none: 'You are not signed up for this activity.',
    loggedOut: 'Please log in as a patient to see your sign-up.',
    login: 'Log in',
    countdown: (seconds: number) =>
      seconds === 1 ? 'You go back to the activity in 1 second.' : `You go back to the activity in ${seconds} seconds.`,
    stayed: 'This page stays open until you leave it.',
    stay: 'Stay here',
    toActivity: 'Back to the activity',
    toMine: 'My activities',
    print: 'Print this',
    call: (phone: string) => `Call ${phone}`,
    questions: (phone: string) => `Questions? Call ${phone}`,
  },

  mine: {
    title: 'My activities',
    text: 'What you have signed up for, and where you are on a waiting list.',
    loading: 'One moment, please. Your activities are loading.',
    failed: 'Your activities could not be loaded',
    empty: 'You have not signed up for anything yet',
    emptyText: 'Have a look at what is coming up. Sign-up takes a minute.',
    find: 'Find an activity',
    over: 'Over',
  },
}
