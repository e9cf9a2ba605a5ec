import { createPrivateKey, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const day = 86_400_000

/** Where certbot keeps the certificates that the nginx file names. */
const certbotFolder = '/etc/letsencrypt/live'

/** What is wrong with the certificate of a host, where certbot and the nginx file keep it; undefined when nothing is. */
export function certificateProblem(host: string, now = new Date(), live = certbotFolder): string | undefined {
  const [chain, key] = [`${live}/${host}/fullchain.pem`, `${live}/${host}/privkey.pem`]
  if (!existsSync(chain) || !existsSync(key))
    return `${chain} or its key is missing. Get one with: certbot certonly --webroot -w /var/www/html -d ${host}`
  try {
    const certificate = new X509Certificate(readFileSync(chain))
    if (!certificate.checkHost(host))
      return `${chain} is for another name: ${certificate.subjectAltName ?? certificate.subject}`
    if (!certificate.checkPrivateKey(createPrivateKey(readFileSync(key)))) return `${key} does not belong to ${chain}.`
    return expiryOf(certificate, chain, now)
  } catch (error) {
    return `${chain} or its key cannot be read: ${(error as Error).message}`
  }
}

/** Whether the certificate of a host has expired or soon will; undefined when not, and for whoever may not read it. */
export function expiryProblem(host: string, now = new Date(), live = certbotFolder): string | undefined {
  const chain = `${live}/${host}/fullchain.pem`
  try {
    return expiryOf(new X509Certificate(readFileSync(chain)), chain, now)
  } catch {
    return undefined
  }
}

function expiryOf({ validToDate }: X509Certificate, chain: string, now: Date): string | undefined {
  const days = Math.floor((validToDate.getTime() - now.getTime()) / day)
  if (days < 0) return `${chain} has expired. Renew it with: certbot renew`
  return days < 10 ? `${chain} expires in ${days} days. Does "certbot renew" run by itself?` : undefined
}
