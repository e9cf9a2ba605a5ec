import { aboutRoutes } from './about/routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { activityRoutes } from './activities/routes.ts'
import { careRoutes } from './care/routes.ts'
import { companyRoutes } from './company/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { homeRoutes } from './home/routes.ts'
import type { Route } from './http/dispatch.ts'
import { newsRoutes } from './news/routes.ts'
import { staffRoutes } from './staff/routes.ts'

/** Every call that this portal answers. */
export const routes: readonly Route[] = [
  ...homeRoutes,
  ...companyRoutes,
  ...activityRoutes,
  ...newsRoutes,
  ...feedbackRoutes,
  ...aboutRoutes,
  ...accountRoutes,
  ...careRoutes,
  ...fileRoutes,
  ...staffRoutes,
]
