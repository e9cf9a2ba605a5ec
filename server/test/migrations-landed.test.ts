import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrations } from '../src/db/migrate.ts'

const folder = new URL('../src/db/migrations/', import.meta.url)

/** SHA-256 of each landed migration. A new migration adds its line here; no other line ever changes. */
const landed: Record<string, string> = {
  '0001-content': 'a6d81e779074b3e6024b2e1779cd57beb028044e14f9eff080d8e3ee0235a019',
  '0002-accounts': 'a9da14d6718221488679582147d9e69757b0217aba7f30bb7a1c077c3bf2ffc3',
  '0003-activities': '855335064a3cb0a7d3e6ba1f41a0d44a3bf26d6f10673617ba27bc1f08e70613',
  '0004-news-and-about': 'a2905d38fe9558789cd2bbdcf893c5b3e85339963da464384ca572b9141211a5',
  '0005-feedback': '5a2e52b9b2da488a41675a6ad825a06d74a455620cc788dcf317be42022ef744',
  '0006-care': '3c8f52a3304bea15e7a25a237e3dbf36201234fc932d59c71a1841ad75f4462e',
  '0007-search': '432d0b5622f9a1783ec9cc029d37aaccec435b46a8279c787903ad81a1aeb6de',
  '0008-called-off-and-moved': '6775701ef6146066b53c4fc2212635a9592e9275da7432a241955cdcc34a5910',
  '0009-file-store': 'bf0870640f86806d84e8bf863165240ef7fefd593eeb42a101a5c431effe1252',
  '0010-known-devices': '75a2c0bed35a8d2735003dcaaed29e52bd160d84e44a8b2fc4f2dc1eb2b21b80',
  '0011-proved-emails': '9cef0b93d2d304fc4c5013567330a90cf297d51fc7bdfacfcb72ae7985a4df7c',
  '0012-audit-seals': 'bf3eae8d0bad52bbb1678a3cf3d32df9582f62c58b77db004bfb89c07dd7b94a',
  '0014-versions': '384238d1006417f36d9c10f819d2e626b01d857cac2d006e45c8902e5360100f',
  '0015-messages': 'da8e17d4913a7b8d0b71149f0d037019cab8d6b2cacb8767529223ec80f2486c',
  '0016-search-questions': '737a1937e0792dd00c5db90eec5c892ed5b78a44f30f4f8b66ec8325c327a935',
  '0017-search-synonyms': '221d950c00854e4dbc60c15bf6773c9283508044297074d26cc842d2858cd37c',
  '0018-activity-facts': 'fefc25b369556084dc208406f29d0211c84e49f75a013a425de8432fdccf19e3',
  '0019-service-guide': 'b6e53349f849db039327eb310f8c53c27cf93527a833e33943bf1b2a05b5cfed',
  '0020-training': '571613c09f68fea667b590d9eaca0748ebf879c17acac52ff1249d2e6e3ec5fb',
  '0021-training-exams': '94bcfa4dbe487d5bdcdf42634d432d4a84d894a3a82b0b770e830fcf17a6d013',
  '0022-training-certificates': 'b02f873921a7becf89367523db5e1877fea3cf20c493b49f40adec6a30b07ef3',
  '0024-film-titles': '8f59078e84699ddc5403fede7975e45b10bd9f31cd3f3834dfbd61332b90f8db',
  '0025-service-versions': '13336d93174a615f87114d855d31c5d3699488fd23aaf4f5a16fa77585b6fcba',
  '0026-push': '24e0dd6e2cd7429be948e2ef012b658f75da23756615731b56baf6d9e64e8b48',
  '0028-second-factors': '5386f0dcd17c185286e0afae8b03d74fa995850190fd2e8047571d0215d0ee73',
  '0029-passkeys': '0618f1bf99275f04e98c6cae8b72fd4ee1b68ac3bbeb1e723c16ac36fb69042b',
  '0030-work': '330d7aefa97f7c073dc2fcb102a7e9877cd4d7b9607a8b741d7813a4c534a9a3',
  '0031-live': 'e43ea0e521180ff837333ff2f9a7aec1d337296e7873a3c90e6f65cfa208d834',
  '0032-request-words': '17d10b32add7445826351b10850efc1a6a554c1fa0b8bcc44965bf68b0e572bc',
  '0033-called-off-visits': 'df3dff29dea8316f16c424be2ab240b962f540a8fc18f3e3a2bc828cab5e7603',
  '0034-white-card-history': 'e5632d6fef607987c15972ec5c05f8a3f1e4b3f8521295ccbccb954d96442bcd',
  '0035-white-card-batches': '1e3ef2861369747055e4ed35bc642109b704828d3e59aa2650244587793aa374',
  '0036-people': '74f069be1813434c4c2fcb043c3c8712f0b18946a2d6ddf7c8dc47ceba7827f0',
  '0037-audit-reading': '0d25d778c76d449143d85bf9494f6eabc40a4e069d5ce7ac5ab754c5123c70f4',
  '0038-arrivals': '82f10f87f83aa2e537c69cc1d60722345d97d598d90ffa1ed851333f0bd0c0e0',
  '0039-document-expiry': '07b882c999a3db0263f9d3351983c1957dd01e27aec30101a407fc1e3a833a69',
  '0040-caregivers-by-waiting': 'dc8f45238fb2e5d3d13958ad0ed33a4da4bf598247a1c62de76ac50c1439bbf9',
  '0041-expiring-documents': '192b703e5b40182ad163622a59c06025abd53fe4aff0aca5c9ace65fe5348b54',
  '0042-door-live': '2966af08d363eebbfb721ba2a5fe5d8b9adfd8d14bcd5747cbba9aa2a91be419',
  '0043-wanted-documents': 'f9ed0ac60a03753e4efd982b2a04ed62767b41e90b7cf36b0f092f29dd56d3fc',
  '0044-asked-caregivers-wait': 'cb09281a84888c3a4a9c6ad156148ea162b950ee08d658433c02d0b5290700cf',
  '0045-told-authors': '5377810964886d604ea77acbc16c92a7e3044fc4c417fd7e4f69354bd93acc82',
  '0046-attendance-live': '64fd96b368db5291c84e0d7e78aae415483c85363c4b6f1f80d541bd1ec764b1',
  '0047-key-checks': '8f0b579aa96c96e24344ceff717f778e5e8e414f47fb9e74d5389f72af00246b',
  '0048-retention': 'e9a13f894c6717e04832120b03c1bc681cd103309b7e96a7d12e61126c8f94d5',
  '0049-deleted-accounts': '640209a3812f02dc64ad07bd381fb58123cf904ede317b267d15b45ad003fc7f',
  '0050-people-to-call': '7a9dea3998e6d3469a71de2ab038a51074c4705dcb84aae9da1866f59b708611',
  '0051-served-films': '69f022c9e08a8d6e736d663583a10d2c992699d31f01c1ee4b098f01d11ff66a',
  '0052-new-names': '0adb3e72bc43114eb9944e3a98f9223530824e22c729bdc6a3a08a799348f632',
  '0053-sent-applications': 'b2f6fc7f01cc09db19719987a1886ad6ee7b090876c37992fb31ac1803c6689f',
  '0055-devices-of-sessions': '94d1f825ac5e524393ecb7cf14e39c4b957c03fee7da629a6fcd8ba8b9b08ae2',
  '0056-repeated-refusals': 'a4347ae697fbfb85edf0c2c64d17ebeb428f61d06d2c653363075732f8aa260b',
  '0057-words-of-holders': 'dfe3c9a612b97d6bd73a0a9c639e5583ad3180816ad0511933cb488ee164f50d',
  '0059-thumbnails': '887e984c6c7a66b52be0162828b1b1ac2d814d5157bba14d018ba65a279eae80',
  '0060-care-for': 'b1348725888f071bb9048a0a719875e8d534205b416c5bae1faf836ffebc533f',
  '0061-withdrawn-reviews': '9bc2afb916776fe509ca2852e63529c310cdb393337964e6af14eb2e3ab04c76',
  '0062-card-holders': 'e88d99b916b7a596a477be5e0dfaad15812730de3f40e578eca9bb2091528dca',
  '0063-cards-not-found': 'c365dcaf11c7b54ae1f21bbe44ff253c6ba8c1e1775be3824809c0eb79c1ff51',
  '0064-visits-without-a-service': 'e862b312e81eff50ca7553855293636646c87dcbc078da85fcf2d498004f8b03',
  '0065-callbacks': '3c2415073b645b03dd2cb8af63f012dfaa9e9de13c02ef1152bc21208569a297',
  '0066-card-outcomes': '9d43a10777b5a7496935c7f5ad2f0ae14b480ffb13416c2cc158ea00bc48af94',
  '0067-key-checks-of-every-key': '5d11fa4a519f15a2a6aa0b3a4491b6c02f4862a28f3b7642514c01dc47c2758b',
  '0068-kept-records': '6d5cfa695c437170bbffc12b88a05fef469ede2b524d73cfb8ed182da84be730',
  '0072-repeated-entries': '49315b799f6fc966ede7bad5119a777407c06a43a0e5b753becdec564dd5389f',
  '0073-displaced-visits': '3ab5c5889a2a1c25c9d4faef749afd0df836bae1e7b9c978b771498e63796540',
  '0078-first-administrator': '50ca1d7f4ddee935081e8dde18602c7eb4351fc6628d818ce3de74b997fd8898',
  '0079-passkey-as-first-factor': 'cbf0c3ee54f764fe3821b89f7016c178cf5d906a352f401f6b4ac08d1e1963c3',
  '0080-backup-attempts': '5c3bd1a50bc762d100b9b5192ef3b966c64a801d6d05068f92b8019258d56df8',
  '0081-staff-saves': '77b51ecf0bf41c10abd8efe736967d7c7a3ad62a176ee440755be74c3d85e247',
  '0082-content-drafts': 'f5fb51c8e4eac4a1ba663701341bd322ac1694bd7d90de9519827075353f33d3',
  '0083-content-changed-by': '843eb7f0c4302304cb2515a8d29d08e1f491e140685a35fe011f444926988661',
  '0084-kinds-of-content': '4909ebde95e6541beba868b92acaadfbdca2c1f8087c4ea3c1d846e9380b96fb',
  '0085-activities-as-content': '063aca8d2bbfd940db389f55404ad71f917349e2c296e2612b06cfd719a09830',
  '0086-legal-texts-and-film': '0e9413fa3cbf202fe205b30b38e0a69e3011d250629aa5313df5131e32f753c5',
  '0087-published-messages': '1fbf639c827abb7fd2ece9ffca9a46ea21ee49206227e2c5f78258252e843c3e',
  '0088-messages-that-wait': '1d1e138aa7ab5ce437ddb318b069b38b70e21a6f76b3bdc63563328b9c4b544a',
  '0089-content-releases': '38944b857f89cea707300c1e58d53d0c61c84299d3e8c0edef27cf332ab4b768',
  '0090-arrivals-before-a-move': '7cc9eb38baf86b2ad92c67b8c1da3f090f2a9588b0a3d2853ec681757937d8f1',
  '0091-moments-of-records': 'c4e3c2d5c70a646b39414f95b44e69f0bfd091f907896fa064f4c3aec44bb00c',
  '0092-versions-of-content': 'fd4510d3c9d47c2e0bce630b2254dadbf2c4c72cac40b46336c270a23cb3460a',
  '0093-uploaded-films': '2139a7844569bef342dc9e3b1ad6966e162433081245c0a6a82d9482346e4c25',
  '0094-moments-by-a-trigger': 'a5e2918c7e5a11b80b387bd13cd091a9ac5a032090606207adff3db8f63c7992',
  '0095-announce-called-off': 'a4d679773613702480535b4e8d7c9506c14ed17bd63dc231f707fcee1d489900',
  '0096-picture-consents': '5bd8a3a9766c56bbc203fbcbc2369f1f6f81ddbeb7891581c915778373a10543',
}

const filesOf = () => readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
const checksumOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(new URL(`${name}.ts`, folder)))
    .digest('hex')

test.each(Object.entries(landed))('migration %s is unchanged since it landed', (name, checksum) => {
  const advice = `${name} has landed, and databases have run it: restore it and add a new migration instead (CONTRIBUTING.md)`
  expect(filesOf(), advice).toContain(name)
  expect(checksumOf(name), advice).toBe(checksum)
})

test('every migration has a checksum', () => {
  const added = filesOf().filter((name) => !landed[name])
  const lines = added.map((name) => `'${name}': '${checksumOf(name)}',`)
  expect(lines, 'new migrations: add these lines to `landed` in this test').toEqual([])
})

test('migrate.ts runs every migration, in the order of their numbers', () => {
  expect(Object.keys(migrations)).toEqual(filesOf().sort())
})
