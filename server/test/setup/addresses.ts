import routes from '../../../web/app/routes.ts'

/** An address of a route that exists in the demo. */
export interface Address {
  path: string
  /** Whether the route needs a login. */
  guarded: boolean
}

/** Addresses of routes that need more than a number, or look different with a parameter. */
const examples: Record<string, string[]> = {
  'register/:type': ['/register/patient', '/register/caregiver'],
  'regresult/:type': ['/regresult/patient', '/regresult/caregiver'],
  'services/result/:type': ['/services/result/submitWC', '/services/result/applyCare'],
  'services/guide': ['/services/guide', '/services/guide?help=daily&place=served&card=no&insurance=none'],
  'services/booking': ['/services/booking', '/services/booking?serviceId=1'],
  'services/whitecard/info': ['/services/whitecard/info', '/services/whitecard/info?serviceId=1'],
  'community/activity/search': ['/community/activity/search?keyword=tea', '/community/activity/search?keyword=zzzz'],
  'about/certificate/:number?': ['/about/certificate'],
  'community/activity/result': ['/community/activity/result?id=1'],
  // These redirect, to the personal center and to the home page.
  user: [],
  '*': [],
  // No document.
  'site.webmanifest': [],
}

/** The addresses of every route in the route table; new routes are included automatically. */
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
