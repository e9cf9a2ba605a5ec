/**
 * Session lifetimes in minutes: idle limit, absolute limit, and how long before the idle limit a warning appears (design section
 * 5).
 */
export const sessionMinutes = { idle: 30, max: 12 * 60, warning: 2 }
