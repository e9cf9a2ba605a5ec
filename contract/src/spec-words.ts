/**
 * The specification's words that stay on the wire (paths, fields, query parameters), each with the word of this project and the folder where it
 * lives. Code behind the contract uses ours alone; tables, audit deeds and kinds of notices keep the names under which records are stored.
 */
export const specWords = {
  serviceRecord: { ours: 'application', folder: 'care/applications' },
  commentId: { ours: 'review', folder: 'feedback' },
  companyAddressId: { ours: 'office', folder: 'company' },
  appointmentLocation: { ours: 'office', folder: 'care/visits' },
  reserveDate: { ours: 'visit', folder: 'care/visits' },
  reserveTime: { ours: 'slot', folder: 'care/visits' },
  'service-param': { ours: 'figures', folder: 'home' },
  trainingContentId: { ours: 'trainingModule', folder: 'training' },
} as const
