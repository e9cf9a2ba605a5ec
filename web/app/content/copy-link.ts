import { toast } from '../core/toasts'

interface CopyWords {
  copied: string
  /** Tells the address, so that it can be copied by hand. */
  notCopied: (address: string) => string
}

/** Puts an address on the clipboard and says so. */
export async function copyLink(address: string, { copied, notCopied }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast(copied, 'success')
  } catch {
    toast(notCopied(address), 'warning')
  }
}
