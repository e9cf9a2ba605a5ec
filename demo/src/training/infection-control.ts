import { type DemoTraining, multiple, single, trueFalse } from './types.ts'

export const infectionControl: DemoTraining = {
  key: 'infection-control',
  title: { en: 'Infection control', 'zh-CN': '预防感染', 'zh-TW': '預防感染' },
  summary: {
    en: 'How germs travel, and how clean hands, gloves and masks stop them.',
    'zh-CN': '病菌怎么传播，洗手、手套和口罩怎么挡住它们。',
    'zh-TW': '病菌怎麼傳播，洗手、手套和口罩怎麼擋住它們。',
  },
  objectives: {
    en: 'Know when and how to wash your hands\nPut on and take off gloves and a mask safely\nKnow when to stay home and call the office',
    'zh-CN': '知道什么时候洗手、怎么洗\n安全地戴上和脱下手套、口罩\n知道什么时候应留在家中并打电话给办公室',
    'zh-TW': '知道什麼時候洗手、怎麼洗\n安全地戴上和脫下手套、口罩\n知道什麼時候應留在家中並打電話給辦公室',
  },
  poster: 'scope-personal-care',
  posterAlt: {
    en: 'A caregiver helps an older woman get ready for the day.',
    'zh-CN': '护理员帮一位长者梳洗穿衣。',
    'zh-TW': '護理員幫一位長者梳洗更衣。',
  },
  minutes: 120,
  scenes: [
    {
      picture: 'banner-stoop',
      caption: {
        en: 'You visit several homes a day. Germs would like to come with you.',
        'zh-CN': '您一天要去好几户人家，病菌也想跟着您走。',
        'zh-TW': '您一天要去好幾戶人家，病菌也想跟著您走。',
      },
    },
    {
      picture: 'scope-personal-care',
      caption: {
        en: 'Wash your hands when you arrive, before food, after the bathroom, and when you leave.',
        'zh-CN': '进门时、碰食物前、上完厕所后、离开前，都要洗手。',
        'zh-TW': '進門時、碰食物前、上完廁所後、離開前，都要洗手。',
      },
    },
    {
      picture: 'event-health-fair-2',
      caption: {
        en: 'Use soap and rub for 20 seconds: palms, backs, between the fingers, thumbs.',
        'zh-CN': '用肥皂搓 20 秒：手心、手背、指缝、拇指。',
        'zh-TW': '用肥皂搓 20 秒：手心、手背、指縫、拇指。',
      },
    },
    {
      picture: 'scope-nursing',
      caption: {
        en: 'Wear gloves when you may touch blood or body fluids. Use a new pair for each task.',
        'zh-CN': '可能碰到血液或体液时要戴手套，每做一件事换一双。',
        'zh-TW': '可能碰到血液或體液時要戴手套，每做一件事換一雙。',
      },
    },
    {
      picture: 'activity-blood-pressure',
      caption: {
        en: 'Take gloves off inside out, throw them away, and wash your hands again.',
        'zh-CN': '脱手套时由里往外翻，丢掉，然后再洗一次手。',
        'zh-TW': '脫手套時由裡往外翻，丟掉，然後再洗一次手。',
      },
    },
    {
      picture: 'scope-meals',
      caption: {
        en: 'Clean what many hands touch: door handles, remote controls, the phone.',
        'zh-CN': '常有人摸的地方要清洁：门把、遥控器、电话。',
        'zh-TW': '常有人摸的地方要清潔：門把、遙控器、電話。',
      },
    },
    {
      picture: 'event-training-2',
      caption: {
        en: 'Cough into your elbow. Wear a mask when you or the patient has a cough.',
        'zh-CN': '咳嗽时用手肘遮住。您或患者咳嗽时，请戴口罩。',
        'zh-TW': '咳嗽時用手肘遮住。您或病人咳嗽時，請戴口罩。',
      },
    },
    {
      picture: 'scope-companionship',
      caption: {
        en: 'If you have a fever, stay home and call the office. That, too, is good care.',
        'zh-CN': '发烧时请留在家里，打电话给办公室。这也是好的照顾。',
        'zh-TW': '發燒時請留在家裡，打電話給辦公室。這也是好的照顧。',
      },
    },
  ],
  questions: [
    trueFalse(
      true,
      {
        en: 'Washing your hands is the best way to stop germs from spreading.',
        'zh-CN': '洗手是防止病菌传播的最好办法。',
        'zh-TW': '洗手是防止病菌傳播的最好辦法。',
      },
      {
        en: 'Hands carry most germs from one person to the next.',
        'zh-CN': '病菌大多是靠手从一个人传给另一个人的。',
        'zh-TW': '病菌大多是靠手從一個人傳給另一個人的。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'If you wear gloves, you do not need to wash your hands.',
        'zh-CN': '戴了手套就不用洗手。',
        'zh-TW': '戴了手套就不用洗手。',
      },
      {
        en: 'Gloves can have tiny holes. Wash your hands before and after.',
        'zh-CN': '手套可能有小破洞。戴之前和脱下后都要洗手。',
        'zh-TW': '手套可能有小破洞。戴之前和脫下後都要洗手。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'You may use the same gloves for two patients if they look clean.',
        'zh-CN': '手套看起来干净，就可以给两位患者用。',
        'zh-TW': '手套看起來乾淨，就可以給兩位病人用。',
      },
      {
        en: 'Germs cannot be seen. Use new gloves for each person and each task.',
        'zh-CN': '病菌是看不见的。每个人、每件事都要换新手套。',
        'zh-TW': '病菌是看不見的。每個人、每件事都要換新手套。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'A person can pass on the flu before feeling sick.',
        'zh-CN': '人在觉得不舒服之前，就可能把流感传给别人。',
        'zh-TW': '人在覺得不舒服之前，就可能把流感傳給別人。',
      },
      {
        en: 'That is why we wash our hands every time, not only when somebody is sick.',
        'zh-CN': '所以我们每次都要洗手，而不是有人生病时才洗。',
        'zh-TW': '所以我們每次都要洗手，而不是有人生病時才洗。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'A used needle goes into a hard sharps container, never into a trash bag.',
        'zh-CN': '用过的针头要放进硬质的锐器盒，不能丢进垃圾袋。',
        'zh-TW': '用過的針頭要放進硬質的尖銳物回收盒，不能丟進垃圾袋。',
      },
      {
        en: 'A needle in a bag can stick the next person who picks it up.',
        'zh-CN': '垃圾袋里的针头会刺伤下一个拿袋子的人。',
        'zh-TW': '垃圾袋裡的針頭會刺傷下一個拿袋子的人。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'Hand sanitizer works well on hands that you can see are dirty.',
        'zh-CN': '手上有明显的脏东西时，用免洗洗手液就够了。',
        'zh-TW': '手上有明顯的髒東西時，用乾洗手液就夠了。',
      },
      {
        en: 'Dirt protects germs from the sanitizer. Use soap and water.',
        'zh-CN': '脏东西会护住病菌，要用肥皂和水洗。',
        'zh-TW': '髒東西會護住病菌，要用肥皂和水洗。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'You should cover a cut on your hand before you give care.',
        'zh-CN': '照顾别人之前，应先把手上的伤口包好。',
        'zh-TW': '照顧別人之前，應先把手上的傷口包好。',
      },
      {
        en: 'Germs can get in and out through a cut.',
        'zh-CN': '病菌会从伤口进出。',
        'zh-TW': '病菌會從傷口進出。',
      },
    ),
    single(
      {
        en: 'How long do you rub your hands with soap?',
        'zh-CN': '用肥皂搓手要多久？',
        'zh-TW': '用肥皂搓手要多久？',
      },
      [
        { en: '20 seconds', 'zh-CN': '20 秒', 'zh-TW': '20 秒' },
        { en: '5 seconds', 'zh-CN': '5 秒', 'zh-TW': '5 秒' },
        { en: '2 minutes', 'zh-CN': '2 分钟', 'zh-TW': '2 分鐘' },
      ],
      {
        en: 'About as long as singing “Happy Birthday” twice.',
        'zh-CN': '大约是唱两遍《生日快乐》的时间。',
        'zh-TW': '大約是唱兩遍《生日快樂》的時間。',
      },
    ),
    single(
      {
        en: 'You wake up with a fever before work. What do you do first?',
        'zh-CN': '上班前您发烧了，首先要做什么？',
        'zh-TW': '上班前您發燒了，首先要做什麼？',
      },
      [
        {
          en: 'Call the office and stay home',
          'zh-CN': '打电话给办公室，留在家里',
          'zh-TW': '打電話給辦公室，留在家裡',
        },
        { en: 'Take a pill and go', 'zh-CN': '吃药后去上班', 'zh-TW': '吃藥後去上班' },
        { en: 'Ask the patient', 'zh-CN': '问患者怎么办', 'zh-TW': '問病人怎麼辦' },
      ],
      {
        en: 'A pill hides the fever, but you can still pass on the illness.',
        'zh-CN': '药能退烧，但您仍可能传染别人。',
        'zh-TW': '藥能退燒，但您仍可能傳染別人。',
      },
    ),
    single(
      {
        en: 'How do you take off used gloves?',
        'zh-CN': '用过的手套怎么脱？',
        'zh-TW': '用過的手套怎麼脫？',
      },
      [
        {
          en: 'Inside out, one into the other',
          'zh-CN': '由里往外翻，一只包住另一只',
          'zh-TW': '由裡往外翻，一隻包住另一隻',
        },
        { en: 'Pull them off by the fingertips', 'zh-CN': '拉着指尖脱下', 'zh-TW': '拉著指尖脫下' },
        { en: 'Wash them first, then keep them', 'zh-CN': '先洗干净，再留着用', 'zh-TW': '先洗乾淨，再留著用' },
      ],
      {
        en: 'The dirty side stays inside and does not touch your skin.',
        'zh-CN': '这样脏的一面包在里面，不会碰到皮肤。',
        'zh-TW': '這樣髒的一面包在裡面，不會碰到皮膚。',
      },
    ),
    single(
      {
        en: 'Where do you cough if you have no tissue?',
        'zh-CN': '没有纸巾时，咳嗽应该对着哪里？',
        'zh-TW': '沒有衛生紙時，咳嗽應該對著哪裡？',
      },
      [
        { en: 'Into the elbow', 'zh-CN': '手肘内侧', 'zh-TW': '手肘內側' },
        { en: 'Into the hand', 'zh-CN': '手心', 'zh-TW': '手心' },
        { en: 'Toward the floor', 'zh-CN': '地板', 'zh-TW': '地板' },
      ],
      {
        en: 'Hands touch everything. An elbow touches little.',
        'zh-CN': '手会到处摸，手肘很少碰东西。',
        'zh-TW': '手會到處摸，手肘很少碰東西。',
      },
    ),
    single(
      {
        en: 'How do you carry dirty laundry?',
        'zh-CN': '脏衣物应该怎么拿？',
        'zh-TW': '髒衣物應該怎麼拿？',
      },
      [
        { en: 'Away from your body', 'zh-CN': '离开身体', 'zh-TW': '離開身體' },
        { en: 'Held against your chest', 'zh-CN': '抱在胸前', 'zh-TW': '抱在胸前' },
        { en: 'Shaken out first', 'zh-CN': '先抖一抖', 'zh-TW': '先抖一抖' },
      ],
      {
        en: 'Then germs stay off your clothes. Shaking throws them into the air.',
        'zh-CN': '这样病菌不会沾到您的衣服。抖动会把病菌扬到空气里。',
        'zh-TW': '這樣病菌不會沾到您的衣服。抖動會把病菌揚到空氣裡。',
      },
    ),
    single(
      {
        en: 'You are stuck by a used needle. What is first?',
        'zh-CN': '您被用过的针头刺到，第一步是什么？',
        'zh-TW': '您被用過的針頭刺到，第一步是什麼？',
      },
      [
        {
          en: 'Wash with soap and water, then call the office',
          'zh-CN': '用肥皂和水冲洗，然后打电话给办公室',
          'zh-TW': '用肥皂和水沖洗，然後打電話給辦公室',
        },
        { en: 'Wait to see if you get sick', 'zh-CN': '等等看会不会生病', 'zh-TW': '等等看會不會生病' },
        { en: 'Put on a bandage and go on', 'zh-CN': '贴上创可贴继续工作', 'zh-TW': '貼上 OK 繃繼續工作' },
      ],
      {
        en: 'Treatment after a needle stick works best within hours.',
        'zh-CN': '被针刺后，几小时内治疗效果最好。',
        'zh-TW': '被針刺後，幾小時內治療效果最好。',
      },
    ),
    multiple(
      {
        en: 'When do you wash your hands?',
        'zh-CN': '什么时候要洗手？',
        'zh-TW': '什麼時候要洗手？',
      },
      [
        { en: 'When you arrive', 'zh-CN': '进门时', 'zh-TW': '進門時' },
        { en: 'Before you cook', 'zh-CN': '做饭前', 'zh-TW': '煮飯前' },
      ],
      [
        { en: 'Only when they look dirty', 'zh-CN': '只在看起来脏的时候', 'zh-TW': '只在看起來髒的時候' },
        { en: 'Only at the end of the day', 'zh-CN': '只在一天结束时', 'zh-TW': '只在一天結束時' },
      ],
      {
        en: 'Germs cannot be seen, so wash at every step that could pass them on.',
        'zh-CN': '病菌看不见，所以每个可能传播的环节都要洗手。',
        'zh-TW': '病菌看不見，所以每個可能傳播的環節都要洗手。',
      },
    ),
    multiple(
      {
        en: 'For which tasks do you wear gloves?',
        'zh-CN': '做哪些事要戴手套？',
        'zh-TW': '做哪些事要戴手套？',
      },
      [
        { en: 'Cleaning up blood', 'zh-CN': '清理血迹', 'zh-TW': '清理血跡' },
        { en: 'Helping with a bedpan', 'zh-CN': '帮忙使用便盆', 'zh-TW': '協助使用便盆' },
      ],
      [
        { en: 'Reading the newspaper aloud', 'zh-CN': '读报纸给患者听', 'zh-TW': '讀報紙給病人聽' },
        { en: 'Answering the phone', 'zh-CN': '接电话', 'zh-TW': '接電話' },
      ],
      {
        en: 'Gloves are for blood and body fluids.',
        'zh-CN': '接触血液和体液时要戴手套。',
        'zh-TW': '接觸血液和體液時要戴手套。',
      },
    ),
  ],
}
