/** Where the phone site stands. */
export const root = '/h5/'
