/** Words of the personal center around its tabs. */
export const me = {
  title: 'My account',
  description: 'Your details, your documents, your password and your devices.',
  tabs: 'Parts of your account',
  tab: {
    profile: 'Profile',
    security: 'Login and security',
    documents: 'My documents',
    reviews: 'My reviews',
    activities: 'My activities',
    requests: 'My applications',
    training: 'My training',
  },
  oneApplication: 'Application details',
  waiting: { message: 'New message', document: 'Papers are missing' },
}
