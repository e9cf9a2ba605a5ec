type Home = Record<'address' | 'apartment' | 'city' | 'postcode', string>

/** A postal address in lines; empty parts are left out. */
export function homeLines({ address, apartment, city, postcode }: Home): string[] {
  return [[address, apartment].filter(Boolean).join(', '), [city, postcode].filter(Boolean).join(', NY ')].filter(
    Boolean,
  )
}
