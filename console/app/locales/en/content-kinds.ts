/** The words of a kind of content and of its fields. */
export interface KindWords {
  title: string
  /** What it is, and where the site shows it. */
  about: string
  new: string
  all: string
  untitled: string
  none: string
  found: (total: number) => string
  fields: Readonly<Record<string, string>>
  hints: Readonly<Record<string, string>>
  /** Of the words that a field chooses from. */
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const listed = (one: string, many: string) => ({
  new: `New ${one}`,
  all: `All ${many}`,
  untitled: `Untitled ${one}`,
  none: `There is no ${one} here.`,
  found: (total: number) => (total === 1 ? `1 ${one}` : `${total} ${many}`),
})

/** Of a kind with one record. */
const single = (title: string) => ({ ...listed(title.toLowerCase(), title.toLowerCase()), title, untitled: title })

const picture = { picture: 'Picture', alt: 'Picture description' }
const alt = 'For readers who cannot see the picture'
const papers = {
  identity: 'Proof of identity',
  medicaidCard: 'Medicaid card (white card)',
  proofOfAddress: 'Proof of address',
  doctorNote: 'Doctor’s note',
}

const each = {
  article: {
    ...listed('article', 'articles'),
    title: 'News',
    all: 'All news',
    about: 'Articles under News and on the home page',
    fields: {
      title: 'Title',
      summary: 'Summary',
      body: 'Text',
      ...picture,
      articleTypeId: 'Topic',
      recommended: 'Recommend it on the site',
    },
    hints: { alt },
  },
  'article-type': {
    ...listed('topic', 'topics'),
    title: 'News topics',
    about: 'The tabs above the news',
    fields: { name: 'Name' },
    hints: {},
  },
  activity: {
    ...listed('activity', 'activities'),
    title: 'Activities',
    about: 'What people sign up for',
    fields: {
      title: 'Title',
      startsAt: 'Starts',
      endsAt: 'Ends',
      registrationOpensAt: 'Sign-up opens',
      registrationClosesAt: 'Sign-up closes',
      quota: 'Number of places',
      cityId: 'Borough',
      types: 'Types',
      location: 'Where',
      description: 'Description',
      requirements: 'What you need',
      notes: 'Good to know',
      price: 'Price',
      spoken: 'Languages',
      access: 'Steps or elevator',
      transport: 'Getting there',
      pictures: 'Pictures',
    },
    hints: {
      registrationClosesAt: 'No later than the start of the activity',
      quota: 'If you add places, people on the waiting list move up',
      location: 'The address, and the room if there is one. Everybody who has signed up is told when it changes',
      pictures: 'The first one is the cover',
    },
  },
  'activity-type': {
    ...listed('type', 'types'),
    title: 'Types of activities',
    about: 'The filter on the page Activities',
    fields: { name: 'Name' },
    hints: {},
  },
  banner: {
    ...listed('banner', 'banners'),
    title: 'Banners',
    about: 'The large pictures at the top of the home page, one after the other',
    fields: { title: 'Title', text: 'Text', ...picture },
    hints: { alt, title: 'Stands on the picture', text: 'A line below the title' },
  },
  figures: {
    ...single('Our figures'),
    about: 'The four numbers on the home page',
    fields: {
      regionCount: 'Boroughs that we serve',
      satisfaction: 'Satisfied families, in percent',
      elderCount: 'Older adults cared for at home',
      caregiverCount: 'Trained caregivers',
    },
    hints: {},
  },
  'service-scope': {
    ...listed('service', 'services'),
    title: 'What we do',
    about: 'The cards on the home page; people apply for “Services and costs” instead',
    fields: { title: 'Title', content: 'Text', ...picture },
    hints: { alt },
  },
  'home-film': {
    ...single('Film on the home page'),
    about: 'Below the cards on the home page; it plays by itself once it is in view',
    fields: { film: 'Film', poster: 'Poster', captions: 'Captions' },
    hints: {
      film: 'An uploaded film, or one of the trainings',
      poster: 'Shown before the film plays; an uploaded film and one for trainings need one',
      captions: 'WebVTT. Left empty, the film keeps its own; readers also get them as a text',
    },
  },
  'team-member': {
    ...listed('team member', 'team members'),
    title: 'Our team',
    about: 'The people on the page Our team',
    fields: { name: 'Name', role: 'Role', bio: 'About the person', languages: 'Languages', ...picture },
    hints: { alt, role: 'Such as Nurse supervisor', languages: 'The ones the person speaks' },
  },
  'team-event': {
    ...listed('team event', 'team events'),
    title: 'Team events',
    about: 'Trips and celebrations on the page Our team, each with a page of its own',
    fields: {
      title: 'Title',
      date: 'Date',
      place: 'Where',
      summary: 'Summary',
      body: 'Text',
      pictures: 'Pictures',
    },
    hints: { summary: 'Stands on the event’s card', pictures: 'The first one is the cover' },
  },
  'question-group': {
    ...listed('group', 'groups'),
    title: 'Groups of questions',
    about: 'The headings on the page Questions',
    fields: { name: 'Name' },
    hints: {},
  },
  question: {
    ...listed('question', 'questions'),
    title: 'Questions',
    about: 'Questions with answers on the page Questions',
    fields: { question: 'Question', answer: 'Answer', groupId: 'Group' },
    hints: { question: 'As people ask it' },
  },
  'legal-document': {
    ...listed('legal text', 'legal texts'),
    title: 'Legal texts',
    about: 'Privacy, terms, license and language help, linked at the foot of every page',
    fields: { title: 'Title', effectiveOn: 'Comes into force on', body: 'Text' },
    hints: {
      effectiveOn: 'From this day in New York, today at the earliest; until then the current text stays in force',
    },
  },
  service: {
    ...listed('service', 'services'),
    title: 'Services and costs',
    about: 'What patients apply for, in the guide and under Services',
    fields: {
      title: 'Name',
      summary: 'Summary',
      description: 'Description',
      forWhom: 'Whom it is for',
      requirements: 'Requirements',
      cost: 'Costs',
      ...picture,
      methods: 'Ways of applying',
      requiredDocuments: 'Papers that are needed',
      optionalDocuments: 'Papers that help',
      needs: 'The guide suggests it for',
    },
    hints: {
      alt,
      summary: 'Stands on the service’s card',
      requirements: 'One requirement a line',
      cost: 'What it costs and who pays',
    },
    options: {
      methods: { online: 'Online application', offline: 'Visit an office' },
      requiredDocuments: papers,
      optionalDocuments: papers,
      needs: {
        daily: 'Daily life: washing, meals, the household',
        health: 'Help with health',
        break: 'A break for the family',
        company: 'Company',
        medicaid: 'Getting Medicaid',
        longTerm: 'Long-term care',
      },
    },
  },
  'search-words': {
    ...listed('group of words', 'groups of words'),
    title: 'Search words',
    about: 'Words that stand for each other: whoever searches for one finds the others',
    fields: { words: 'Words' },
    hints: { words: 'One a line, in any language; either Chinese script is enough' },
  },
  company: {
    ...single('The agency'),
    about: 'Name, tagline and license, at the head and foot of every page',
    fields: {
      name: 'Name',
      tagline: 'Tagline',
      description: 'Description for search engines',
      tip: 'Tip',
      licenceNumber: 'License number',
      licenceUrl: 'License page',
    },
    hints: {
      tagline: 'Below the name, and in the tab of the home page',
      description: 'Shown by search engines and when somebody shares the home page',
      tip: 'A friendly line at the foot of every page',
      licenceUrl: 'Where the state shows the license, https://…',
    },
  },
  contact: {
    ...single('Contact'),
    about: 'Phone, e-mail and other ways to reach the agency, at the foot of every page',
    fields: {
      phone: 'Phone',
      fax: 'Fax',
      email: 'E-mail',
      videoSiteUrl: 'Video channel',
      chatAppUrl: 'Chat',
    },
    hints: { videoSiteUrl: 'https://…', chatAppUrl: 'https://…' },
  },
  borough: {
    ...listed('borough', 'boroughs'),
    title: 'Boroughs',
    about: 'Where offices are and activities take place',
    fields: { name: 'Name' },
    hints: {},
  },
  office: {
    ...listed('office', 'offices'),
    title: 'Offices',
    about: 'On the home page and where visits are booked; hours for visits are under Visits',
    fields: {
      name: 'Name',
      boroughId: 'Borough',
      address: 'Address',
      phone: 'Phone',
      hours: 'Opening hours',
      mapUrl: 'Link to a map',
      latitude: 'Latitude',
      longitude: 'Longitude',
    },
    hints: {
      address: 'In English, as on an envelope',
      hours: 'As people read them; they do not change what can be booked',
      mapUrl: 'Shows the way there, https://…',
      latitude: 'Such as 40.7178',
      longitude: 'Such as -73.9985',
    },
  },
} satisfies Record<string, KindWords>

/** The kinds of content that staff write, in the order of the page that lists them. */
export const kinds: Record<keyof typeof each, KindWords> = each
