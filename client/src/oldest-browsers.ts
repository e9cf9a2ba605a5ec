/**
 * The oldest browsers that the portal serves, as the builds' target (README, "Browsers"). Pages are laid out by container queries and `:has()`,
 * which no older ones know.
 */
export const oldestBrowsers = ['ios16.0', 'safari16.0', 'chrome105', 'edge105', 'firefox125']
