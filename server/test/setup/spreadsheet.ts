import { strFromU8, unzipSync } from 'fflate'

/** The rows of a spreadsheet's first sheet: text as strings, numbers as numbers. */
export function rowsOf(file: Uint8Array): (string | number)[][] {
  const parts = unzipSync(file)
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const strings = all(part('xl/sharedStrings.xml'), /<si>(.*?)<\/si>/gs).map(([, inside = '']) => textIn(inside))
  return all(part('xl/worksheets/sheet1.xml'), /<row[^>]*>(.*?)<\/row>/gs).map(([, row = '']) =>
    all(row, /<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs).map(([, attributes = '', content = '']) => {
      if (content.includes('<f>')) throw new Error('a cell has a formula')
      if (/t="s"/.test(attributes)) return strings[Number(textIn(content))] ?? ''
      if (/t="(inlineStr|str)"/.test(attributes) || content === '') return textIn(content)
      return Number(textIn(content))
    }),
  )
}

function all(text: string, pattern: RegExp): RegExpMatchArray[] {
  return [...text.matchAll(pattern)]
}

function textIn(xml: string): string {
  const text = xml.replace(/<[^>]*>/g, '')
  return text.replace(
    /&(lt|gt|amp|quot|apos|#39);/g,
    (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name] ?? "'",
  )
}
