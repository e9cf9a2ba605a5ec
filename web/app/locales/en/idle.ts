export const idle = {
  title: 'Are you still there?',
  text: 'To keep your data safe, we log you out when nothing happens for 30 minutes. Press any key or the button to stay.',
  left: 'Time left',
  stay: 'Stay logged in',
  staying: 'One moment',
  unsent: 'Part of your training has not been saved yet. If you log out now, it will be lost. Log out anyway?',
  failed: 'We could not reach the server. Please try again.',
}
