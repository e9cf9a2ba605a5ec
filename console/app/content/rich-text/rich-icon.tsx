const lines = 'M7 4h7M7 8h7M7 12h7'
const letter = 'M2 3.5v9M8 3.5v9M2 8h6'

/** The drawings of the tools, in a square of 16. */
const drawings = {
  h2: `${letter}M11 7.5l2-1.2v6.2`,
  h3: `${letter}M10.5 8a1.6 1.6 0 1 1 2.9.9l-2.9 3.6h3.2`,
  bullets: `${lines}M3 4h.01M3 8h.01M3 12h.01`,
  numbers: `${lines}M2.5 3l1-.6v3.2M2.3 10.8a.9.9 0 1 1 1.6.6l-1.6 2h1.9`,
  quote: 'M6.5 4.5c-2 .5-3 2-3 4v3h3v-3h-3M12.5 4.5c-2 .5-3 2-3 4v3h3v-3h-3',
  picture: 'M2.5 3.5h11v9h-11zM2.5 11l3.5-3.5 3 3 2-2 2.5 2.5M10.5 6.3h.01',
  link: 'M6.5 9.5l3-3M7 4.5l1.2-1.2a3 3 0 0 1 4.3 4.3L11 9M9 11.5l-1.2 1.2a3 3 0 0 1-4.3-4.3L5 7',
}

/** A drawing on a button, which has a name of its own. */
export function RichIcon({ of }: { of: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[of]} />
    </svg>
  )
}
