export interface Name {
  firstName: string
  lastName: string
}

const han = /^\p{Script=Han}+$/u
const beginsHan = /^\p{Script=Han}/u

/** A person's full name. A name in Chinese characters has the family name first and no space: 林美玉. */
export function fullName({ firstName, lastName }: Name): string {
  return han.test(firstName + lastName) ? lastName + firstName : `${firstName} ${lastName}`.trim()
}

/** The name used in short messages: the given name, or the whole name when it is in Chinese characters. */
export function calledName(name: Name): string {
  return han.test(name.firstName + name.lastName) ? fullName(name) : name.firstName
}

/** Whether typed text is a person's full name: in either order, ignoring case, blanks, punctuation and accents. */
export function isNameOf(typed: string, { firstName, lastName }: Name): boolean {
  const letters = lettersOf(typed)
  return letters !== '' && [firstName + lastName, lastName + firstName].some((name) => lettersOf(name) === letters)
}

/** Characters that set the direction of the text after them. */
const directional = /[\u202a-\u202e\u2066-\u2069]/

/** A name for use inside a sentence, such as a file's, isolated so that it does not change the direction of the text around it (Unicode FSI). */
export function isolated(name: string): string {
  return `\u2068${[...name].filter((letter) => !directional.test(letter)).join('')}\u2069`
}

/** Optional marks: accents of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic. Other marks are vowels. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g

function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
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
