export * from './care.ts'
export * from './crockery.ts'
export * from './food.ts'
export * from './leisure.ts'
