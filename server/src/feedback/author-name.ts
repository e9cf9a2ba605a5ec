interface Names {
  first_name: string
  preferred_name: string
  last_name: string
}

const han = /^\p{Script=Han}/u

/**
 * The name shown with a review: recognizable for friends, without revealing the full name to strangers. For a name in Chinese
 * characters, where the family name is a single character, the given name is hidden instead: 陳○○.
 */
export function authorName({ first_name, preferred_name, last_name }: Names): string {
  const given = preferred_name || first_name
  const [initial = ''] = last_name
  if (!han.test(last_name)) return `${given} ${initial.toUpperCase()}.`
  return han.test(given) ? initial + '○'.repeat([...given].length) : given
}
