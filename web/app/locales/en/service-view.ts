/** What is said to those who try what is not theirs, and of a card number that cannot be. */
export const serviceView = {
  submitWhiteCardTip1: 'Please enter the correct white card format, such as: XX00000X',
  submitWhiteCardTip: 'Caregiver status cannot check Medicaid Card.',
  applyForLongTermTip: 'Caregiver status cannot apply for long-term care.',
  /** Asked on the home page, of the number in the field. */
  whose: {
    ask: (firstName: string) =>
      `You typed this number before you logged in. Is it your own card, ${firstName}? Then press “Check my card”.`,
    askHelper: (firstName: string) =>
      `${firstName}, is this your own card? Then press “Check my card”. The card of somebody you help is part of their application.`,
    applyForOther: 'Apply for somebody I help',
    notMine: 'It is somebody else’s card',
    otherPerson: 'Each card is checked for the person it belongs to. Please ask them to log in, or call us.',
  },
}
