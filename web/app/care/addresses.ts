/** The addresses of care services. */
export const servicesPath = '/services'
export const guidePath = '/services/guide'
export const whiteCardPath = '/services/whitecard/info'
export const resultPath = '/services/result'
export const myRequestsPath = '/user/index?tab=requests'

/** Where a service is applied for online. */
export const onlinePath = (serviceId: number) => `${whiteCardPath}?serviceId=${serviceId}`

/** Where a visit for a service is booked. */
export const bookingPath = (serviceId: number) => `/services/booking?serviceId=${serviceId}`

/** One of the own applications in the personal center. */
export const myRequestPath = (id: string) => `${myRequestsPath}&request=${id}`

/** A service among all of them, opened. */
export const servicePath = (serviceId: number) => `${servicesPath}?serviceId=${serviceId}`
