/** Words of the pages that are not written yet; they go with the last of them. */
export const coming = {
  text: 'We are getting this page ready for you.',
  help: 'Do you need something now? Call us. We are glad to help.',
  titles: {
    services: 'Services',
    'services-booking': 'Book a visit',
    'services-whitecard-info': 'About the white card',
    'services-result-page': 'Your application',
    'user-training': 'Training',
    'user-exam': 'Exam',
  },
}
