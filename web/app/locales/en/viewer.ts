/** Words of the viewer, where pictures are looked at in large. */
export const viewer = {
  label: 'Large view of the pictures',
  position: (number: number, total: number) => `Picture ${number} of ${total}`,
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
}
