export const pages = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
  titleOfPage: (title: string, number: number) => `${title}, page ${number}`,
}
