/** Session lifetimes in minutes: without a call, and at most; a warning comes this long before the first (design section 5). */
export const sessionMinutes = { idle: 30, most: 12 * 60, warning: 2 }
