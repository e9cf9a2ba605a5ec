/** The bars of the phone site. */
export const mobile = {
  back: 'Back',
  /** Continues `back` for screen readers. */
  toPageBefore: 'to the page before',
  tabs: { label: 'Main menu', home: 'Home', me: 'Me' },
  section: 'In this section',
  help: 'Help and contact',
  desktopSite: 'Desktop version of this page',
  refresh: {
    pull: 'Pull down to refresh',
    letGo: 'Let go to refresh',
    busy: 'Refreshing …',
    done: 'The list is up to date.',
  },
}
