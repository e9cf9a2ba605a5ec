import { type DemoTraining, multiple, single, trueFalse } from './types.ts'

export const fallPrevention: DemoTraining = {
  key: 'fall-prevention',
  title: { en: 'Fall prevention', 'zh-CN': '预防跌倒', 'zh-TW': '預防跌倒' },
  summary: {
    en: 'Most falls happen at home, and most can be prevented.',
    'zh-CN': '跌倒大多发生在家里，而且大多可以预防。',
    'zh-TW': '跌倒大多發生在家裡，而且大多可以預防。',
  },
  objectives: {
    en: 'Find what people trip over in a home\nHelp somebody stand up and walk safely\nKnow what to do after a fall',
    'zh-CN': '找出家里容易绊倒人的东西\n安全地协助别人站起和走路\n知道跌倒后该怎么做',
    'zh-TW': '找出家裡容易絆倒人的東西\n安全地協助別人站起和走路\n知道跌倒後該怎麼做',
  },
  poster: 'scope-mobility',
  posterAlt: {
    en: 'A caregiver walks at the side of an older woman.',
    'zh-CN': '护理员陪在一位长者身边走路。',
    'zh-TW': '護理員陪在一位長者身邊走路。',
  },
  minutes: 120,
  scenes: [
    {
      picture: 'banner-park',
      caption: {
        en: 'One in four older adults falls each year. Many are afraid to go out after that.',
        'zh-CN': '每四位长者中，每年就有一位跌倒。很多人从此不敢出门。',
        'zh-TW': '每四位長者中，每年就有一位跌倒。很多人從此不敢出門。',
      },
    },
    {
      picture: 'scope-companionship',
      caption: {
        en: 'Look around the home together: loose rugs, cords, things on the stairs.',
        'zh-CN': '和患者一起看看家里：松动的地毯、电线、楼梯上的东西。',
        'zh-TW': '和病人一起看看家裡：鬆動的地毯、電線、樓梯上的東西。',
      },
    },
    {
      picture: 'scope-personal-care',
      caption: {
        en: 'The bathroom is the riskiest room. A mat that does not slip and a grab bar help.',
        'zh-CN': '浴室最危险。防滑垫和扶手很有用。',
        'zh-TW': '浴室最危險。止滑墊和扶手很有用。',
      },
    },
    {
      picture: 'activity-walk',
      caption: {
        en: 'Good shoes have a firm sole and a closed heel. Socks on a smooth floor slip.',
        'zh-CN': '好的鞋子鞋底结实，后跟包住。光穿袜子在光滑的地板上容易滑倒。',
        'zh-TW': '好的鞋子鞋底結實，後跟包住。只穿襪子在光滑的地板上容易滑倒。',
      },
    },
    {
      picture: 'scope-mobility',
      caption: {
        en: 'Walk a half step behind, on the weaker side. Let the person set the pace.',
        'zh-CN': '走在比较弱的一侧，落后半步，快慢由对方决定。',
        'zh-TW': '走在比較弱的一側，落後半步，快慢由對方決定。',
      },
    },
    {
      picture: 'activity-taichi',
      caption: {
        en: 'Strong legs fall less. A short walk or a little tai chi every day helps.',
        'zh-CN': '腿有力，就不容易跌倒。每天走一走，或打打太极，都有帮助。',
        'zh-TW': '腿有力，就不容易跌倒。每天走一走，或打打太極，都有幫助。',
      },
    },
    {
      picture: 'scope-nursing',
      caption: {
        en: 'Dizzy after a new medicine? Tell the nurse the same day.',
        'zh-CN': '换新药后头晕？当天就告诉护士。',
        'zh-TW': '換新藥後頭暈？當天就告訴護理師。',
      },
    },
    {
      picture: 'banner-stoop',
      caption: {
        en: 'After a fall: stay calm, do not pull the person up, call 911 if there is pain.',
        'zh-CN': '跌倒后：保持冷静，不要把人拉起来；如果疼痛，打 911。',
        'zh-TW': '跌倒後：保持冷靜，不要把人拉起來；如果疼痛，打 911。',
      },
    },
  ],
  questions: [
    trueFalse(
      true,
      {
        en: 'Most falls of older adults happen at home.',
        'zh-CN': '长者跌倒大多发生在家里。',
        'zh-TW': '長者跌倒大多發生在家裡。',
      },
      {
        en: 'People are at home most of the day, and hazards there can be removed.',
        'zh-CN': '人一天大部分时间在家，家里的危险是可以清除的。',
        'zh-TW': '人一天大部分時間在家，家裡的危險是可以清除的。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'Falling is a normal part of growing old.',
        'zh-CN': '年纪大了跌倒是正常的。',
        'zh-TW': '年紀大了跌倒是正常的。',
      },
      { en: 'Most falls can be prevented.', 'zh-CN': '大多数跌倒都可以预防。', 'zh-TW': '大多數跌倒都可以預防。' },
    ),
    trueFalse(
      true,
      {
        en: 'Some medicines make a fall more likely.',
        'zh-CN': '有些药会让人更容易跌倒。',
        'zh-TW': '有些藥會讓人更容易跌倒。',
      },
      {
        en: 'Some make people sleepy or dizzy, above all after a change.',
        'zh-CN': '有些药会让人想睡或头晕，尤其在换药之后。',
        'zh-TW': '有些藥會讓人想睡或頭暈，尤其在換藥之後。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'After a fall you should help the person up at once.',
        'zh-CN': '有人跌倒后，应该马上把他扶起来。',
        'zh-TW': '有人跌倒後，應該馬上把他扶起來。',
      },
      {
        en: 'A broken bone gets worse when it is moved. First ask and look.',
        'zh-CN': '骨折时移动会更严重，要先问、先看。',
        'zh-TW': '骨折時移動會更嚴重，要先問、先看。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'A night light on the way to the bathroom helps.',
        'zh-CN': '去厕所的路上放一盏夜灯有帮助。',
        'zh-TW': '去廁所的路上放一盞夜燈有幫助。',
      },
      {
        en: 'Many falls happen at night on that way.',
        'zh-CN': '夜里很多人在这段路上跌倒。',
        'zh-TW': '夜裡很多人在這段路上跌倒。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'You report every fall, even if nobody is hurt.',
        'zh-CN': '每次跌倒都要报告，即使没有人受伤。',
        'zh-TW': '每次跌倒都要回報，即使沒有人受傷。',
      },
      {
        en: 'One fall often warns of the next. The nurse looks for the cause.',
        'zh-CN': '一次跌倒常常是下一次的警告，护士会找出原因。',
        'zh-TW': '一次跌倒常常是下一次的警告，護理師會找出原因。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'A towel bar is strong enough to hold on to.',
        'zh-CN': '毛巾架很结实，可以当扶手用。',
        'zh-TW': '毛巾架很結實，可以當扶手用。',
      },
      {
        en: 'A towel bar can break off. A grab bar is fixed in the wall.',
        'zh-CN': '毛巾架可能断裂，扶手才是固定在墙上的。',
        'zh-TW': '毛巾架可能斷裂，扶手才是固定在牆上的。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'Before somebody with a wheelchair stands up, you lock the brakes.',
        'zh-CN': '坐轮椅的人站起来之前，要先锁好刹车。',
        'zh-TW': '坐輪椅的人站起來之前，要先鎖好煞車。',
      },
      { en: 'Otherwise the chair rolls away.', 'zh-CN': '不然轮椅会滑走。', 'zh-TW': '不然輪椅會滑走。' },
    ),
    single(
      {
        en: 'Which room has the highest risk of a fall?',
        'zh-CN': '哪个房间最容易跌倒？',
        'zh-TW': '哪個房間最容易跌倒？',
      },
      [
        { en: 'The bathroom', 'zh-CN': '浴室', 'zh-TW': '浴室' },
        { en: 'The living room', 'zh-CN': '客厅', 'zh-TW': '客廳' },
        { en: 'The kitchen', 'zh-CN': '厨房', 'zh-TW': '廚房' },
      ],
      { en: 'It is wet, smooth and narrow.', 'zh-CN': '那里又湿、又滑、又窄。', 'zh-TW': '那裡又濕、又滑、又窄。' },
    ),
    single(
      {
        en: 'Where do you walk when you help somebody?',
        'zh-CN': '协助别人走路时，您走在哪里？',
        'zh-TW': '協助別人走路時，您走在哪裡？',
      },
      [
        {
          en: 'On the weaker side, a half step behind',
          'zh-CN': '比较弱的一侧，落后半步',
          'zh-TW': '比較弱的一側，落後半步',
        },
        { en: 'In front, pulling gently', 'zh-CN': '前面，轻轻拉着', 'zh-TW': '前面，輕輕拉著' },
        { en: 'Far behind', 'zh-CN': '后面远远跟着', 'zh-TW': '後面遠遠跟著' },
      ],
      {
        en: 'People fall toward the weaker side.',
        'zh-CN': '人会往比较弱的一侧倒。',
        'zh-TW': '人會往比較弱的一側倒。',
      },
    ),
    single(
      {
        en: 'Somebody starts to fall while you walk together. What do you do?',
        'zh-CN': '一起走路时，对方快要跌倒了，您怎么做？',
        'zh-TW': '一起走路時，對方快要跌倒了，您怎麼做？',
      },
      [
        {
          en: 'Ease the person down along your leg',
          'zh-CN': '让对方靠着您的腿慢慢滑下',
          'zh-TW': '讓對方靠著您的腿慢慢滑下',
        },
        { en: 'Hold the person up with all your strength', 'zh-CN': '用力把人抱住', 'zh-TW': '用力把人抱住' },
        { en: 'Step aside', 'zh-CN': '让开', 'zh-TW': '讓開' },
      ],
      {
        en: 'Holding up a falling person can hurt you both.',
        'zh-CN': '硬撑住跌倒的人，两个人都可能受伤。',
        'zh-TW': '硬撐住跌倒的人，兩個人都可能受傷。',
      },
    ),
    single(
      { en: 'Which shoes are safest at home?', 'zh-CN': '在家穿哪种鞋最安全？', 'zh-TW': '在家穿哪種鞋最安全？' },
      [
        { en: 'Closed shoes with a firm sole', 'zh-CN': '包住脚、鞋底结实的鞋', 'zh-TW': '包住腳、鞋底結實的鞋' },
        { en: 'Open slippers', 'zh-CN': '拖鞋', 'zh-TW': '拖鞋' },
        { en: 'Socks only', 'zh-CN': '只穿袜子', 'zh-TW': '只穿襪子' },
      ],
      { en: 'Slippers come off and socks slip.', 'zh-CN': '拖鞋会掉，袜子会滑。', 'zh-TW': '拖鞋會掉，襪子會滑。' },
    ),
    single(
      {
        en: 'How does somebody get up from bed most safely?',
        'zh-CN': '从床上起来，怎么做最安全？',
        'zh-TW': '從床上起來，怎麼做最安全？',
      },
      [
        {
          en: 'Sit on the edge for a minute, then stand',
          'zh-CN': '在床边坐一分钟，再站起来',
          'zh-TW': '在床邊坐一分鐘，再站起來',
        },
        { en: 'Stand up quickly', 'zh-CN': '快快站起来', 'zh-TW': '快快站起來' },
        { en: 'Pull on the bedside table', 'zh-CN': '拉着床头柜起来', 'zh-TW': '拉著床頭櫃起來' },
      ],
      {
        en: 'Blood pressure can drop when people stand up fast.',
        'zh-CN': '站得太快，血压可能突然下降。',
        'zh-TW': '站得太快，血壓可能突然下降。',
      },
    ),
    multiple(
      { en: 'What do you look for in a home?', 'zh-CN': '在家里要留意什么？', 'zh-TW': '在家裡要留意什麼？' },
      [
        { en: 'Loose rugs', 'zh-CN': '松动的地毯', 'zh-TW': '鬆動的地毯' },
        { en: 'Poor light', 'zh-CN': '光线不足', 'zh-TW': '光線不足' },
      ],
      [
        { en: 'The color of the walls', 'zh-CN': '墙的颜色', 'zh-TW': '牆的顏色' },
        { en: 'The number of books', 'zh-CN': '书的数量', 'zh-TW': '書的數量' },
      ],
      {
        en: 'People trip over what moves and what they do not see.',
        'zh-CN': '会滑动的和看不见的东西，都会绊倒人。',
        'zh-TW': '會滑動的和看不見的東西，都會絆倒人。',
      },
    ),
    multiple(
      {
        en: 'When do you call 911 after a fall?',
        'zh-CN': '跌倒后，什么情况要打 911？',
        'zh-TW': '跌倒後，什麼情況要打 911？',
      },
      [
        { en: 'The person hit the head', 'zh-CN': '撞到头', 'zh-TW': '撞到頭' },
        { en: 'The person cannot move a leg', 'zh-CN': '一条腿不能动', 'zh-TW': '一條腿不能動' },
      ],
      [
        { en: 'The person is embarrassed', 'zh-CN': '觉得不好意思', 'zh-TW': '覺得不好意思' },
        { en: 'A cup broke', 'zh-CN': '杯子打破了', 'zh-TW': '杯子打破了' },
      ],
      {
        en: 'An injury of the head or the hip needs help at once.',
        'zh-CN': '头部或髋部受伤，要马上求助。',
        'zh-TW': '頭部或髖部受傷，要馬上求助。',
      },
    ),
  ],
}
