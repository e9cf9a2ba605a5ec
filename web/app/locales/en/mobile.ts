/** The bars of the phone site. */
export const mobile = {
  back: 'Back',
  /** Continues `back` for screen readers. */
  toPageBefore: 'to the page before',
  tabs: { label: 'Main menu', home: 'Home', me: 'Me' },
  section: 'In this section',
  help: 'Help and contact',
  desktopSite: 'Desktop version of this page',
}
