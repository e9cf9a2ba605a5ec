export const news = {
  title: 'News & updates',
  text: 'What is new with us, how to stay well at home, and what you have a right to.',
  types: 'Show news by kind',
  allTypes: 'All news',
  recommended: 'Worth reading first',
  latest: 'Latest news',
  shown: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  empty: { title: 'No news of this kind yet', text: 'There is more to read in the other kinds.' },
  pastEnd: {
    title: 'There are no more pages',
    text: 'You have come past the last article.',
    first: 'Go to the first page',
  },
  failed: { title: 'The news did not load', text: 'We are sorry. Please try again in a moment.', retry: 'Try again' },
  missing: {
    title: 'This article is not here',
    text: 'It may have been taken off the site, or the address has a mistake.',
  },
  all: 'All news',
  updated: 'Updated on ',
  related: 'Read more like this',
}
