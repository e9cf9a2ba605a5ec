const howMany = 3_000

let known: Promise<ReadonlySet<string>> | undefined

/** The most common passwords, from published leaks; loaded into memory at first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, howMany)),
  )
  return known
}
