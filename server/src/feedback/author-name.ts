interface Names {
  first_name: string
  preferred_name: string
  last_name: string
}

const han = /^\p{Script=Han}/u

/**
 * The name under which a review appears: it tells friends who wrote it, and strangers no whole name. Of a name in Chinese
 * characters, where one character is the whole family name, the given name is hidden instead: 陳○○.
 */
export function authorName({ first_name, preferred_name, last_name }: Names): string {
  const given = preferred_name || first_name
  const [initial = ''] = last_name
  if (!han.test(last_name)) return `${given} ${initial.toUpperCase()}.`
  return han.test(given) ? initial + '○'.repeat([...given].length) : given
}
