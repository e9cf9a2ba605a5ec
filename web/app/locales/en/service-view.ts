/** What is said to those who try what is not theirs, and of a card number that cannot be. */
export const serviceView = {
  submitWhiteCardTip1: 'Please enter the correct white card format, such as: XX00000X',
  submitWhiteCardTip: 'Caregiver status cannot check Medicaid Card.',
  applyForLongTermTip: 'Caregiver status cannot apply for long-term care.',
}
