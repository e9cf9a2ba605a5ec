export const errors = {
  timeout: 'The request took too long. Please try again.',
  network: 'Network error. Please check your connection.',
  noAnswer: 'The request failed: ',
}
