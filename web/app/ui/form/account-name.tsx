/** Tells password managers which account a new password belongs to; otherwise they store the preceding field. */
export function AccountName({ value }: { value: string }) {
  return <input type="text" autoComplete="username" value={value} readOnly hidden />
}
