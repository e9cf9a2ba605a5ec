/** Why a goal is missed, by the row's id. Kept by hand; a row that is held shows none. */
export const causes: Record<string, string> = {
  'fresh-document':
    'both render with React and React Router, which take most of the time (4 to 5 ms of 6); the rest is brotli, which the other server does not make. It happens once a page and language after a content change',
  'fresh-document-rate': 'as above',
  'uncached-list':
    'three statements a call (the cities by their names, the kept counts, the rows) beside the one of the other server; with as few rows as here, each statement costs more than what it reads',
  'home-tbt': 'hydration of the whole page in one task, on a simulated phone four times slower than this machine',
  'js-bytes':
    'React DOM and the router are 105 KB of it; what grew is the list of the files of every page, 1 KB since the pages of care came: many small files, each shared by a few pages',
  'portal-memory':
    'the load asks for 1 in 20 pages for the first time, each rendered and compressed: what the C library keeps of freed memory between compression threads, and a V8 heap that grows before it collects',
}
