import * as styles from './icon.module.css'

/** Line drawings on a 24 × 24 grid. */
const drawings = {
  phone: 'M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  mail: 'M3 5h18v14H3zM3 6.5l9 7 9-7',
  fax: 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z',
  pin: 'M12 21c5-5.2 7-8.3 7-11.3A7 7 0 0 0 5 9.7C5 12.7 7 15.8 12 21zM12 7.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.5l3.5 2',
  calendar: 'M4 6h16v15H4zM4 10.5h16M8.5 3.5v5M15.5 3.5v5',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c6 6 6 12 0 18M12 3c-6 6-6 12 0 18',
  user: 'M12 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20.5c1-9 15-9 16 0',
  heart: 'M12 20.5C5 15.5 2.5 12 2.5 8.6 2.5 3.5 9.5 2 12 7c2.5-5 9.5-3.5 9.5 1.6 0 3.4-2.5 6.9-9.5 11.9z',
  home: 'M3 11.5 12 4l9 7.5M5.5 10v10.5h13V10M10 20.5V14h4v6.5',
  shield: 'M12 2.5 20 6c0 7-2.5 12-8 15.5C6.5 18 4 13 4 6zM8.5 11.5 11 14l4.5-5',
  quote: 'M10 6c-4 1-6 4-6 8v4h6v-6H7M20 6c-4 1-6 4-6 8v4h6v-6h-3',
  video: 'M3 6h12v12H3zM15 10.5l6-3.5v10l-6-3.5',
  chat: 'M4 4.5h16v12h-9l-5 4v-4H4z',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  down: 'm6 9 6 6 6-6',
  up: 'm6 15 6-6 6 6',
  left: 'm15 6-6 6 6 6',
  right: 'm9 6 6 6-6 6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  leave: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  outside: 'M18 14v6H4V6h6M14 4h6v6M20 4l-9 9',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.5v.1',
} as const

export type IconName = keyof typeof drawings

/** An icon beside text; scales with the text and is hidden from screen readers. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`${styles.icon} ${className}`.trim()} aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
