import { type DemoTraining, multiple, single, trueFalse } from './types.ts'

export const nutrition: DemoTraining = {
  key: 'nutrition',
  title: { en: 'Food and drink', 'zh-CN': '饮食与营养', 'zh-TW': '飲食與營養' },
  summary: {
    en: 'Meals that are safe, tasty and right for the care plan.',
    'zh-CN': '安全、好吃、符合护理计划的三餐。',
    'zh-TW': '安全、好吃、符合護理計畫的三餐。',
  },
  objectives: {
    en: 'Cook with less salt and sugar\nSee when somebody drinks or eats too little\nHelp people who have trouble swallowing',
    'zh-CN': '做少盐、少糖的饭菜\n看出谁吃得太少、喝得太少\n协助吞咽困难的人',
    'zh-TW': '做少鹽、少糖的飯菜\n看出誰吃得太少、喝得太少\n協助吞嚥困難的人',
  },
  poster: 'scope-meals',
  posterAlt: {
    en: 'A caregiver brings a warm meal to the table.',
    'zh-CN': '护理员把热腾腾的饭菜端上桌。',
    'zh-TW': '護理員把熱騰騰的飯菜端上桌。',
  },
  minutes: 60,
  scenes: [
    {
      picture: 'banner-kitchen',
      caption: {
        en: 'A good meal is care. Ask what people like, and look at the care plan.',
        'zh-CN': '一顿好饭就是照顾。问问喜欢吃什么，也看看护理计划。',
        'zh-TW': '一頓好飯就是照顧。問問喜歡吃什麼，也看看護理計畫。',
      },
    },
    {
      picture: 'scope-meals',
      caption: {
        en: 'Less salt: use ginger, scallions, garlic and vinegar for taste.',
        'zh-CN': '少放盐：用姜、葱、蒜和醋来提味。',
        'zh-TW': '少放鹽：用薑、蔥、蒜和醋來提味。',
      },
    },
    {
      picture: 'activity-dumplings',
      caption: {
        en: 'Soup, soy sauce and canned food hide a lot of salt. Read the label.',
        'zh-CN': '汤、酱油和罐头里有很多看不见的盐，要看标签。',
        'zh-TW': '湯、醬油和罐頭裡有很多看不見的鹽，要看標示。',
      },
    },
    {
      picture: 'review-tea',
      caption: {
        en: 'Older adults feel less thirst. Offer a drink every hour or two.',
        'zh-CN': '长者比较不觉得口渴。每一两个小时请他们喝点水。',
        'zh-TW': '長者比較不覺得口渴。每一兩個小時請他們喝點水。',
      },
    },
    {
      picture: 'scope-nursing',
      caption: {
        en: 'Diabetes: regular meals, and no skipped snack. Ask the nurse about sweets.',
        'zh-CN': '糖尿病：三餐定时，点心不要漏。甜食请问护士。',
        'zh-TW': '糖尿病：三餐定時，點心不要漏。甜食請問護理師。',
      },
    },
    {
      picture: 'activity-mooncake',
      caption: {
        en: 'Trouble swallowing: sit upright, small bites, no talking, wait until the mouth is empty.',
        'zh-CN': '吞咽困难：坐直，小口吃，不说话，等嘴里空了再喂。',
        'zh-TW': '吞嚥困難：坐直，小口吃，不說話，等嘴裡空了再餵。',
      },
    },
    {
      picture: 'event-picnic-1',
      caption: {
        en: 'Food does not stand outside the refrigerator for more than two hours.',
        'zh-CN': '饭菜放在冰箱外面，不要超过两小时。',
        'zh-TW': '飯菜放在冰箱外面，不要超過兩小時。',
      },
    },
    {
      picture: 'scope-companionship',
      caption: {
        en: 'Sit down together. People who have company eat better.',
        'zh-CN': '坐下来一起吃。有人陪，胃口会更好。',
        'zh-TW': '坐下來一起吃。有人陪，胃口會更好。',
      },
    },
  ],
  questions: [
    trueFalse(
      true,
      {
        en: 'Older adults often do not notice that they are thirsty.',
        'zh-CN': '长者常常不觉得自己口渴。',
        'zh-TW': '長者常常不覺得自己口渴。',
      },
      {
        en: 'Offer drinks, do not wait until somebody asks.',
        'zh-CN': '要主动请他们喝水，不要等他们开口。',
        'zh-TW': '要主動請他們喝水，不要等他們開口。',
      },
    ),
    trueFalse(
      false,
      { en: 'Soy sauce has little salt.', 'zh-CN': '酱油含盐很少。', 'zh-TW': '醬油含鹽很少。' },
      {
        en: 'One spoonful has about half of a day’s salt.',
        'zh-CN': '一汤匙酱油的盐，大约是一天用量的一半。',
        'zh-TW': '一湯匙醬油的鹽，大約是一天用量的一半。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'Dark urine can mean that somebody drinks too little.',
        'zh-CN': '尿的颜色很深，可能是喝水太少。',
        'zh-TW': '尿的顏色很深，可能是喝水太少。',
      },
      {
        en: 'Offer a drink and tell the nurse.',
        'zh-CN': '请他喝水，并告诉护士。',
        'zh-TW': '請他喝水，並告訴護理師。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'A person with diabetes should skip meals to lower the sugar.',
        'zh-CN': '糖尿病人应该少吃一餐来降血糖。',
        'zh-TW': '糖尿病人應該少吃一餐來降血糖。',
      },
      {
        en: 'The sugar can then fall too low. Regular meals are safest.',
        'zh-CN': '这样血糖可能太低，定时吃饭最安全。',
        'zh-TW': '這樣血糖可能太低，定時吃飯最安全。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'You may thicken or thin drinks as you think best.',
        'zh-CN': '饮料要稠要稀，您可以自己决定。',
        'zh-TW': '飲料要稠要稀，您可以自己決定。',
      },
      {
        en: 'The care plan says how thick. Too thin can run into the lungs.',
        'zh-CN': '护理计划写明了稠度，太稀可能呛进肺里。',
        'zh-TW': '護理計畫寫明了稠度，太稀可能嗆進肺裡。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'You use one board for raw meat and another for vegetables.',
        'zh-CN': '切生肉和切蔬菜，要用不同的砧板。',
        'zh-TW': '切生肉和切蔬菜，要用不同的砧板。',
      },
      {
        en: 'Germs of raw meat must not reach food that is eaten raw.',
        'zh-CN': '生肉上的病菌不能沾到生吃的食物。',
        'zh-TW': '生肉上的病菌不能沾到生吃的食物。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'Losing weight without wanting to is something to report.',
        'zh-CN': '不明原因变瘦，要报告。',
        'zh-TW': '不明原因變瘦，要回報。',
      },
      {
        en: 'It can be the teeth, sadness or an illness.',
        'zh-CN': '可能是牙齿、心情或疾病的原因。',
        'zh-TW': '可能是牙齒、心情或疾病的原因。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'Grapefruit goes well with every medicine.',
        'zh-CN': '西柚和所有的药都可以一起吃。',
        'zh-TW': '葡萄柚和所有的藥都可以一起吃。',
      },
      {
        en: 'It makes some medicines too strong. Ask the nurse.',
        'zh-CN': '它会让某些药的药效太强，请问护士。',
        'zh-TW': '它會讓某些藥的藥效太強，請問護理師。',
      },
    ),
    single(
      {
        en: 'How long may cooked food stand at room temperature?',
        'zh-CN': '煮好的饭菜在室温下最多放多久？',
        'zh-TW': '煮好的飯菜在室溫下最多放多久？',
      },
      [
        { en: 'Two hours', 'zh-CN': '两小时', 'zh-TW': '兩小時' },
        { en: 'Until evening', 'zh-CN': '到晚上', 'zh-TW': '到晚上' },
        { en: 'Overnight', 'zh-CN': '一整夜', 'zh-TW': '一整夜' },
      ],
      { en: 'After that germs grow quickly.', 'zh-CN': '超过后病菌会很快繁殖。', 'zh-TW': '超過後病菌會很快繁殖。' },
    ),
    single(
      { en: 'What gives taste with less salt?', 'zh-CN': '少放盐时，用什么提味？', 'zh-TW': '少放鹽時，用什麼提味？' },
      [
        { en: 'Ginger and scallions', 'zh-CN': '姜和葱', 'zh-TW': '薑和蔥' },
        { en: 'Oyster sauce', 'zh-CN': '蚝油', 'zh-TW': '蠔油' },
        { en: 'Bouillon cubes', 'zh-CN': '高汤块', 'zh-TW': '高湯塊' },
      ],
      { en: 'The other two are mostly salt.', 'zh-CN': '另外两样主要是盐。', 'zh-TW': '另外兩樣主要是鹽。' },
    ),
    single(
      {
        en: 'How should somebody sit who has trouble swallowing?',
        'zh-CN': '吞咽困难的人应该怎么坐？',
        'zh-TW': '吞嚥困難的人應該怎麼坐？',
      },
      [
        { en: 'Upright, chin slightly down', 'zh-CN': '坐直，下巴稍微低', 'zh-TW': '坐直，下巴稍微低' },
        { en: 'Lying back', 'zh-CN': '往后躺', 'zh-TW': '往後躺' },
        { en: 'With the head far back', 'zh-CN': '头往后仰', 'zh-TW': '頭往後仰' },
      ],
      { en: 'So food goes down the right way.', 'zh-CN': '这样食物才不会走错路。', 'zh-TW': '這樣食物才不會走錯路。' },
    ),
    single(
      {
        en: 'Mrs. Ruiz coughs each time she drinks. What do you do?',
        'zh-CN': '鲁伊斯女士每次喝水都咳，您怎么做？',
        'zh-TW': '魯伊斯女士每次喝水都咳，您怎麼做？',
      },
      [
        { en: 'Stop and call the nurse', 'zh-CN': '停下来，打电话给护士', 'zh-TW': '停下來，打電話給護理師' },
        { en: 'Let her drink faster', 'zh-CN': '让她喝快一点', 'zh-TW': '讓她喝快一點' },
        { en: 'Give her nothing for a day', 'zh-CN': '一天不给她喝', 'zh-TW': '一天不給她喝' },
      ],
      {
        en: 'It can mean that drinks run into the lungs.',
        'zh-CN': '可能是水呛进了肺里。',
        'zh-TW': '可能是水嗆進了肺裡。',
      },
    ),
    single(
      { en: 'Which drink is best between meals?', 'zh-CN': '两餐之间喝什么最好？', 'zh-TW': '兩餐之間喝什麼最好？' },
      [
        { en: 'Water or unsweetened tea', 'zh-CN': '水或不加糖的茶', 'zh-TW': '水或不加糖的茶' },
        { en: 'Soda', 'zh-CN': '汽水', 'zh-TW': '汽水' },
        { en: 'Sweet milk tea', 'zh-CN': '甜奶茶', 'zh-TW': '甜奶茶' },
      ],
      {
        en: 'A can of soda has about ten spoons of sugar.',
        'zh-CN': '一罐汽水大约有十小匙糖。',
        'zh-TW': '一罐汽水大約有十小匙糖。',
      },
    ),
    multiple(
      {
        en: 'Which are signs that somebody eats too little?',
        'zh-CN': '哪些现象表示吃得太少？',
        'zh-TW': '哪些現象表示吃得太少？',
      },
      [
        { en: 'Clothes get loose', 'zh-CN': '衣服变松', 'zh-TW': '衣服變鬆' },
        { en: 'Food is left on the plate', 'zh-CN': '盘子里剩饭', 'zh-TW': '盤子裡剩飯' },
      ],
      [
        { en: 'Asking for recipes', 'zh-CN': '问食谱', 'zh-TW': '問食譜' },
        { en: 'Going for a walk', 'zh-CN': '出去散步', 'zh-TW': '出去散步' },
      ],
      {
        en: 'Write down what was eaten and tell the nurse.',
        'zh-CN': '记下吃了什么，并告诉护士。',
        'zh-TW': '記下吃了什麼，並告訴護理師。',
      },
    ),
    multiple(
      {
        en: 'Which foods hide a lot of salt?',
        'zh-CN': '哪些食物有很多看不见的盐？',
        'zh-TW': '哪些食物有很多看不見的鹽？',
      },
      [
        { en: 'Canned soup', 'zh-CN': '罐头汤', 'zh-TW': '罐頭湯' },
        { en: 'Sausage', 'zh-CN': '香肠', 'zh-TW': '香腸' },
      ],
      [
        { en: 'Fresh fruit', 'zh-CN': '新鲜水果', 'zh-TW': '新鮮水果' },
        { en: 'Plain rice', 'zh-CN': '白饭', 'zh-TW': '白飯' },
      ],
      {
        en: 'Food that keeps long has much salt. Read the label.',
        'zh-CN': '能放很久的食物盐多，要看标签。',
        'zh-TW': '能放很久的食物鹽多，要看標示。',
      },
    ),
  ],
}
