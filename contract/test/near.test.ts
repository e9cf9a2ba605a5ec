import { expect, test } from 'vitest'
import { nearestFirst } from '../src/person/near.ts'

const offices = [
  { name: 'Manhattan', latitude: 40.717, longitude: -73.996 },
  { name: 'Brooklyn', latitude: 40.635, longitude: -74.01 },
  { name: 'Queens', latitude: 40.76, longitude: -73.83 },
]
const namesFrom = (postcode: string) => nearestFirst(offices, postcode).map(({ name }) => name)

test('[USE-59] the office that is nearest to a postcode of the city comes first', () => {
  expect(namesFrom('11354')).toEqual(['Queens', 'Manhattan', 'Brooklyn'])
  expect(namesFrom('11220')).toEqual(['Brooklyn', 'Manhattan', 'Queens'])
  expect(namesFrom('10002')).toEqual(['Manhattan', 'Queens', 'Brooklyn'])
})

test('[USE-59] from elsewhere, and without a postcode, offices keep their order', () => {
  for (const postcode of ['', '12207', '07030']) expect(namesFrom(postcode)).toEqual(offices.map(({ name }) => name))
})
