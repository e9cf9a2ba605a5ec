/** Words of a call that somebody asked for. */
export const callback = {
  title: 'Call back',
  queue: 'Work queue',
  todo: 'What to do',
  call: (language: string) => `Call this person, who reads ${language}:`,
  about: 'About',
  topics: {
    code: 'A verification code, or the login',
    card: 'The Medicaid card',
    care: 'Care, a service or an application',
    job: 'Work as a caregiver, or training',
    other: 'Something else',
  },
  what: 'What this person asked for',
  name: 'Name',
  phone: 'Phone',
  language: 'Language',
  asked: 'Asked on',
  settle: 'Done, I have called',
  settleHint: 'Nobody answers? Leave a note and snooze it in the work queue.',
}
