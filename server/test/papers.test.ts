import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const papers = ['README.md', 'CONTRIBUTING.md', ...globSync(['docs/**/*.md', 'patches/*.md'], { cwd: root })]
const records = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name))

describe('the papers', () => {
  test('a stranger reads two short ones', () => {
    expect(statSync(join(root, 'README.md')).size).toBeLessThanOrEqual(5 * 1024)
    expect(statSync(join(root, 'CONTRIBUTING.md')).size).toBeLessThanOrEqual(6 * 1024)
  })

  test('every link to a file leads to one', () => {
    const broken = papers.flatMap((paper) =>
      [...read(paper).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(root, dirname(paper), target)))
        .map((target) => `${paper}: ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('every decision stands once in the index, by its title, and says whether it is in force', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d{4})\]\(([^)]+)\) (.+)$/gm)]
    expect(listed.map(([, , file]) => file).sort()).toEqual(records)
    for (const [, number, file = '', title] of listed) {
      const [first = '', ...rest] = read(`docs/decisions/${file}`).split('\n')
      expect(first.replace(/^# (\d+\. |\d{4} )/, ''), number).toBe(title)
      expect(rest.slice(0, 6).join('\n'), file).toMatch(/^Status: (in force|superseded|the consequence)/m)
    }
  })

  test('every command of package.json is explained', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const explained = read('docs/commands.md')
    const own = ['start', 'test', 'postinstall']
    expect(
      Object.keys(scripts).filter((name) => !own.includes(name) && !explained.includes(`npm run ${name}`)),
    ).toEqual([])
  })
})
