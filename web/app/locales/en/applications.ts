/** Words of a patient's own applications. */
export const applications = {
  title: 'My applications',
  text: 'Where each application stands, and what we need from you.',
  loading: 'One moment, please. Your applications are loading.',
  failed: 'Your applications could not be loaded.',
  retry: 'Try again',
  empty: 'You have not applied for anything yet',
  emptyText: 'Choose a service first. Then apply here, or book a visit to an office.',
  toServices: 'See our services',
  applyAgain: 'Apply for another service',
  pastEnd: 'There are no applications on this page',
  pastEndText: 'Your newest applications are on the first page.',
  firstPage: 'Go to the first page',
  location: 'Where',
  date: 'When',
  documentsMissing: 'Papers are missing',
  newMessage: 'New message',

  whiteCard: {
    more: 'About the Medicaid card (white card)',
    failed: 'Your card status could not be loaded.',
  },
  officeWrites: (words: string) => `Our office writes: ${words}`,

  one: {
    loading: 'One moment, please. Your application is loading.',
    failed: 'This application could not be loaded.',
    unknown: 'We cannot find this application',
    unknownText: 'It may belong to another account, or the link is not complete.',
    back: 'All my applications',
    print: 'Print',
    call: (phone: string) => `Call ${phone}`,
  },

  closed: {
    cancelled: 'This application is canceled',
    finished: 'This application is closed',
    text: 'It can no longer be changed here. Do you have a question? Call us. We are glad to help.',
  },

  missing: {
    title: 'We need these papers from you',
    text: 'Take a picture of each page and send it here. It goes to our office at once.',
    handedIn: 'Submitted. You can add more pages.',
  },

  visit: {
    title: 'Your visit',
    bring: 'Please bring your papers, and come a few minutes early.',
    map: 'Show on the map',
    calendar: 'Save to my calendar',
    move: 'Move the visit',
    loading: 'One moment, please. The calendar is loading.',
    moveTitle: 'Choose another time',
    now: (moment: string) => `Your visit now: ${moment}`,
    keep: 'Keep the time as it is',
    confirm: 'Move my visit',
    both: 'Yes, keep both visits at this time',
    confirming: 'Moving',
    choose: 'Please choose a day and a time.',
    moved: (moment: string) =>
      `Your visit is moved to ${moment}. Is it in your calendar? Save it again, and the time changes there, too.`,
    calledOff: 'We had to call off your visit. We are sorry. Please choose another time.',
    fixed: 'This visit can no longer be moved or canceled here. Please call us.',
  },

  history: {
    title: 'What has happened so far',
    latest: 'Latest',
    you: 'You',
    agency: 'Our office',
    kinds: {
      submitted: 'Application sent',
      progress: (progress: string) => `Progress: ${progress}`,
      paper_wanted: (document: string) => `Please send: ${document}`,
      paper_added: (document: string) => `Paper submitted: ${document}`,
      message: 'Message',
      moved: 'Visit moved',
      movedTo: (moment: string) => `Visit moved to ${moment}`,
      called_off: 'Visit called off by our office',
      cancelled: 'Application canceled',
    },
  },

  messages: {
    title: 'Messages',
    text: 'Write to our office about this application. The answer comes here.',
    none: 'There are no messages yet.',
    label: 'Your message',
    send: 'Send',
    sending: 'Sending',
    sent: 'Your message is sent',
    closed: 'This application is closed, so you can no longer write here.',
  },

  papers: {
    title: 'Papers you have submitted',
    none: 'You have not submitted any papers here.',
    pages: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
    page: (document: string, page: number) => `${document}, page ${page}`,
    enlarge: (picture: string) => `${picture}: enlarge`,
    more: 'Submit another paper',
  },

  sent: {
    title: 'What you have sent us',
    onCard: 'In the picture of the card',
    name: 'Name',
    birthDate: 'Date of birth',
    phone: 'Phone',
    email: 'E-mail',
    home: 'Where care is given',
    note: 'Your note',
    notify: 'How we tell you the news',
  },

  cancel: {
    action: 'Cancel this application',
    title: (name: string) => `Cancel the application for ${name}?`,
    text: {
      online: 'We stop working on it. If you want the service after all, you have to apply again.',
      offline: 'Your visit is canceled too. If you want to come after all, you have to book again.',
    },
    keep: 'No, keep it',
    yes: 'Yes, cancel it',
    done: 'Your application is canceled',
  },
}
