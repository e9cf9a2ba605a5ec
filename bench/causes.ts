/** Why a goal is missed, by the row's id. Kept by hand; a row that is held shows none. */
export const causes: Record<string, string> = {
  'fresh-document':
    'both render with React and React Router, which take most of the time (4 to 5 ms of 6); the rest is brotli, which the other server does not make. It happens once a page and language after a content change',
  'fresh-document-rate': 'as above',
  'uncached-list':
    'two statements a call, the cities by their names and the page, beside the one of the other server; with as few rows as here, each statement costs more than what it reads; and each answer is compressed and kept',
  'search-growth':
    'words that are each in most spans and together in few activities: all spans are gone through, and each costs a look for every piece',
  'home-tbt': 'hydration of the whole page in one task, on a simulated phone four times slower than this machine',
  'portal-memory':
    '65 MB are pages of the Node binary; the load asks for 1 in 20 pages for the first time, each rendered and compressed, and V8 collects late (decision 0026)',
}
