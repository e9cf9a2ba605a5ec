/** Words of the activities and of their door. */
export const activities = {
  title: 'Activities',
  whenNav: 'When',
  when: { upcoming: 'Today and later', past: 'Past' },
  none: 'No activities here.',
  name: 'Activity',
  start: 'Start',
  city: 'Borough',
  place: 'Where',
  places: 'Signed up',
  of: (registered: number, quota: number) => `${registered} of ${quota}`,
  waitingList: 'Waiting list',
  here: 'Here',
  calledOff: 'Called off',
  found: (total: number) => (total === 1 ? '1 activity' : `${total} activities`),

  callOff: {
    button: 'Call off',
    title: (title: string) => `Call off “${title}”?`,
    tells: (people: number) =>
      people === 1
        ? '1 person has signed up or is waiting. They will get a text message with the reason, in their language.'
        : `${people} people have signed up or are waiting. They will get a text message with the reason, in their language.`,
    tellsNobody: 'Nobody has signed up, so nobody will be notified.',
    forGood: 'The activity stays on the site, marked as called off. This cannot be undone.',
    ready: 'Common reasons',
    common: {
      weather: { title: 'Bad weather', text: 'The weather is too bad.' },
      ill: { title: 'The leader is ill', text: 'The person who leads it is ill.' },
      room: { title: 'The place cannot be used', text: 'The place cannot be used that day.' },
      few: { title: 'Too few people', text: 'Too few people have signed up.' },
    },
    reason: (language: string) => `Reason (${language})`,
    hint: 'One language is enough. Readers of the other languages see the closest one.',
    missing: 'Please give the reason in at least one language.',
    send: 'Call off and tell everyone',
    sendToNobody: 'Call off',
    done: 'The activity is called off.',
    why: (reason: string) => `Reason: ${reason}`,
  },

  write: 'Edit activities',
  writeThis: 'Edit this activity',
  all: 'All activities',
  door: (title: string) => `Door: ${title}`,
  counts: (here: number, registered: number, waiting: number) =>
    `${here} here, ${registered} signed up, ${waiting} on the waiting list`,
  isCalledOff: 'This activity is called off, so nobody can be checked in.',
  notOpen: (hours: number) => `Check-in opens ${hours} hours before the start.`,
  find: 'Code or name',
  findHint: 'Type a code and press Enter to check in, or part of a name to find somebody.',
  checkIn: 'Check in',
  checkInOf: (name: string) => `Check in: ${name}`,
  letIn: 'Let in',
  letInOf: (name: string) => `Let in: ${name}`,
  hereOf: (name: string) => `Here: ${name}`,
  done: (name: string) => `${name} is checked in.`,
  kept: (name: string) => `${name} is noted. It will be sent when the connection is back.`,
  already: (name: string) => `${name} was checked in already.`,
  undone: (name: string) => `Undone: ${name} is not checked in.`,
  unknownCode: (code: string) => `Nobody who is signed up has the code ${code}.`,
  unknownOffline: (code: string) =>
    `The code ${code} is not on the list that this device has. Try again when the connection is back.`,
  waits: (count: number) => (count === 1 ? '1 note waits to be sent.' : `${count} notes wait to be sent.`),
  unsent: 'Not sent yet',
  waitsHint: 'They are kept on this device and sent by themselves. Please do not log out before.',
  left: {
    title: (name: string) => `Notes of ${name}`,
    found: (count: number, name: string) =>
      count === 1
        ? `${name} made a note of the door on this device that was not sent.`
        : `${name} made ${count} notes of the door on this device that were not sent.`,
    hint: (name: string) =>
      `${name} can check and send them after logging in here again. If you know that they are right, send them in your name.`,
    send: 'Send in my name',
    discard: 'Discard',
    discardAsk: (count: number, name: string) =>
      count === 1 ? `Discard the note of ${name}?` : `Discard ${count} notes of ${name}?`,
  },
  held: {
    title: (_name: string) => 'Your notes to check',
    found: (count: number, _name: string) =>
      count === 1
        ? 'You made a note of the door that was not sent before the screen was locked.'
        : `You made ${count} notes of the door that were not sent before the screen was locked.`,
    hint: (_name: string) => 'Others could have changed them on this device since. Send them if they are right.',
    send: 'Send',
    discard: 'Discard',
    discardAsk: (count: number, _name: string) => (count === 1 ? 'Discard your note?' : `Discard your ${count} notes?`),
    tell: 'Notes of the door that you made before the screen was locked have not been sent. Please check them under “Activities”.',
  },
  notedHere: (name: string) => `${name}: here`,
  notedUndone: (name: string) => `${name}: check-in taken back`,
  refused: (name: string, why: string) => `${name}: ${why}`,
  somebody: 'Somebody',
  showNav: 'Who is shown',
  show: { all: 'All', expected: 'Expected', here: 'Here', waiting: 'Waiting list' },
  noShows: 'Did not come',
  nobody: 'Nobody here.',
  nobodyFound: (text: string) => `Nobody here matches “${text}”.`,
  shown: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  person: 'Name',
  phone: 'Phone',
  code: 'Code',
  state: 'Status',
  onList: 'Waiting list',
  print: 'Print the list',
  scan: 'Scan with the camera',
  stopScan: 'Stop the camera',
  scanHint: 'Hold the QR code in front of the camera.',
  noCamera: 'No camera was found. Connect one and try again, or type the code.',
  cameraRefused:
    'The camera is not allowed. Allow it for this page (at the left of the address bar) and try again, or type the code.',
  cameraFailed: 'The camera has stopped. Close other programs that use it and try again, or type the code.',
  scanAgain: 'Try the camera again',
}
