/** Words of messages that failed for good, and of what staff do about it. */
export const undelivered = {
  title: 'Message not delivered',
  queue: 'Work queue',
  why: {
    sms: {
      stopped: 'Text messages do not arrive: this person replied STOP.',
      wrong_address: 'Text messages do not arrive: the number is wrong, or it is a landline.',
      refused: 'Text messages do not arrive: the phone company refuses them.',
      unavailable:
        'A text message did not arrive in time: the phone was off or out of reach, or the text service was down.',
    },
    email: {
      stopped: 'E-mails do not arrive: this person wants none.',
      wrong_address: 'E-mails do not arrive: the address does not exist.',
      refused: 'E-mails do not arrive: the mail server refuses them.',
      unavailable: 'An e-mail could not be sent in time: the mail server did not answer.',
    },
  },
  short: {
    sms: {
      stopped: 'replied STOP to text messages',
      wrong_address: 'wrong number, or a landline',
      refused: 'text messages are refused',
      unavailable: 'text message did not arrive in time',
    },
    email: {
      stopped: 'wants no e-mails',
      wrong_address: 'e-mail address does not exist',
      refused: 'e-mails are refused',
      unavailable: 'e-mail could not be sent in time',
    },
  },
  what: 'What did not arrive',
  about: 'Last message',
  topic: {
    code: 'A verification code',
    visit: 'News about a visit',
    application: 'News about an application',
    check: 'News about the Medicaid check',
    account: 'News about the account or its documents',
    other: 'News about an activity, a training or a review',
  },
  failed: 'Failed on',
  application: 'Application',
  person: 'Person',
  phone: 'Phone',
  email: 'E-mail',
  language: 'Language',
  record: { patient: 'Medicaid check', caregiver: 'Caregiver' },
  openRecord: 'Open the record',
  todo: 'What to do',
  todoText: 'The message is not sent again, so this person does not know yet.',
  call: (language: string) => `Call this person, who reads ${language}, and say what the message was about:`,
  steps: {
    sms: {
      stopped: 'If text messages are welcome again, ask for the reply START to our last message.',
      other: 'Ask for a mobile number. It is entered under “My account”, and proved by a code.',
      unavailable: 'Ask whether the number is still right. The next message is tried again.',
    },
    email: 'Ask for another e-mail address. It is entered under “My account”, and proved by a code.',
  },
  write: 'Or write an e-mail to',
  settle: 'Done, this person knows',
  settleHint: 'It also leaves the queue by itself when a later message arrives, or when the number or address changes.',
  open: 'What to do',
}
