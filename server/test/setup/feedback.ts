import type { InputOf } from '@portal/contract/endpoint'
import { addReview, getMyReviews } from '@portal/contract/feedback/own'
import { getReviewPage, type ReviewPage } from '@portal/contract/feedback/public'
import { approveReview } from '@portal/contract/feedback/staff'
import { uploadFile } from '@portal/contract/files'
import sharp from 'sharp'
import { expect } from 'vitest'
import { jpeg } from '../matrix/jpeg.ts'
import type { Person } from './people.ts'
import type { TestPortal } from './portal.ts'
import { save } from './saving.ts'

type Review = Partial<InputOf<typeof addReview>>

interface Scene {
  portal: TestPortal
  /** A coordinator. */
  staff: Pick<Person, 'headers'>
}

/** Actions for tests of reviews, in a scene that is set up later. */
export function reviewHelpers(scene: () => Scene) {
  const write = (person: Person, input: Review = {}, language = 'en') => {
    const headers = { ...person.headers, 'accept-language': language }
    return scene().portal.call(addReview, { commentText: `Kind and on time. ${Math.random()}`, ...input }, headers)
  }
  return {
    write,
    written: async (person: Person, input: Review = {}) => (await write(person, input)).body.data,
    upload: async (person: Person, file: Blob = jpeg) =>
      (await scene().portal.call(uploadFile, { file }, person.headers)).body.data.id,
    mine: async (person: Person) => (await scene().portal.call(getMyReviews, {}, person.headers)).body.data,
    approve: (id: number, featured = false) =>
      save(scene().portal, approveReview, { id, featured }, scene().staff.headers),
    /** Waits for the public page to match; the database announces a change just after its commit. */
    async publicPage(expected: (page: ReviewPage) => boolean): Promise<ReviewPage> {
      const read = async () => (await scene().portal.call(getReviewPage, { pageSize: 100 })).body.data
      await expect.poll(read).toSatisfy(expected)
      return read()
    },
  }
}

/** A picture that no other test stores. */
export async function picture(background: string): Promise<Blob> {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)])
}

export const shows = (id: number) => (page: ReviewPage) => page.records.some(({ commentId }) => commentId === id)
export const hides = (id: number) => (page: ReviewPage) => !shows(id)(page)
