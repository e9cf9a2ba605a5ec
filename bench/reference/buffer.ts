import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** Bare Fastify answering `/` with one buffer. Configured by the environment: `PORT`, `BODY` (file) and `HEADERS` (JSON). */
const body = readFileSync(process.env.BODY ?? '')
const headers = JSON.parse(process.env.HEADERS ?? '{}') as Record<string, string>

const app = Fastify()
app.get('/', (_, reply) => reply.headers(headers).send(body))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
