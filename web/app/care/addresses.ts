/** URLs of the care services. */
export const servicesPath = '/services'
export const guidePath = '/services/guide'
export const whiteCardPath = '/services/whitecard/info'
export const resultPath = '/services/result'
export const myApplicationsPath = '/user/index?tab=requests'

/** The URL of the online application for a service. */
export const onlinePath = (serviceId: number) => `${whiteCardPath}?serviceId=${serviceId}`

/** The URL of booking an office visit, whatever it is about. */
export const visitPath = '/services/booking'

/** The URL of booking an office visit for a service. */
export const bookingPath = (serviceId: number) => `${visitPath}?serviceId=${serviceId}`

/** The URL of one of the user's applications in the personal center. */
export const myApplicationPath = (id: string) => `${myApplicationsPath}&request=${id}`

/** The URL of the list of services with this service opened. */
export const servicePath = (serviceId: number) => `${servicesPath}?serviceId=${serviceId}`
