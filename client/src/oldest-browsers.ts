/**
 * The oldest browsers that the portal supports, as the builds' target (README, "Browsers"). The layout uses container queries and `:has()`,
 * which older ones lack.
 */
export const oldestBrowsers = ['ios16.0', 'safari16.0', 'chrome105', 'edge105', 'firefox125']
