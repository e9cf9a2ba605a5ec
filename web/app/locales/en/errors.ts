export const errors = {
  timeout: 'The request took too long. Please try again.',
  network: 'Network error. Please check your internet connection, then try again.',
  noAnswer: 'The request failed: ',
  partMissing: 'A part of this page did not load. Perhaps we have just renewed it. Please load the page again.',
  loadAgain: 'Load again',
}
