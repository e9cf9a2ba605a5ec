import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'

/** Logs in to the mail server. @returns ok, or undefined when there is none; throws what it says */
export async function askMailServer({ smtp }: Pick<Config, 'smtp'>): Promise<'ok' | undefined> {
  if (!smtp) return undefined
  await nodemailer.createTransport(smtp.url).verify()
  return 'ok'
}

/** Reads the account with the provider of text messages. @returns ok, its refusal, or undefined when there is no provider */
export async function askTextProvider({ sms }: Pick<Config, 'sms'>): Promise<string | undefined> {
  if (!sms) return undefined
  const authorization = `Basic ${Buffer.from(`${sms.accountSid}:${sms.authToken}`).toString('base64')}`
  const account = `${sms.url}/2010-04-01/Accounts/${sms.accountSid}.json`
  const { ok, status } = await fetch(account, { headers: { authorization }, signal: AbortSignal.timeout(10_000) })
  return ok ? 'ok' : `answers ${status} to the account's login`
}
