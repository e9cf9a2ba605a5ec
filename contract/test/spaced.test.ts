import { expect, test } from 'vitest'
import { spaced } from '../src/spaced.ts'

const ask = (name: string) => spaced`請${name}補交文件`

test.each([
  ['Ahmed Baptiste', '請 Ahmed Baptiste 補交文件'],
  ['Éloïse', '請 Éloïse 補交文件'],
  ['林美玉', '請林美玉補交文件'],
  ['林A', '請林A 補交文件'],
  ['「Mei」', '請「Mei」補交文件'],
  ['𠮷田 Li', '請𠮷田 Li 補交文件'],
  ['', '請補交文件'],
])('a Chinese text around %o is %s', (name, text) => {
  expect(ask(name)).toBe(text)
})

test('numbers are set off, punctuation and spaces of the text are not doubled, values may touch', () => {
  expect(spaced`第${3}頁`).toBe('第 3 頁')
  expect(spaced`請 ${'Mei'}，${'Li'}！`).toBe('請 Mei，Li！')
  expect(spaced`${'林'}${'Mei'}`).toBe('林 Mei')
  expect(spaced`沒有值`).toBe('沒有值')
})
