const howMany = 3_000

let known: Promise<ReadonlySet<string>> | undefined

/** The most common passwords, from lists of stolen ones; they are fetched into memory when first needed. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, howMany)),
  )
  return known
}
