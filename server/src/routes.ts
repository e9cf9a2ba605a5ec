import { activityRoutes } from './activities/routes.ts'
import { companyRoutes } from './company/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { homeRoutes } from './home/routes.ts'
import type { Route } from './http/dispatch.ts'

/** Every call that this portal answers. */
export const routes: readonly Route[] = [...homeRoutes, ...companyRoutes, ...activityRoutes, ...feedbackRoutes]
