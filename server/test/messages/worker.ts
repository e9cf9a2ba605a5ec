import { pino } from 'pino'
import { connect } from '../../src/db/client.ts'
import { openMessages } from '../../src/messages/index.ts'
import { testKeys } from '../setup/keys.ts'

/** Delivers messages in a separate process until it is killed. */
const { connectionString, url, secrets } = JSON.parse(process.argv[2] ?? '')
const db = await connect(connectionString, 2)
const sms = { accountSid: 'AC1', authToken: 'hush', from: '+12125550100', url }
const config = { sms, smtp: undefined, development: false }
await openMessages({ connectionString, db, keys: testKeys(secrets), config, log: pino({ level: 'silent' }) })
