/** Words of the page on which people ask to be called. */
export const callback = {
  title: 'Ask us to call you',
  text: 'Is something not working, or would you rather talk? We call you, in your language.',
  name: 'Your name',
  phone: 'Phone number',
  phoneHint: 'A landline is fine too, with an extension if it has one.',
  about: 'What is it about?',
  topics: {
    code: 'The verification code, or logging in',
    card: 'My Medicaid card',
    care: 'Care, a service or an application',
    job: 'Working as a caregiver, or training',
    other: 'Something else',
  },
  safe: 'Your number is kept encrypted. Only the staff who call you can read it.',
  send: 'Call me',
  sending: 'Sending',
  sent: 'We will call you',
  sentText: (phone: string) => `We will call ${phone}.`,
  home: 'Go to the home page',
}
