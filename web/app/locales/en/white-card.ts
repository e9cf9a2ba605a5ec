/** Words of the page about the white card. */
export const whiteCard = {
  title: 'Your Medicaid card (white card)',
  text: 'Many people call the Medicaid card the white card. Its number tells us whether Medicaid pays for your care at home.',
  state: 'Where it stands',
  failed: 'Your card status did not load.',
  forCaregivers: {
    title: 'The Medicaid card (white card)',
    text: 'The people you care for give us the number of their Medicaid card, and Medicaid can pay for their care.',
  },
  form: {
    first: 'Please enter your Medicaid ID first. It shows whether Medicaid pays for long-term care.',
    title: 'Submit your number',
    text: 'We check it with Medicaid for you. It is free, and you are not committed to anything.',
    known: 'You gave us a number when you registered. Please type it once more, and we check it.',
    hint: '2 letters, 5 digits, 1 letter. For example: XX00000X',
    submit: 'Check my card',
    busy: 'One moment …',
    safe: 'Your number is kept encrypted. Only the staff who check it can read it.',
    other: 'Is it someone else’s card? Then apply for care for them, and enter their number in the application.',
  },
  ineligible: 'Was something wrong, or has something changed? Call us: we can open the check again for you.',
  next: {
    waiting: 'See our services',
    submitted: 'See our services',
    eligible: 'Choose a service',
    ineligible: 'See our services',
  },
  example: {
    title: 'Where is the number?',
    text: 'It is on the front of the card, under the words “ID Number”. It has 2 letters, 5 digits and 1 letter.',
    alt: 'Drawing of a Medicaid card: the number XX00000X is on the left, under the words ID Number.',
  },
  about: {
    title: 'What is the Medicaid card (white card)?',
    list: [
      'It is the card of New York State Medicaid, the public health insurance for people with a low income.',
      'If Medicaid says yes, it can pay for a caregiver who comes to your home.',
      'No card yet? You can apply at your local Medicaid office. Call us if you want to know how.',
    ],
  },
  steps: {
    title: 'What happens next',
    list: [
      'You submit your card number.',
      'We check it with Medicaid and contact you within 24 hours, or on the next working day.',
      'If Medicaid pays for care at home, you choose a service and apply.',
    ],
  },
  caregiver:
    'You can read about the Medicaid card (white card) here. To submit a number, please use a patient account.',
}
