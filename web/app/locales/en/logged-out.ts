/** Words in place of an own page, after a logout. */
export const loggedOut = {
  title: 'You are logged out',
  text: 'Please log in again to go on.',
  login: 'Log in',
}
