/**
 * Template tag for Chinese texts: puts a space where a Chinese character meets a letter or digit at either end of a value, since
 * a name may be in either script: 請林美玉補交 but 請 Mei Lin 補交.
 */
export function spaced(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return parts.slice(1).reduce((text, part, i) => join(join(text, String(values[i])), part), parts[0] ?? '')
}

const seam = /\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\p{Script=Han}/u

function join(before: string, after: string): string {
  const [last = '', first = ''] = [[...before.slice(-2)].at(-1), [...after.slice(0, 2)][0]]
  return seam.test(last + first) ? `${before} ${after}` : before + after
}
