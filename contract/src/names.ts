interface Name {
  firstName: string
  lastName: string
}

const han = /^\p{Script=Han}+$/u
const beginsHan = /^\p{Script=Han}/u

/** A person's full name. A name in Chinese characters has the family name first and no space: 林美玉. */
export function fullName({ firstName, lastName }: Name): string {
  return han.test(firstName + lastName) ? lastName + firstName : `${firstName} ${lastName}`.trim()
}

/**
 * The name shown with a review: recognizable for friends, without revealing the full name to strangers: Mei L. For a name in
 * Chinese characters, where the family name is a single character, the given name is hidden instead: 林○○.
 */
export function publicName({ firstName, lastName }: Name): string {
  const [initial = ''] = lastName
  if (!beginsHan.test(lastName)) return `${firstName} ${initial.toUpperCase()}.`
  return beginsHan.test(firstName) ? initial + '○'.repeat([...firstName].length) : firstName
}
