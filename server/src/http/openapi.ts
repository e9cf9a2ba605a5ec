import { type Endpoint, pathPrefix, placeOf } from '@portal/contract/endpoint'
import * as z from 'zod'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] }

interface Described {
  endpoints: readonly Endpoint[]
  /** Every error code. */
  errorCodes: readonly string[]
}

/** The OpenAPI 3.1 description of the API, generated from the registered endpoints. */
export function openApi({ endpoints, errorCodes }: Described, siteUrl: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const e of endpoints) {
    const path = pathPrefix + e.path
    paths[path] = { ...paths[path], [e.method.toLowerCase()]: operation(e) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Home-care portal',
      version: '1',
      description:
        'Every answer is an envelope { code, message, data }; success has code "200". Texts follow Accept-Language.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      schemas: { Error: errorSchema, ErrorCode: { type: 'string', enum: errorCodes } },
    },
  }
}

function operation(e: Endpoint) {
  const input = jsonSchema(e.input, 'input')
  const names = Object.keys(input.properties ?? {})
  const inBody = names.filter((name) => placeOf(e, name) === 'body')
  return {
    summary: e.doc,
    description: `Access: ${e.access.join(', ')}`,
    operationId: `${e.method.toLowerCase()}${e.path.replace(/[^A-Za-z0-9]+/g, '_')}`,
    tags: [e.path.split('/')[1]],
    security: e.access.includes('visitor') ? [] : [{ token: [] }],
    parameters: names.filter((name) => !inBody.includes(name)).map((name) => parameter(e, name, input)),
    ...(inBody.length > 0 && { requestBody: body(e, pick(input, inBody)) }),
    responses: {
      200: { description: 'Success', ...success(e) },
      ...(e.current && { 409: { description: 'Refusal', ...content(refusalOf(jsonSchema(e.current, 'output'))) } }),
      default: { description: 'Refusal', ...content({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

function parameter(e: Endpoint, name: string, input: JsonSchema) {
  const place = placeOf(e, name)
  return { name, in: place, required: place === 'path' || isRequired(input, name), schema: input.properties?.[name] }
}

function isRequired(input: JsonSchema, name: string) {
  return input.required?.includes(name) ?? false
}

function pick(input: JsonSchema, names: string[]): JsonSchema {
  const properties = Object.fromEntries(names.map((name) => [name, input.properties?.[name] ?? {}]))
  return { type: 'object', properties, required: names.filter((name) => isRequired(input, name)) }
}

function body({ upload, signed }: Endpoint, schema: JsonSchema) {
  if (signed) return { required: true, ...content(schema, ['application/x-www-form-urlencoded']) }
  if (!upload) return { required: true, ...content(schema) }
  const file = { ...bytes, description: `${upload.types.join(' or ')}, smaller than ${upload.below} bytes` }
  const form = { ...schema, properties: { ...schema.properties, [upload.name]: file } }
  return { required: true, ...content(form, ['multipart/form-data']) }
}

function success({ download, output }: Endpoint) {
  return download ? content(bytes, download.types) : content(envelope(jsonSchema(output, 'output')))
}

const bytes = { type: 'string', format: 'binary' }

function content(schema: JsonSchema, types: readonly string[] = ['application/json']) {
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}

function envelope(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { code: { type: 'string' }, message: { type: 'string' }, data },
    required: ['code', 'message', 'data'],
  }
}

const errorSchema = {
  type: 'object',
  properties: {
    code: { $ref: '#/components/schemas/ErrorCode' },
    message: { type: 'string' },
    data: { type: 'null' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['code', 'message'],
}

/** An error response that may contain the current record. */
function refusalOf(current: JsonSchema): JsonSchema {
  return { ...errorSchema, properties: { ...errorSchema.properties, data: { anyOf: [current, { type: 'null' }] } } }
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
  return json
}
