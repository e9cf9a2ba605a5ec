export * from './city.ts'
export * from './houses.ts'
export * from './street.ts'
