import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take ten seconds or more, mostly of waiting: begun first, they are not what a run waits for at its end. */
const longest = [
  'processes',
  'listening',
  'messages',
  'files/pairing',
  'push/delivery',
  'embedded/crash',
  'care/crash',
  'embedded/open',
  'files/uploads',
  'training/exam-crash',
  'matrix',
  'outage',
  'demo-beside-public',
  'work/live',
  'embedded/place',
]

/** Runs the long files first, in this order, and the others as vitest does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification, name: string) => moduleId.endsWith(`/test/${name}.test.ts`)
    const first = longest.flatMap((name) => files.filter((file) => isLong(file, name)))
    const others = files.filter((file) => !first.includes(file))
    return [...first, ...(await super.sort(others))]
  }
}
