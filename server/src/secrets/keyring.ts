import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const version = 1
const nonceBytes = 12
const tagBytes = 16

interface Key {
  id: string
  cipher: Buffer
  mac: Buffer
}

/** Data is sealed with a key that is not in the keyring: only other processes have it, or it was removed too early. */
export class MissingKeyError extends Error {
  readonly keyId: string
  /** 503, since the process lacks the key; the call is valid. */
  readonly statusCode = 503

  constructor(keyId: string) {
    super(`no key ${keyId} in the keyring`)
    this.keyId = keyId
  }
}

/**
 * Encrypts and fingerprints private data (design.md section 5): AES-256-GCM, bound to the record it belongs to. The first key
 * encrypts new data; the others decrypt older data.
 */
export class Keyring {
  readonly #keys: readonly [Key, ...Key[]]

  /** `keys`: id and 32 secret bytes each, newest first. */
  constructor(keys: readonly { id: string; secret: Buffer }[]) {
    const [first, ...others] = keys.map(deriveKey)
    if (!first) throw new Error('a keyring needs a key')
    this.#keys = [first, ...others]
  }

  /** Id of the active key, which encrypts new data. */
  get activeId(): string {
    return this.#keys[0].id
  }

  /** Ids of all keys, the active one first. */
  get ids(): string[] {
    return this.#keys.map(({ id }) => id)
  }

  /**
   * Encrypts with the active key, or the one of this id; `context` names the record (table, row) and must be the same for decryption.
   */
  seal(plain: Uint8Array | string, context: string, keyId = this.activeId): Buffer {
    const { id, cipher: key } = this.#find(keyId)
    const nonce = randomBytes(nonceBytes)
    const head = Buffer.concat([Buffer.from([version, Buffer.byteLength(id)]), Buffer.from(id)])
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    cipher.setAAD(Buffer.concat([head, Buffer.from(context)]))
    const body = Buffer.concat([cipher.update(plain), cipher.final()])
    return Buffer.concat([head, nonce, cipher.getAuthTag(), body])
  }

  /**
   * Decrypts data from `seal`.
   * @throws MissingKeyError when its key is not in the keyring; Error when it was tampered with or belongs to another record
   */
  open(sealed: Uint8Array, context: string): Buffer {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    const headBytes = 2 + (bytes[1] ?? 0)
    const head = bytes.subarray(0, headBytes)
    const tagAt = headBytes + nonceBytes
    const decipher = createDecipheriv('aes-256-gcm', this.#keyOf(sealed).cipher, bytes.subarray(headBytes, tagAt))
    decipher.setAAD(Buffer.concat([head, Buffer.from(context)]))
    decipher.setAuthTag(bytes.subarray(tagAt, tagAt + tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(tagAt + tagBytes)), decipher.final()])
  }

  /** Id of the key that sealed the data. */
  keyIdOf(sealed: Uint8Array): string {
    return Buffer.from(sealed.subarray(2, 2 + (sealed[1] ?? 0))).toString()
  }

  /** A keyed hash for finding a value without storing it readably; made with the active key. */
  fingerprint(value: string, purpose: string): Buffer {
    return macOf(this.#keys[0], purpose, value)
  }

  /** Fingerprints of a value under every key, for searching. */
  fingerprints(value: string, purpose: string): Buffer[] {
    return this.#keys.map((key) => macOf(key, purpose, value))
  }

  /** A keyed hash under a specific key, for example for the links of the audit log. */
  macBy(keyId: string, value: string, purpose: string): Buffer {
    return macOf(this.#find(keyId), purpose, value)
  }

  #keyOf(sealed: Uint8Array): Key {
    if (sealed[0] !== version) throw new Error('sealed in a form that is not known')
    return this.#find(this.keyIdOf(sealed))
  }

  #find(keyId: string): Key {
    const key = this.#keys.find(({ id }) => id === keyId)
    if (!key) throw new MissingKeyError(keyId)
    return key
  }
}

/** Derives a separate key for each of the secret's two purposes. */
function deriveKey({ id, secret }: { id: string; secret: Buffer }): Key {
  const derive = (info: string) => Buffer.from(hkdfSync('sha256', secret, '', `homecare-portal ${info}`, 32))
  return { id, cipher: derive('cipher'), mac: derive('mac') }
}

function macOf({ mac }: Key, purpose: string, value: string): Buffer {
  return createHmac('sha256', mac).update(`${purpose}\0${value}`).digest()
}
