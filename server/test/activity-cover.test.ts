import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { inAll, newActivity } from './setup/activities.ts'
import { openPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const portal = await openPortal({ web: (await import(webBuild)) as ServerBuild })

test('[USE-44] [F03] the first picture of an activity is its cover, with an absolute address in link previews', async () => {
  const [{ pictures: [one] = [] } = {}, { pictures: [two] = [] } = {}] = await portal.db
    .selectFrom('activities')
    .select('pictures')
    .distinct()
    .limit(2)
    .execute()
  for (const pictures of [
    [one, two],
    [two, one],
  ] as [string, string][]) {
    const title = `Cover of ${pictures[0]}`
    const id = await newActivity(portal, { title: inAll(title), pictures })
    const { data } = (await portal.app.inject(`/home/content/activity/${id}`)).json()
    expect(data.coverPcFileIdList).toEqual(pictures)
    const { body: list } = await portal.app.inject(`/community/activity/search?q=${encodeURIComponent(title)}`)
    const card = /<article.*?<\/article>/s.exec(list)?.[0] ?? ''
    expect(/<img[^>]* src="([^"]+)"/.exec(card)?.[1]).toBe(pictures[0])
    expect(card).not.toContain(pictures[1])
    const { body: page } = await portal.app.inject(`/community/activity/${id}`)
    expect(/property="og:image" content="([^"]+)"/.exec(page)?.[1]).toBe(`http://portal.test${pictures[0]}`)
    // Chat apps show this description, so it says when and where.
    const shared = /property="og:description" content="([^"]+)"/.exec(page)?.[1]
    for (const fact of [/\d:\d\d\s[ap]m/, 'The garden', 'Queens', 'Green tea and cake.']) expect(shared).toMatch(fact)
  }
})
