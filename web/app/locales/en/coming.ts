/** Words of the pages that are not written yet; they go with the last of them. */
export const coming = {
  text: 'We are getting this page ready for you.',
  help: 'Do you need something now? Call us. We are glad to help.',
  titles: {
    'user-exam': 'Exam',
  },
}
