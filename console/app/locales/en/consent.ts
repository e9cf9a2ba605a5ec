/** Words of the consent of people in pictures. */
export const consent = {
  everywhere: 'The answer stays with the picture, wherever it is used.',
  question: 'Can anybody be recognized in it?',
  answers: {
    nobody: 'No',
    agreed: 'Yes, and they have agreed in writing',
    missing: 'Yes, but somebody has not agreed, or has withdrawn consent',
  },
  refused: 'Nothing with this picture can be published until they agree.',
  who: 'Who has agreed',
  whoHint: 'Full names. Only staff can read them.',
  until: 'Last day of the consent',
  untilHint: 'Leave it empty if the consent has no end.',
  paper: 'Where the signed paper is kept',
  save: 'Save the answer',
  saved: 'The answer is saved.',
}
