/** Said to browsers that run no scripts. */
export const needsScript = 'This page needs JavaScript. Please turn it on in your browser, or call us.'
