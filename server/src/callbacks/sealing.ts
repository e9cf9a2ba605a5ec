import type { Keyring } from '../secrets/keyring.ts'

/** Who asked to be called. */
export interface CallbackCaller {
  name: string
  phone: string
}

/** The encryption context of who asked for a call. */
export function callerContext(id: string): string {
  return `callbacks/${id}`
}

export function sealCaller(keys: Keyring, id: string, caller: CallbackCaller): Buffer {
  return keys.seal(JSON.stringify(caller), callerContext(id))
}

export function openCaller(keys: Keyring, id: string, sealed: Uint8Array): CallbackCaller {
  return JSON.parse(keys.open(sealed, callerContext(id)).toString())
}
