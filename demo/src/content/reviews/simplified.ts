import type { DemoReview } from '../types.ts'

export const simplifiedReviews: DemoReview[] = [
  {
    commentText:
      '我妈有糖尿病，以前吃饭最让人操心。护理员小陈每天把血糖记在本子上，还学会了我妈爱吃的疙瘩汤，少放盐也好吃。我在外州上班，心里踏实多了。',
    language: 'zh-CN',
    userName: 'Lihua S.',
    rating: 5,
    pictures: [],
    reply: {
      en: 'Thank you, Lihua. The whole team has read your words, and now everybody asks for the recipe of that soup.',
      'zh-CN': '谢谢您。您的话全体同事都看到了，现在人人都在打听这汤怎么做。',
      'zh-TW': '謝謝您。您的話全體同事都看到了，現在人人都在打聽這碗湯怎麼煮。',
    },
    daysAgo: 2,
    top: true,
  },
  {
    commentText:
      '头一回申请，什么都不懂。协调员打了三次电话，一项一项告诉我还差什么材料，最后在法拉盛办事处当面帮我核对。英语不好也不怕。',
    language: 'zh-CN',
    userName: 'Jianguo Z.',
    rating: 5,
    pictures: [],
    daysAgo: 12,
    top: true,
  },
  {
    commentText: '跟着他们去植物园走了一圈，认识了两个老乡，现在天天微信上聊天。照片是路上拍的。',
    language: 'zh-CN',
    userName: 'Xiulan H.',
    rating: 5,
    pictures: ['review-walk', 'review-garden'],
    daysAgo: 21,
    top: false,
  },
  {
    commentText: '护理员人很好，干活利索，也守时。就是节假日换班的通知来得有点晚，希望能提前两天说。',
    language: 'zh-CN',
    userName: 'Guoqiang M.',
    rating: 4,
    pictures: [],
    reply: {
      en: 'That is fair, thank you. A change on a holiday should be announced at least two days ahead; that is our rule now.',
      'zh-CN': '您提得对，谢谢您。节假日有变动，至少提前两天打电话通知，这已经是我们现在的规定。',
      'zh-TW': '您說得有道理，謝謝您。假日有變動，至少提前兩天打電話通知，這已經是我們現在的規定。',
    },
    daysAgo: 39,
    top: false,
  },
  {
    commentText:
      '爸爸中风以后不爱说话。护理员是福州人，两人用家乡话聊钓鱼，一聊就是一下午。上个月他自己打电话给我，我在地铁站里就哭了。',
    language: 'zh-CN',
    userName: 'Min C.',
    rating: 5,
    pictures: ['review-tea'],
    daysAgo: 55,
    top: false,
  },
  {
    commentText: '包饺子活动热闹得很！就是名额太少，第二次就没抢上。建议多办几场。',
    language: 'zh-CN',
    userName: 'Yufen Q.',
    rating: 4,
    pictures: [],
    reply: {
      en: 'We are happy you liked it! The kitchen is small, so we plan a second dumpling morning instead of a bigger one.',
      'zh-CN': '您喜欢就好！厨房地方不大，所以我们打算多办一场，而不是一场挤更多人。',
      'zh-TW': '您喜歡就好！廚房空間不大，所以我們打算多辦一場，而不是一場擠更多人。',
    },
    daysAgo: 68,
    top: false,
  },
  {
    commentText: '我自己在医院上班，眼光比较挑。给婆婆找护理机构，前后比了四家，最后选了这里，两年了没想过换。',
    language: 'zh-CN',
    userName: 'Ping W.',
    rating: 5,
    pictures: [],
    daysAgo: 104,
    top: false,
  },
]
