import routes from '../../../web/app/routes.ts'

/** An address of a route, as it is there in the demo. */
export interface Address {
  path: string
  /** Whether the route needs a login. */
  guarded: boolean
}

/** Addresses of routes that need more than a number, or that look different with one. */
const examples: Record<string, string[]> = {
  'register/:type': ['/register/patient', '/register/caregiver'],
  'regresult/:type': ['/regresult/patient', '/regresult/caregiver'],
  'services/result/:type': ['/services/result/submitWC', '/services/result/applyCare'],
  'services/booking': ['/services/booking', '/services/booking?serviceId=1'],
  'services/whitecard/info': ['/services/whitecard/info', '/services/whitecard/info?serviceId=1'],
  'community/activity/search': ['/community/activity/search?keyword=tea', '/community/activity/search?keyword=zzzz'],
  'community/activity/result': ['/community/activity/result?id=1'],
  // The door to the personal center, and what leads home.
  user: [],
  '*': [],
}

/** The addresses of every route in the table: a route that is added is among them by itself. */
export const everyAddress: readonly Address[] = addressesOf(routes, false)

function addressesOf(entries: typeof routes, guarded: boolean): Address[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const own = path !== undefined || index ? pathsOf(path ?? '') : []
    const below = addressesOf(children, guarded || file === 'shell/guarded.tsx')
    return [...own.map((path) => ({ path, guarded })), ...below]
  })
}

function pathsOf(route: string): string[] {
  return examples[route] ?? [`/${route.replace(/:\w+/g, '1')}`]
}
