import type { DemoReview } from '../types.ts'

export const traditionalReviews: DemoReview[] = [
  {
    commentText:
      '先生今年八十一，行動不便，我一個人實在搬不動他。護理員阿芳來了之後，每天早上幫他洗澡、換衣服，還會陪他聽粵曲。我終於可以安心去買菜，不用一路跑回家。',
    language: 'zh-TW',
    userName: 'Suk-yin C.',
    rating: 5,
    pictures: ['review-tea'],
    reply: {
      en: 'Thank you for writing, Suk-yin. Somebody who does so much for others has earned a slow walk through the market.',
      'zh-CN': '谢谢您写给我们。为别人付出这么多的人，本来就该有空慢慢逛逛菜市场。',
      'zh-TW': '謝謝您寫給我們。為別人付出這麼多的人，本來就該有空慢慢逛逛菜市場。',
    },
    daysAgo: 6,
    top: true,
  },
  {
    commentText: '網站可以轉成繁體中文，字又可以放大，媽媽七十八歲自己就會看活動、自己報名。給設計的人一個讚。',
    language: 'zh-TW',
    userName: 'Mei-ling W.',
    rating: 5,
    pictures: [],
    daysAgo: 14,
    top: true,
  },
  {
    commentText: '媽媽的生日會辦得好溫馨，有長壽麵、有蛋糕，連隔壁桌的婆婆都一起唱歌。她回家後把照片看了十幾次。',
    language: 'zh-TW',
    userName: 'Wai-man F.',
    rating: 5,
    pictures: ['review-birthday'],
    daysAgo: 23,
    top: false,
  },
  {
    commentText:
      '申請白卡的時候收到一封看不懂的信，拿去華埠辦事處問，職員很有耐心，逐句解釋給我聽，還告訴我要打哪個電話。',
    language: 'zh-TW',
    userName: 'Kwok-wah L.',
    rating: 5,
    pictures: [],
    reply: {
      en: 'Thank you for your kind words. Anybody may bring a letter that is hard to read; going through it together is quick.',
      'zh-CN': '谢谢您的肯定。谁收到看不懂的信，都可以拿到办事处来，我们一起看。',
      'zh-TW': '謝謝您的肯定。誰收到看不懂的信，都可以拿到辦事處來，我們一起看。',
    },
    daysAgo: 30,
    top: false,
  },
  {
    commentText: '護士每個月來家裡看爸爸，量血壓、看藥盒，也會問我睡得好不好。連照顧的人也有人關心，真的很感動。',
    language: 'zh-TW',
    userName: 'Shu-fen T.',
    rating: 5,
    pictures: [],
    daysAgo: 44,
    top: false,
  },
  {
    commentText: '整體滿意。阿姨煮的菜偏鹹，講過一次之後就改了。如果一開始先問清楚口味會更好。',
    language: 'zh-TW',
    userName: 'Chi-hung Y.',
    rating: 4,
    pictures: [],
    reply: {
      en: 'Good idea. We now ask everybody about taste right at the beginning.',
      'zh-CN': '这个建议很好。我们现在一开始就会先问清楚口味。',
      'zh-TW': '這個建議很好。我們現在一開始就會先問清楚口味。',
    },
    daysAgo: 58,
    top: false,
  },
  {
    commentText:
      '跟外婆一起參加高架花圃的活動，她年輕時在台南種過菜，一摸到土整個人都亮起來。三張照片都是同一天拍的，她笑了一整個早上。',
    language: 'zh-TW',
    userName: 'Yi-chun H.',
    rating: 5,
    pictures: ['review-garden', 'review-walk', 'review-tea'],
    daysAgo: 72,
    top: false,
  },
  {
    commentText: '電話有時候要等好幾分鐘才有人接，不過接通之後都處理得很好。希望中午可以多一個人接電話。',
    language: 'zh-TW',
    userName: 'Lai-kuen N.',
    rating: 3,
    pictures: [],
    daysAgo: 97,
    top: false,
  },
]
