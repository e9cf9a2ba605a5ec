/** Words of the caregiver’s documents. */
export const documents = {
  kinds: {
    workAuthorization: { title: 'Work authorization', hint: 'It shows that you may work in the United States.' },
    homeCareCertificate: { title: 'Home care certificate', hint: 'Your HHA or PCA training certificate.' },
    medicalReport: {
      title: 'Medical examination report',
      hint: 'From your last check-up, with the doctor’s signature.',
    },
    proofOfAddress: { title: 'Proof of address', hint: 'It shows your name and where you live.' },
  },
  papers: {
    usPassport: 'U.S. passport',
    greenCard: 'Green card',
    workPermit: 'Work permit',
    socialSecurityCard: 'Social security card',
    utilityBill: 'Utility bill',
    phoneBill: 'Phone bill',
    bankStatement: 'Bank statement',
    insurance: 'Insurance notice or policy',
    governmentLetter: 'Letter from the government',
  },
  whichDocument: 'Which paper is it?',
  wanted: (day: string) => `We asked you for this on ${day}`,
  review: { under_review: 'Under review', approved: 'Approved', rejected: 'Not accepted' },
  reason: (reason: string) => `Reason: ${reason}`,
}
