import { defineConfig } from 'vitest/config'
import { workers } from './scripts/test/machine.ts'
import { scaleTimeout } from './scripts/test/timeout.ts'
import { LongestFirst } from './server/test/setup/longest-first.ts'

export default defineConfig({
  test: {
    include: ['contract/test/**/*.test.ts', 'server/test/**/*.test.ts'],
    globalSetup: 'server/test/setup/cluster.ts',
    setupFiles: 'server/test/setup/clocks-restored.ts',
    // How long a busy machine may take; where a time is promised, the test states it.
    testTimeout: scaleTimeout(120_000),
    hookTimeout: scaleTimeout(120_000),
    expect: { poll: { timeout: scaleTimeout(20_000) } },
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    // The files of a worker share the modules they load, which takes less than half of the CPU time. A test that replaces or counts
    // something in a module restores it when it ends.
    isolate: false,
    tags: [{ name: 'whole', description: 'Tests that `npm test` leaves out, since others represent them.' }],
  },
})
