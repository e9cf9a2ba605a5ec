/** The name of a value of a form, or of a text in several languages: `day`, `reason.en`. */
export type Path<V> = string &
  {
    [K in keyof V & string]: K | (V[K] extends readonly unknown[] | File | null ? never : Inner<K, V[K]>)
  }[keyof V & string]
type Inner<K extends string, T> = T extends object ? `${K}.${keyof T & string}` : never

/** Returns the value at a path. */
export function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce((value: unknown, key) => Reflect.get(Object(value), key), values)
}

/** Returns a copy with another value at a path. */
export function withValue<V extends object>(values: V, path: string, value: unknown): V {
  const [key = '', ...rest] = path.split('.')
  const next = rest.length > 0 ? withValue(Object(Reflect.get(values, key)), rest.join('.'), value) : value
  return { ...values, [key]: next }
}

/** Whether two values look the same to users. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a, printed) === JSON.stringify(b, printed)
}

function printed(_key: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value
}

/** Merges input into a newer record: values that differ from `initial` stay, the others become those of `now`. */
export function merged<V extends object>(typed: V, initial: V, now: V): V {
  const shown = Object.entries(typed).map(([key, value]) => {
    const [before, after] = [Reflect.get(initial, key), Reflect.get(now, key)]
    if (isSame(value, before)) return [key, after]
    return [key, isGroup(value) && isGroup(before) && isGroup(after) ? merged(value, before, after) : value]
  })
  return { ...now, ...Object.fromEntries(shown) }
}

/** Whether a value contains others, such as a text in several languages. */
function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File)
}
