/** Words of the login and of setting up the second factor. */
export const login = {
  title: 'Staff login',
  text: 'For the people of our office. Patients and caregivers log in on the public pages.',
  publicPages: 'To the public pages',
  email: 'E-mail',
  password: 'Password',
  code: 'Code',
  codeHint:
    'The 6 digits from your app, or a recovery code. Leave it empty at your first login, and on a device that is remembered.',
  remember: (days: number) => `Ask for no code on this device for ${days} days`,
  rememberHint: 'Only on a device that nobody else uses.',
  passkey: 'Log in with a passkey',
  passkeyFailed: 'The passkey was not used. Try again, or log in with your password.',
  submit: 'Log in',
  busy: 'Logging in',
  codesLeft: (left: number) =>
    left === 1 ? 'You have 1 recovery code left. Make new ones.' : `You have ${left} recovery codes left.`,

  setUp: {
    title: 'Set up your second factor',
    text: 'A password can be guessed or stolen. From now on you also enter a code that only your phone shows. This takes two minutes.',
    app: 'Install an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password.',
    scan: 'Scan this picture with the app.',
    picture: 'QR code for your authenticator app',
    noCamera: 'No camera? Type this key into the app:',
    enter: 'Enter the 6 digits that the app shows now.',
    code: 'Code from the app',
    submit: 'Check the code',
    busy: 'Checking',
    another: 'Make another picture',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Each of them opens one login when your phone is lost or broken. They are shown this once: print them or keep them in a password manager, not on the phone.',
    list: 'Recovery codes',
    copy: 'Copy',
    copied: 'Copied',
    print: 'Print',
    kept: 'I have put them in a safe place',
    goOn: 'Go on',
  },
}
