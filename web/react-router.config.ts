import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // A document brings what its own page needs to know of the route table; the rest is asked for once it stands.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
