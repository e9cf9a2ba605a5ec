/** Words about the portal's backups. */
export const backups = {
  title: 'Backups',
  text: 'A copy of everything in the portal, from which it can be brought back if the machine is lost.',
  none: 'No backup has been made yet. Ask whoever looks after the portal’s machine to set backups up: the guide “Back up and restore” tells how.',
  lastGood: 'Last good backup',
  noneGood: 'None so far',
  late: 'The last good backup is more than 26 hours old. What was entered since then would be lost. Tell whoever looks after the portal’s machine.',
  failed: 'The last attempt failed. Tell whoever looks after the portal’s machine.',
  attempts: 'The last attempts',
  began: 'Begun',
  place: 'Where to',
  outcome: 'Outcome',
  made: (size: string) => `Made, ${size}`,
  problem: (why: string) => `Failed: ${why}`,
}
