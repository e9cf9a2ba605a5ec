export const pages = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
  position: (number: number, last: number) => `Page ${number} of ${last}`,
  titleOfPage: (title: string, number: number) => `${title}, page ${number}`,
}
