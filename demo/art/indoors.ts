export * from './furniture.ts'
export * from './room.ts'
