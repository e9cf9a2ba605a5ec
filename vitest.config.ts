import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['contract/test/**/*.test.ts', 'server/test/**/*.test.ts'],
    globalSetup: 'server/test/setup/cluster.ts',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
