/** Words of the settings that say how long records are kept. */
export const retention = {
  title: 'How long records are kept',
  text: 'What is older is deleted within a day. The privacy policy and the page on which people delete their account show these periods.',
  months: 'Months',
  limits: (least: number, most: number, now: string) => `From ${least} to ${most}. Now: ${now}.`,
  forGood: (now: string) => `Kept ${now}. This cannot be set.`,
  rule: 'Rule',
  work: 'None; what the work needs',
  toConfirm: 'To be confirmed by the agency’s counsel',
  afterwards: 'Then',
  save: 'Save the periods',
  saved: 'The periods are saved',
  shorter:
    'Some periods are shorter than before. Older records are deleted within a day, and nobody can bring them back.',
  due: (records: number) =>
    records === 0 ? 'No record is older.' : records === 1 ? '1 record is older.' : `${records} records are older.`,
  loses: (list: string) => `To be deleted: ${list}.`,
  losesNothing: 'No record is that old today.',
}
