import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The manifest of a portal this size is small; asking for it piece by piece would cost a request a link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
