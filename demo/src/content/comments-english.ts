import type { DemoComment } from './types.ts'

export const englishComments: DemoComment[] = [
  {
    commentText:
      'My mom is 84 and did not want a stranger in her kitchen. Three weeks later she sets out two cups of tea before Mei even rings the bell. I can finally take a meeting without checking my phone every five minutes.',
    language: 'en',
    userName: 'Grace L.',
    rating: 5,
    pictures: ['review-tea'],
    reply: {
      en: 'Thank you, Grace. Two cups of tea say more than any report. Please give your mom our best.',
      'zh-CN': 'Grace，谢谢您。两杯茶比什么报告都有说服力。请代我们向您母亲问好。',
      'zh-TW': 'Grace，謝謝您。兩杯茶勝過任何報告。請代我們向令堂問好。',
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
      en: 'One step more each day: you did the hard part, Marva. We are so glad you made it to church.',
      'zh-CN': '每天多走一级台阶，最难的部分是您自己做到的，Marva。真为您能走去教堂高兴。',
      'zh-TW': '每天多走一級樓梯，最難的是您自己做到的，Marva。真為您能走去教堂感到開心。',
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
      en: 'You are right, Desmond, and we are sorry about those two weeks. We now tell families before anyone new comes.',
      'zh-CN': 'Desmond，您说得对，那两周的情况我们很抱歉。现在每次换人之前，我们都会先告诉家属。',
      'zh-TW': 'Desmond，您說得對，那兩個星期的情況我們很抱歉。現在每次換人之前，我們都會先通知家屬。',
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
      en: 'Thank you for telling us, Teresa, and sorry for the wait. We have left more time between appointments since then.',
      'zh-CN': 'Teresa，谢谢您告诉我们，让您久等了，很抱歉。之后我们已把预约之间的间隔拉长。',
      'zh-TW': 'Teresa，謝謝您告訴我們，讓您久等，非常抱歉。之後我們已把每個預約的間隔拉長。',
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
