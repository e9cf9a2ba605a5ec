type Home = Record<'address' | 'apartment' | 'city' | 'postcode', string>

/** Where somebody lives, as it stands on a letter; what is empty is left out. */
export function homeLines({ address, apartment, city, postcode }: Home): string[] {
  return [[address, apartment].filter(Boolean).join(', '), [city, postcode].filter(Boolean).join(', NY ')].filter(
    Boolean,
  )
}
