export const about = {
  team: {
    title: 'Our team',
    text: 'These are the people who answer your call, plan your care and come to your door.',
    people: 'Who we are',
    speaks: 'Speaks',
    noPeople: { title: 'Nobody is listed here yet', text: 'Call us. We are glad to tell you who we are.' },
    events: 'What we do together',
    eventsText: 'We learn, celebrate and help in the neighborhood, and you are part of it.',
    noEvents: 'No events are listed here yet.',
    pastEnd: {
      title: 'There are no more events',
      text: 'You have come past the last one.',
      first: 'Show the latest events',
    },
  },
  event: {
    back: 'Our team and its events',
    place: 'Place',
    gallery: 'Pictures',
    enlarge: (alt: string) => `Show larger: ${alt}`,
    missing: {
      title: 'This event is not here',
      text: 'It may have been taken off the site, or the address has a mistake.',
    },
  },
  faq: {
    title: 'Questions and answers',
    text: 'Find a quick answer here. You can also call us: no question is too small.',
    search: 'Search the questions and answers',
    hint: 'For example: Medicaid, papers, password',
    clear: 'Clear the search',
    groups: 'Subjects',
    found: (count: number, total: number) =>
      count === total
        ? `${total} questions`
        : count === 1
          ? `1 of ${total} questions`
          : `${count} of ${total} questions`,
    nothing: (wanted: string) => `We found nothing for “${wanted}”`,
    nothingText: 'Try another word, or call us and ask.',
    copy: 'Copy link to this answer',
    copied: 'The link to this answer is copied.',
    notCopied: (address: string) => `Please copy this link yourself: ${address}`,
    empty: { title: 'No answers here yet', text: 'Please call us and ask.' },
    more: { title: 'Is your question not here?', text: 'Call us. We take the time you need.' },
  },
  legal: {
    documents: {
      privacy: 'What we know about you, why, who sees it, and what you can decide.',
      terms: 'The rules for using this site and your account.',
      licence: 'Our license, who watches over us, and where you can complain.',
      'language-access': 'You get help in your language, free of charge.',
    },
    version: (version: string) => `Version ${version}`,
    effective: 'In effect from ',
    contents: 'On this page',
    print: 'Print this page',
    retention: {
      title: 'What the portal keeps, and for how long',
      text: 'These periods are the ones by which the portal deletes by itself.',
    },
    versions: 'All versions',
    ahead: (date: string) => `A new version comes into effect on ${date}.`,
    notYet: (date: string) => `This version is not in effect yet. It comes into effect on ${date}.`,
    readAhead: 'Read the new version',
    older: 'You are looking at one version of this page.',
    current: 'See the current version',
    others: 'Good to know, too',
    missing: { title: 'This version is not here', text: 'The address may have a mistake.' },
    home: 'Go to the home page',
  },
}
