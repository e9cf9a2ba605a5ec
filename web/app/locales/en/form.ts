/** Words of every form. */
export const form = {
  optional: ' (optional)',
  choose: 'Please choose',
  show: 'Show',
  hide: 'Hide',
  showValue: (label: string) => `Show ${label}`,
  hideValue: (label: string) => `Hide ${label}`,
  steps: 'Steps',
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  done: 'done',
  back: 'Back',
  change: 'Change',
  dropped: (minutes: number) =>
    `What you had typed was removed because nobody used this page for ${minutes} minutes. Please type it again.`,
}
