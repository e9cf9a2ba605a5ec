import { toast } from '../core/toasts'

export interface CopyWords {
  copied: string
  /** The message when copying fails; includes the URL for copying by hand. */
  notCopied: (address: string) => string
}

/** Copies a URL to the clipboard and confirms it. */
export async function copyLink(address: string, { copied, notCopied }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast(copied, 'success')
  } catch {
    toast(notCopied(address), 'warning')
  }
}
