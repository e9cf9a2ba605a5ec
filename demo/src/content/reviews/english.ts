import type { DemoReview } from '../types.ts'

export const englishReviews: DemoReview[] = [
  {
    commentText:
      'My mom is 84 and did not want a stranger in her kitchen. Three weeks later she sets out two cups of tea before Mei even rings the bell. I can finally take a meeting without checking my phone every five minutes.',
    language: 'en',
    userName: 'Grace L.',
    rating: 5,
    pictures: ['review-tea'],
    reply: {
      en: 'Thank you, Grace. Two cups of tea say more than any report. You have made our whole office smile.',
      'zh-CN': 'Grace，谢谢您。两杯茶比什么报告都有说服力，整个办公室看了都很开心。',
      'zh-TW': 'Grace，謝謝您。兩杯茶勝過任何報告，整個辦公室看了都很開心。',
    },
    daysAgo: 4,
    top: true,
  },
  {
    commentText:
      'They helped us put the Medicaid papers in order, one page at a time. I had been pushing that pile around since March. Nobody made me feel stupid for asking twice.',
    language: 'en',
    userName: 'Yolanda M.',
    rating: 5,
    pictures: [],
    daysAgo: 9,
    top: true,
  },
  {
    commentText:
      'After my hip surgery I was afraid of the stairs. Every day my caregiver and I went down one step more. Last Sunday I walked to church by myself, well, with my cane.',
    language: 'en',
    userName: 'Marva T.',
    rating: 5,
    pictures: ['review-walk'],
    reply: {
      en: 'Thank you, Marva. We read your words aloud in the office. May there be many more Sundays like that one.',
      'zh-CN': 'Marva，谢谢您。我们在办公室里把您的话念给大家听了。愿以后的每个星期天都这么好。',
      'zh-TW': 'Marva，謝謝您。我們在辦公室把您的話唸給大家聽了。願往後的每個星期天都這麼美好。',
    },
    daysAgo: 17,
    top: false,
  },
  {
    commentText:
      'Good people. My father speaks only Russian and they found a lady from Odesa for him. She makes borscht better than me, do not tell my wife.',
    language: 'en',
    userName: 'Boris K.',
    rating: 5,
    pictures: [],
    daysAgo: 26,
    top: false,
  },
  {
    commentText:
      'The care is kind and the aide is great with my uncle. But the first two weeks we had three different people and he got confused. It is steady now, so four stars.',
    language: 'en',
    userName: 'Desmond A.',
    rating: 4,
    pictures: [],
    reply: {
      en: 'Thank you for being so frank, Desmond. News of a change should come before the change; that is our rule now. Please call our office if you would like to talk about it.',
      'zh-CN': 'Desmond，谢谢您直言。有变动应当提前通知，这已经是我们现在的规定。想细说的话，欢迎打电话到办公室。',
      'zh-TW': 'Desmond，謝謝您直說。有變動應該提前通知，這已經是我們現在的規定。想細說的話，歡迎打電話到辦公室。',
    },
    daysAgo: 33,
    top: false,
  },
  {
    commentText:
      'I booked a visit at the Flushing office from my phone during lunch. Took me about four minutes. The coordinator already had our papers on the desk when we came in.',
    language: 'en',
    userName: 'Anjali S.',
    rating: 5,
    pictures: [],
    daysAgo: 48,
    top: false,
  },
  {
    commentText:
      'Abuela turned 90 and her caregiver Luz came in on her day off with a little cake. We all cried. That is not a job for her, that is heart.',
    language: 'en',
    userName: 'Carmen D.',
    rating: 5,
    pictures: ['review-birthday', 'review-tea'],
    daysAgo: 62,
    top: false,
  },
  {
    commentText:
      'Nice staff, but I waited 25 minutes at the Brooklyn office even though I had an appointment. The lady said sorry and helped me well after that.',
    language: 'en',
    userName: 'Teresa N.',
    rating: 3,
    pictures: [],
    reply: {
      en: 'Thank you for telling us, Teresa. Nobody should wait that long at our office, so we now leave more time between appointments.',
      'zh-CN': 'Teresa，谢谢您告诉我们。谁都不该在办事处等那么久，所以我们已经把前后两个预约的间隔拉长。',
      'zh-TW': 'Teresa，謝謝您告訴我們。誰都不該在辦事處等那麼久，所以我們已經把前後兩個預約的間隔拉長。',
    },
    daysAgo: 75,
    top: false,
  },
  {
    commentText:
      'We live on Staten Island and most agencies say it is too far. These folks said what time should we come. My wife looks forward to the garden days all week.',
    language: 'en',
    userName: 'Frank O.',
    rating: 4,
    pictures: ['review-garden'],
    daysAgo: 91,
    top: false,
  },
]
