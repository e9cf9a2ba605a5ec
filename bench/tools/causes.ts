/** Why a goal is missed, by row id. Maintained by hand; a row that meets its goal shows none. */
export const causes: Record<string, string> = {
  'uncached-list':
    'two statements a call, the cities by their names and the page, beside the one of the other server; with as few rows as here, each statement costs more than what it reads; and each answer is compressed and kept',
  'search-growth':
    'words that are each in most spans and together in few activities: all spans are gone through, and each costs a look for every piece',
  'home-tbt':
    'evaluating React and the first rendering in the browser, on a simulated phone four times slower than this machine',
  'own-pages':
    'the weight of React and of the calls, which an answer for the person alone waits for, and their evaluation on a slow phone',
  front:
    'nginx reads the headers of a kept answer anew for each request, where a file has none; above all the policy of scripts',
  'home-fcp': 'two values by turns, 750 and about 950 ms, on this machine; the page without scripts has them too',
  'home-lcp-time': 'the page without scripts takes as long',
  'home-scores':
    'the canonical address of the phone site is the desktop one, which Lighthouse takes for a mistake where that is the root',
}
