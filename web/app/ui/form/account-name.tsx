/** Tells password managers which account a new password belongs to; else they store what stands before it. */
export function AccountName({ value }: { value: string }) {
  return <input type="text" autoComplete="username" value={value} readOnly hidden />
}
