import type * as z from 'zod'

export interface Leaf {
  at: string
  schema: z.core.$ZodType
}

interface Def {
  type: string
  shape?: Record<string, z.core.$ZodType>
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: z.core.$ZodType[]
  in?: z.core.$ZodType
  keyType?: z.core.$ZodType
  valueType?: z.core.$ZodType
}

/** Every part of a schema that accepts free text, with its schema. */
export function wordsIn(schema: z.core.$ZodType, at = ''): Leaf[] {
  const def = schema._zod.def as unknown as Def
  if (def.type === 'string') return [{ at, schema }]
  const named = Object.entries(def.shape ?? {}).flatMap(([name, inner]) => wordsIn(inner, at ? `${at}.${name}` : name))
  const unnamed = [def.innerType, def.element, ...(def.options ?? []), def.in, def.keyType, def.valueType]
  return [...named, ...unnamed.flatMap((inner) => (inner ? wordsIn(inner, at) : []))]
}
