import { uploadRegistrationFile } from '@portal/contract/accounts/public'
import { uploadFile } from '@portal/contract/files'
import { addPicture } from '@portal/contract/pictures-staff'
import { expect, test } from 'vitest'
import { jpeg } from '../matrix/jpeg.ts'
import { newPatient, newPhone, newStaff, verifyPhone } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()

const broken = new Blob(['<svg/>'])

test.each([
  ['an account', async (file: Blob, { headers }: Caller) => portal.call(uploadFile, { file }, headers)],
  [
    'somebody who registers',
    async (file: Blob, { proof }: Caller) => portal.call(uploadRegistrationFile, { file, proof }),
  ],
  ['staff', async (file: Blob, { staff }: Caller) => portal.call(addPicture, { file }, staff)],
])('[SEC-12] refused uploads count: %s gets 120 attempts a day', async (_, upload) => {
  const caller = await newCaller()
  for (let n = 0; n < 120; n += 1) expect((await upload(broken, caller)).status).toBe(400)
  expect(await upload(jpeg, caller)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect((await upload(jpeg, await newCaller())).status).toBe(200)
})

type Caller = Awaited<ReturnType<typeof newCaller>>

async function newCaller() {
  const [{ headers }, staff] = [await newPatient(portal), await newStaff(portal, 'editor')]
  return { headers, proof: await verifyPhone(portal, newPhone()), staff: staff.headers }
}
