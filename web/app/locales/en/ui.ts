export const ui = {
  close: 'Close',
  stars: (value: number, best: number) => `${value} out of ${best} stars`,
}
