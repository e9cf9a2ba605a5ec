export const pages = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
}
