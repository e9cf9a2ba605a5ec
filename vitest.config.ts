import { defineConfig } from 'vitest/config'
import { LongestFirst } from './server/test/setup/longest-first.ts'

export default defineConfig({
  test: {
    include: ['contract/test/**/*.test.ts', 'server/test/**/*.test.ts'],
    globalSetup: 'server/test/setup/cluster.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // How long a slow or busy machine may take; where a time is promised, the test states it.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // The files of a worker share the modules they load, which takes less than half of the CPU time. A test that replaces or counts
    // something in a module restores it when it ends.
    isolate: false,
  },
})
