/** What the agency often writes to applicants, in the language that they read; `detail` is what the template is about. */
export const replyTemplates = {
  paper: {
    title: 'A paper is missing',
    text: (name: string, documents: string) =>
      `Hello ${name},\n\nTo go on with your application we still need: ${documents}.\nPlease take a clear picture of each whole page and send it here. You can also bring it to our office.\n\nThank you!`,
  },
  visit: {
    title: 'Reminder of the visit',
    text: (name: string, visit: string) =>
      `Hello ${name},\n\nThis is a reminder of your visit: ${visit}.\nPlease bring your papers and come a few minutes early. If you cannot come, you can move the visit here.\n\nWe look forward to seeing you.`,
  },
  callBack: {
    title: 'Please call us back',
    text: (name: string, phone: string) =>
      `Hello ${name},\n\nWe tried to reach you by phone. Please call us at ${phone}, and have your application number at hand.\n\nThank you!`,
  },
  received: {
    title: 'We are working on it',
    text: (name: string, number: string) =>
      `Hello ${name},\n\nWe have looked at your application ${number} and are working on it. There is nothing you need to do now. We write to you here as soon as there is news.`,
  },
  accepted: {
    title: 'Decision: care can start',
    text: (name: string, number: string) =>
      `Hello ${name},\n\nGood news about your application ${number}: all is complete, and we can start to plan your care. Our coordinator will call you to agree on the first day.\n\nIf you have questions, write to us here or call us.`,
  },
  declined: {
    title: 'Decision: not possible now',
    text: (name: string, number: string) =>
      `Hello ${name},\n\nWe have gone through your application ${number}. At this time we cannot offer you this service.\n\nYou can ask us to look at it again, and we gladly explain it on the phone and help you find another way.`,
  },
}
