import type { Data } from '../../../server/src/open.ts'

interface StoredName {
  phone: string
  firstName: string
  lastName: string
}

/** Gives an account a name as it may have been stored before names were tidied, such as one with a typographic apostrophe. */
export async function storeName({ db }: Data, { phone, firstName, lastName }: StoredName): Promise<void> {
  const account = db.updateTable('accounts').where('phone', 'like', `%${phone}`)
  await account.set({ first_name: firstName, last_name: lastName }).executeTakeFirstOrThrow()
}
