import type { DemoArticle } from '../news-types.ts'

export const neighborArticles: DemoArticle[] = [
  {
    key: 'warm-coats-for-neighbors',
    type: 'agency',
    picture: 'banner-stoop',
    alt: {
      en: 'Neighbors meet on the front steps of a brownstone house.',
      'zh-CN': '邻居们在褐石老屋门前的台阶上碰面。',
      'zh-TW': '鄰居們在褐石老屋門前的台階上相聚。',
    },
    publishedDaysAgo: 11,
    recommended: false,
    title: {
      en: 'Bring a coat, take a coat: our winter drive has begun',
      'zh-CN': '捐一件，领一件：冬衣募集开始了',
      'zh-TW': '捐一件，領一件：冬衣募集開始了',
    },
    summary: {
      en: 'Do you have a warm coat that nobody wears? Bring it to one of our four offices. Do you need one? Come in and choose. No questions, no forms.',
      'zh-CN': '家里有没人穿的厚外套吗？请送到我们四个办事处的任何一个。您需要一件？进来挑就好，不用填表。',
      'zh-TW': '家裡有沒人穿的厚外套嗎？請送到我們四個辦事處的任何一個。您需要一件？進來挑就好，不用填表。',
    },
    body: {
      en: `<p>The first cold wind always comes sooner than we think. This winter, each of our four offices has a coat rack next to the door. The rule on the sign is short: <strong>bring one, or take one.</strong></p>
<h2>What we collect</h2>
<ul>
<li>Winter coats and warm jackets for adults, clean and with a zipper or buttons that work</li>
<li>Knitted hats, scarves and gloves</li>
<li>New warm socks with a sole that grips</li>
</ul>
<p>Please wash what you bring and look into the pockets. Last year we found two house keys and a love letter. (All of them went home.) We cannot take shoes, blankets or clothes for children.</p>
<h2>Do you need a coat?</h2>
<p>Come in during opening hours and choose. You do not have to be our patient. We ask for no name and no papers. If you cannot leave home, tell your caregiver your size, and we bring a coat to you.</p>
<h2>More ways to stay warm</h2>
<ul>
<li>Your landlord has to give heat in the cold months, from October through May. No heat? Speak to the landlord first, then call <strong>311</strong>.</li>
<li>The HEAP program helps some households with heating bills. It takes applications at certain times of the year. We can show you how to apply.</li>
<li>Never heat a room with the oven. It is dangerous.</li>
</ul>
<p>The drive runs until the end of February. Volunteers who like to sort and fold are welcome. Call us at <a href="tel:+12125550142">212-555-0142</a>.</p>`,
      'zh-CN': `<p>第一阵冷风总是来得比想的早。今年冬天，我们四个办事处的门口都放了一个衣架。牌子上只写了一句话：<strong>捐一件，或者领一件。</strong></p>
<h2>我们收什么</h2>
<ul>
<li>成人冬大衣、厚外套，要干净，拉链或扣子完好</li>
<li>毛线帽、围巾和手套</li>
<li>全新的防滑厚袜子</li>
</ul>
<p>请先洗干净，再摸摸口袋。去年我们就摸出了两把家门钥匙和一封情书，后来都还给了主人。鞋子、毯子和童装我们没办法收，请谅解。</p>
<h2>您需要一件外套吗？</h2>
<p>开门的时间进来挑就好。不必是我们的患者，不问姓名，也不看证件。出不了门的话，把尺码告诉护理员，我们给您送去。</p>
<h2>还有这些取暖的办法</h2>
<ul>
<li>每年 10 月到次年 5 月的冷天，房东必须供暖。没有暖气？先跟房东说，再打 <strong>311</strong>。</li>
<li>HEAP 计划可以帮助部分家庭付取暖费，每年在规定的时间受理。怎么申请，我们可以教您。</li>
<li>千万不要用烤箱取暖，很危险。</li>
</ul>
<p>募集到 2 月底结束。喜欢整理、叠衣服的志愿者，欢迎您来帮忙。请打 <a href="tel:+12125550142">212-555-0142</a>。</p>`,
      'zh-TW': `<p>第一陣冷風總是來得比想像中早。今年冬天，我們四個辦事處的門口都放了一個衣架。牌子上只寫了一句話：<strong>捐一件，或領一件。</strong></p>
<h2>我們收什麼</h2>
<ul>
<li>成人冬大衣、厚外套，要乾淨，拉鍊或鈕扣完好</li>
<li>毛線帽、圍巾和手套</li>
<li>全新的止滑厚襪</li>
</ul>
<p>請先洗乾淨，再摸摸口袋。去年我們就找到兩把家門鑰匙和一封情書，後來都回到主人手上了。鞋子、毯子和童裝恕不能收，請見諒。</p>
<h2>您需要一件外套嗎？</h2>
<p>開放時間進來挑就好。不必是我們的病人，不問姓名，也不看證件。不方便出門的話，把尺寸告訴護理員，我們幫您送去。</p>
<h2>其他保暖的方法</h2>
<ul>
<li>每年 10 月到次年 5 月的冷天，房東必須供應暖氣。沒有暖氣？先告訴房東，再撥 <strong>311</strong>。</li>
<li>HEAP 計畫可以幫助部分家庭付暖氣費，每年在規定的時間接受申請。如何申請，我們可以教您。</li>
<li>千萬不要用烤箱取暖，非常危險。</li>
</ul>
<p>募集到 2 月底為止。喜歡整理、摺衣服的義工，歡迎一起來幫忙。請打 <a href="tel:+12125550142">212-555-0142</a>。</p>`,
    },
  },
  {
    key: 'tai-chi-twelve-weeks',
    type: 'agency',
    picture: 'activity-taichi',
    alt: {
      en: 'Three older adults practice tai chi in a park, with a bridge behind them.',
      'zh-CN': '三位长者在公园里打太极，身后是一座大桥。',
      'zh-TW': '三位長者在公園裡打太極，身後是一座大橋。',
    },
    publishedDaysAgo: 46,
    recommended: false,
    title: {
      en: 'After twelve weeks of tai chi: what our group tells us',
      'zh-CN': '打了十二周太极，大家怎么说',
      'zh-TW': '打了十二週太極，大家怎麼說',
    },
    summary: {
      en: 'Steadier on the stairs, better sleep, new friends: at the end of the course we asked our tai chi group what has changed for them.',
      'zh-CN': '下楼梯稳了，睡得香了，还多了几个朋友。课程结束时，我们问了问太极班的学员：这些日子有什么变化？',
      'zh-TW': '下樓梯比較穩，睡得比較好，還多了幾個朋友。課程結束時，我們問太極班的學員：這段日子有什麼變化？',
    },
    body: {
      en: `<p>Every Tuesday and Thursday at nine, rain or shine, our tai chi group met. In good weather they stood under the trees, on wet days in the community room. Twelve weeks later we sat down with tea and asked: what is different now?</p>
<h2>In their own words</h2>
<blockquote><p>“I used to hold the rail with both hands. Now one hand is enough.” (Mr. Huang, 79)</p></blockquote>
<blockquote><p>“On class days I fall asleep before the news is over.” (Mrs. Petrov, 82)</p></blockquote>
<blockquote><p>“I came because of my knee. I stay because of the people.” (Mrs. Yee, 76)</p></blockquote>
<h2>Why slow movement helps</h2>
<p>In tai chi you move your weight from one foot to the other, slowly and with care. That trains balance and the muscles of the legs. Health experts often name tai chi as one good way to lower the risk of a fall. It does not replace your medicine or your physical therapy.</p>
<h2>You can do it on a chair</h2>
<p>Many of the moves can be done while you sit. Our teacher shows each one twice: standing and on a chair. You need no mat and no special clothes, just flat shoes.</p>
<h2>Before you begin</h2>
<ul>
<li>Ask your doctor, above all if you fell this year, feel dizzy or had an operation.</li>
<li>Stop when something hurts. Tell the teacher.</li>
<li>Drink some water before and after.</li>
</ul>
<p>A new course begins soon. You find it under <a href="/community/activity/list">Community activities</a>. Places are few, so please sign up early. If the course is full, join the waiting list, and we tell you when a place becomes free.</p>`,
      'zh-CN': `<p>每周二和周四早上九点，不管刮风下雨，太极班都准时见面。天好就在树下练，下雨就在活动室里练。十二周过去，我们泡上一壶茶，坐下来问大家：现在有什么不一样？</p>
<h2>听听大家的话</h2>
<blockquote><p>“以前下楼两只手都要抓着扶手，现在一只手就够了。”（黄先生，79 岁）</p></blockquote>
<blockquote><p>“上课那天，新闻还没播完我就睡着了。”（Petrov 太太，82 岁）</p></blockquote>
<blockquote><p>“我是为了膝盖来的，后来是为了这些朋友留下的。”（余太太，76 岁）</p></blockquote>
<h2>慢动作为什么有好处</h2>
<p>打太极时，身体的重心慢慢从一只脚移到另一只脚。这样能练平衡，也练腿上的力气。健康专家常把太极列为预防跌倒的好办法之一。不过，它不能代替吃药，也不能代替物理治疗。</p>
<h2>坐着也能练</h2>
<p>有不少动作可以坐着做。老师每个动作都教两遍，一遍站着，一遍坐着。不用垫子，也不用专门的衣服，穿双平底鞋就行。</p>
<h2>开始之前</h2>
<ul>
<li>先问问医生，特别是今年跌倒过、头晕或动过手术的。</li>
<li>哪里疼就停下来，告诉老师。</li>
<li>课前课后都喝点水。</li>
</ul>
<p>新一期课程就要开始了，请到<a href="/community/activity/list">社区活动</a>里找。名额不多，请早点报名。满了也可以进候补名单，有空位我们会通知您。</p>`,
      'zh-TW': `<p>每週二和週四早上九點，不管颳風下雨，太極班都準時見面。天氣好就在樹下練，下雨就在活動室裡練。十二週過去，我們泡了一壺茶，坐下來問大家：現在有什麼不一樣？</p>
<h2>聽聽大家怎麼說</h2>
<blockquote><p>「以前下樓梯兩隻手都要抓著扶手，現在一隻手就夠了。」（黃先生，79 歲）</p></blockquote>
<blockquote><p>「上課那天，新聞還沒播完我就睡著了。」（Petrov 太太，82 歲）</p></blockquote>
<blockquote><p>「我是為了膝蓋來的，後來是為了這些朋友留下來的。」（余太太，76 歲）</p></blockquote>
<h2>慢動作為什麼有幫助</h2>
<p>打太極時，身體的重心慢慢從一隻腳移到另一隻腳，可以練平衡，也能練腿力。健康專家常把太極列為預防跌倒的好方法之一。不過，它不能取代吃藥，也不能取代物理治療。</p>
<h2>坐著也能練</h2>
<p>有不少動作可以坐著做。老師每個動作都教兩次，一次站著，一次坐著。不用墊子，也不用特別的衣服，穿平底鞋就可以。</p>
<h2>開始之前</h2>
<ul>
<li>先問問醫生，尤其是今年跌倒過、會頭暈或動過手術的朋友。</li>
<li>哪裡痛就停下來，告訴老師。</li>
<li>課前課後都喝點水。</li>
</ul>
<p>新一期課程快要開始了，請到<a href="/community/activity/list">社區活動</a>裡找。名額不多，請早點報名。額滿時可以加入候補名單，有空位我們會通知您。</p>`,
    },
  },
  {
    key: 'memory-and-music',
    type: 'agency',
    picture: 'activity-music',
    alt: {
      en: 'Three people make music together with a guitar and an erhu under colorful flags.',
      'zh-CN': '彩旗下，三个人弹着吉他、拉着二胡，一起唱歌。',
      'zh-TW': '彩旗下，三個人彈吉他、拉二胡，一起唱歌。',
    },
    publishedDaysAgo: 88,
    recommended: false,
    title: {
      en: 'The song she still knows: music and memory',
      'zh-CN': '那首歌她还记得：音乐与记忆',
      'zh-TW': '那首歌她還記得：音樂與記憶',
    },
    summary: {
      en: 'Names may fade while songs stay. How our music afternoons bring back smiles, and how you can use old songs at home.',
      'zh-CN': '名字会忘，歌却常常记得。看看我们的音乐下午怎么带来笑容，您在家里也可以这样做。',
      'zh-TW': '名字會忘，歌卻常常記得。看看我們的音樂下午如何帶來笑容，您在家裡也可以這樣做。',
    },
    body: {
      en: `<p>Mrs. Zhou does not always know what day it is. But when the erhu plays the first notes of “Jasmine Flower,” she lifts her head and sings, all the words, from start to end. Her son films it with his phone and wipes his eyes.</p>
<h2>Why songs stay</h2>
<p>Music touches many parts of the brain at once: sound, movement, feeling, memory. That may be why people with memory loss often keep the songs of their youth for a long time. Music is no cure. But it can bring a calm hour, a smile, a few words. And that is a lot.</p>
<h2>Try it at home</h2>
<ul>
<li><strong>Choose songs from the years between 10 and 30.</strong> They are often the ones that stay.</li>
<li><strong>One song at a time.</strong> Turn off the TV. Sit close.</li>
<li><strong>Sing along or clap.</strong> It does not have to sound nice.</li>
<li><strong>Use music in the day’s routine:</strong> a lively song for getting up, a soft one before bed.</li>
<li><strong>Watch the face.</strong> If a song makes the person sad or restless, choose another.</li>
</ul>
<p>Write the favorite songs on a sheet of paper and put it on the fridge. Our caregivers will use it too.</p>
<h2>When should we speak to a doctor?</h2>
<p>To forget a name now and then is common. Please see a doctor when forgetting makes daily life hard: getting lost on a known street, leaving the stove on, asking the same thing again and again. The doctor can find out what is behind it.</p>
<p>Our music afternoon takes place every month. Look under <a href="/community/activity/list">Community activities</a>. Families are welcome.</p>`,
      'zh-CN': `<p>周奶奶有时说不清今天是几号。可是二胡一拉起《茉莉花》，她就抬起头，一字不差地从头唱到尾。儿子用手机录下来，一边录一边擦眼泪。</p>
<h2>为什么歌能留住</h2>
<p>听音乐时，大脑里管声音、动作、情感和记忆的部分会一起动起来。也许正因为这样，记性变差的人，年轻时的歌往往还能记很久。音乐不能治病，但能带来片刻的安宁、一个笑容、几句话。这已经很珍贵了。</p>
<h2>在家里试一试</h2>
<ul>
<li><strong>选 10 岁到 30 岁之间听过的歌。</strong>这些歌最容易记住。</li>
<li><strong>一次放一首。</strong>关掉电视，坐近一点。</li>
<li><strong>跟着唱，或者拍拍手。</strong>好不好听没关系。</li>
<li><strong>把音乐放进一天的生活里：</strong>起床放欢快的，睡前放轻柔的。</li>
<li><strong>留意表情。</strong>如果一首歌让人难过或烦躁，就换一首。</li>
</ul>
<p>把爱听的歌写在纸上，贴在冰箱上。我们的护理员来了也会照着放。</p>
<h2>什么时候该看医生？</h2>
<p>偶尔忘了人名很常见。如果忘事已经影响到日常生活，比如在熟悉的街上迷路、忘了关火、同一件事反复问，就请去看医生，查清楚原因。</p>
<p>我们每个月都有音乐下午，请到<a href="/community/activity/list">社区活动</a>里看时间。欢迎家人一起来。</p>`,
      'zh-TW': `<p>周奶奶有時說不清今天是幾號。可是二胡一拉起《茉莉花》，她就抬起頭，一字不漏地從頭唱到尾。兒子用手機錄下來，一邊錄一邊擦眼淚。</p>
<h2>為什麼歌留得住</h2>
<p>聽音樂時，大腦裡管聲音、動作、情感和記憶的部分會一起動起來。也許正因如此，記性變差的人，年輕時的歌往往還能記得很久。音樂不能治病，但能帶來片刻的平靜、一個笑容、幾句話。這已經很可貴了。</p>
<h2>在家裡試試看</h2>
<ul>
<li><strong>選 10 歲到 30 歲之間聽過的歌。</strong>這些歌最容易留在心裡。</li>
<li><strong>一次放一首。</strong>關掉電視，坐近一點。</li>
<li><strong>跟著唱，或是拍拍手。</strong>好不好聽都沒關係。</li>
<li><strong>把音樂放進一天的生活：</strong>起床聽輕快的，睡前聽柔和的。</li>
<li><strong>留意表情。</strong>如果一首歌讓人難過或不安，就換一首。</li>
</ul>
<p>把愛聽的歌寫在紙上，貼在冰箱上。我們的護理員來了也會照著放。</p>
<h2>什麼時候該看醫生？</h2>
<p>偶爾忘記人名很常見。如果忘事已經影響日常生活，例如在熟悉的街上迷路、忘了關火、同一件事反覆問，就請去看醫生，找出原因。</p>
<p>我們每個月都有音樂下午，請到<a href="/community/activity/list">社區活動</a>查看時間。歡迎家人一起來。</p>`,
    },
  },
]
