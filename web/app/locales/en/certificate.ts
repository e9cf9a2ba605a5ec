/** Words of signing a training and of the page that verifies its certificate. */
export const certificate = {
  head: {
    title: 'Check a training certificate',
    description: 'Check by its number whether a training certificate of a caregiver is valid.',
  },
  check: 'Check a training certificate',
  intro: 'Enter the number printed on the certificate. We show whose it is and whether it is valid.',
  enter: 'Certificate',
  another: 'Check another certificate',
  hint: 'Twelve letters and digits, such as 7K3M-QX2H-9RTB',
  submit: 'Check the number',
  checking: 'Checking …',
  titleOf: (withdrawn: boolean): string =>
    withdrawn ? 'This certificate is no longer valid' : 'This certificate is valid',
  missing: {
    title: 'We could not find this certificate',
    text: (number: string) =>
      `There is no certificate with the number ${number}. Please compare it with the one on the paper: the digits 0 and 1 and the letters I and O are never used.`,
  },
  mark: { valid: 'Valid', withdrawn: 'Withdrawn' },
  withdrawnText: 'The agency has withdrawn it. It no longer proves that the training was completed.',
  print: 'Print',
  facts: {
    name: 'Name',
    completed: 'Completed on',
    hours: 'In-service hours',
    number: 'Certificate number',
  },
  signing: {
    of: (title: string) => `Sign: ${title}`,
    title: 'Sign your training',
    text: 'You passed the exam. Read the statement and sign it, and your certificate is ready.',
    statement: 'Statement',
    how: 'How would you like to sign?',
    kinds: { drawn: 'Draw my signature', typed: 'Type my name' },
    draw: 'Sign in this field with your finger, a pen or the mouse.',
    field: 'Field for your signature',
    drawn: (strokes: number) => `${strokes} ${strokes === 1 ? 'line' : 'lines'} drawn`,
    undo: 'Undo the last line',
    clear: 'Start over',
    name: 'Your full name',
    nameHint: (name: string) =>
      `Type your name as we have it: ${name}. It counts as your signature. Is the name not right? Change it in My account first.`,
    submit: 'Sign and get my certificate',
    busy: 'Signing …',
  },
  signed: {
    of: (course: string) => `Certificate: ${course}`,
    title: 'Your certificate is ready',
    text: 'Your signature is saved, and these hours count for this year.',
    list: 'My training',
  },
}
