/** Downloads a file through the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the file after the click; one minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
