import type { DemoArticle } from '../news-types.ts'

export const seasonArticles: DemoArticle[] = [
  {
    key: 'flu-shot-season',
    type: 'health',
    picture: 'activity-blood-pressure',
    alt: {
      en: 'A health worker talks with an older man at a street stand.',
      'zh-CN': '街边的健康摊位上，医护人员正和一位长者说话。',
      'zh-TW': '街邊的健康攤位上，醫護人員正和一位長者談話。',
    },
    publishedDaysAgo: 33,
    recommended: false,
    title: {
      en: 'Flu season is here: questions to ask about your shot',
      'zh-CN': '流感季来了：打疫苗前可以问什么',
      'zh-TW': '流感季到了：打疫苗前可以問什麼',
    },
    summary: {
      en: 'Who should think about a flu shot, where to get one in your neighborhood, what it costs, and what to tell the nurse before.',
      'zh-CN': '哪些人要考虑打流感疫苗？附近哪里可以打？要不要钱？打之前要告诉护士什么？',
      'zh-TW': '哪些人要考慮打流感疫苗？附近哪裡可以打？要不要付錢？打之前要告訴護理師什麼？',
    },
    body: {
      en: `<p>The flu is more than a bad cold. It can be hard on older adults and on people with heart, lung or sugar problems. A shot each year is the best-known way to protect yourself. Fall is a good time, but a later shot can still help.</p>
<h2>Is there a special shot for my age?</h2>
<p>Yes. For people who are 65 or older there are flu shots that are made to work better at that age. Ask your doctor or pharmacist which one fits you. Ask also about the shots against COVID-19, RSV, pneumonia and shingles.</p>
<h2>Where can I get it?</h2>
<ul>
<li>At your doctor’s office or clinic</li>
<li>At many pharmacies, often without an appointment</li>
<li>At some older adult centers and health fairs</li>
</ul>
<p>If you cannot leave home, call <strong>311</strong> and ask about shots at home, or speak to our nurse.</p>
<h2>What does it cost?</h2>
<p>Medicare and Medicaid as a rule pay for the flu shot. Bring your cards, and ask before the shot whether there is anything to pay.</p>
<h2>Tell the nurse before the shot</h2>
<ul>
<li>if you have a fever or feel sick today,</li>
<li>if you have allergies, or had a bad reaction to a shot before,</li>
<li>if you take medicine that thins the blood.</li>
</ul>
<h2>After the shot</h2>
<p>A sore arm or a tired day is common and soon goes away. Trouble breathing, a swollen face or a racing heart is an emergency: call <strong>911</strong>.</p>
<p>Our caregivers wash their hands when they arrive, and they stay home when they are ill. We then send someone else. If you are coughing yourself, tell us before the visit.</p>`,
      'zh-CN': `<p>流感比普通感冒厉害得多，对长者和有心脏病、肺病、糖尿病的人尤其危险。每年打一针，是大家最熟悉的保护办法。秋天打最合适，晚一点打也有用。</p>
<h2>我这个年纪有专门的疫苗吗？</h2>
<p>有。65 岁及以上的人，有效果更强的流感疫苗可以选。打哪一种合适，请问医生或药剂师。也可以顺便问问新冠、RSV（呼吸道合胞病毒）、肺炎和带状疱疹疫苗。</p>
<h2>在哪里打？</h2>
<ul>
<li>您的医生诊所</li>
<li>很多药房，通常不用预约</li>
<li>部分长者中心和健康日活动</li>
</ul>
<p>出不了门的话，请打 <strong>311</strong> 问问上门接种，或跟我们的护士说。</p>
<h2>要花钱吗？</h2>
<p>红蓝卡（Medicare）和白卡（Medicaid）一般都付流感疫苗的费用。请带上卡，打之前先问一句要不要付钱。</p>
<h2>打之前请告诉护士</h2>
<ul>
<li>今天有没有发烧、不舒服；</li>
<li>有没有过敏，以前打针有没有过严重反应；</li>
<li>是不是在吃抗凝血的药。</li>
</ul>
<h2>打完以后</h2>
<p>胳膊酸、有点累，都很常见，很快会好。如果喘不上气、脸肿、心跳得厉害，就是紧急情况，请马上打 <strong>911</strong>。</p>
<p>我们的护理员一进门就洗手，生病就在家休息，由我们另派别人来。如果您自己在咳嗽，请在上门之前告诉我们。</p>`,
      'zh-TW': `<p>流感比一般感冒嚴重得多，對長者和有心臟、肺部、糖尿病問題的人尤其危險。每年打一針，是最為人熟知的保護方法。秋天打最合適，晚一點打也有幫助。</p>
<h2>我這個年紀有專用的疫苗嗎？</h2>
<p>有。65 歲及以上的人，有效果較強的流感疫苗可以選擇。哪一種適合您，請問醫生或藥劑師。也可以順便問問新冠、RSV（呼吸道融合病毒）、肺炎和帶狀皰疹（生蛇）疫苗。</p>
<h2>在哪裡打？</h2>
<ul>
<li>您的醫生診所</li>
<li>許多藥房，通常不用預約</li>
<li>部分耆老中心和健康日活動</li>
</ul>
<p>不方便出門的話，請撥 <strong>311</strong> 詢問到府接種，或告訴我們的護理師。</p>
<h2>要付錢嗎？</h2>
<p>紅藍卡（Medicare）和白卡（Medicaid）一般都會支付流感疫苗。請帶著卡，打之前先問一聲要不要付錢。</p>
<h2>打之前請告訴護理師</h2>
<ul>
<li>今天有沒有發燒、不舒服；</li>
<li>有沒有過敏，以前打針有沒有嚴重反應；</li>
<li>是不是在吃抗凝血（薄血）藥。</li>
</ul>
<h2>打完之後</h2>
<p>手臂痠、有點累都很常見，很快就會好。如果呼吸困難、臉腫、心跳很快，就是緊急情況，請立刻打 <strong>911</strong>。</p>
<p>我們的護理員一進門就洗手，生病時在家休息，由我們另外派人。如果您自己在咳嗽，請在到府之前告訴我們。</p>`,
    },
  },
  {
    key: 'summer-heat',
    type: 'health',
    picture: 'review-walk',
    alt: {
      en: 'A caregiver and a man in a wheelchair enjoy the breeze by the water on a sunny day.',
      'zh-CN': '晴天，护理员陪一位坐轮椅的长者在水边吹风。',
      'zh-TW': '晴天，護理員陪一位坐輪椅的長者在水邊吹風。',
    },
    publishedDaysAgo: 142,
    recommended: false,
    title: {
      en: 'When the city gets hot: stay cool, stay safe',
      'zh-CN': '城里热起来了：清凉又安全',
      'zh-TW': '城裡熱起來了：清涼又安全',
    },
    summary: {
      en: 'Older bodies feel thirst late and heat slowly. Simple habits for hot days, the signs of danger, and where to find a cool room.',
      'zh-CN': '年纪大了，口渴和闷热都感觉得晚。教您几个热天的好习惯、危险信号，还有哪里可以乘凉。',
      'zh-TW': '年紀大了，口渴和悶熱都比較晚察覺。幾個熱天的好習慣、危險訊號，以及哪裡可以乘涼。',
    },
    body: {
      en: `<p>With the years, the body cools itself less well, and thirst comes late. Some medicines make it harder still. So please do not wait until you feel hot. Start in the morning.</p>
<h2>Five habits for a hot day</h2>
<ol>
<li><strong>Drink before you are thirsty.</strong> Put a cup next to every chair. If your doctor limits how much you may drink, ask first.</li>
<li><strong>Turn on the air conditioner.</strong> A fan alone may not be enough on very hot days.</li>
<li><strong>Close the curtains</strong> on the sunny side until evening.</li>
<li><strong>Go out early or late.</strong> Wear a hat and light clothes.</li>
<li><strong>Eat light:</strong> cold noodles, melon, mung bean soup with little sugar.</li>
</ol>
<h2>Too hot at home?</h2>
<p>On very hot days the city opens <strong>cooling centers</strong>: libraries, older adult centers and other cool rooms, free for everyone. Call <strong>311</strong> to find the nearest one. In some years, the HEAP program also helps people with a low income to get an air conditioner. The money is limited, so ask early. We can help with the form.</p>
<h2>Signs of danger</h2>
<ul>
<li>Headache, dizziness, cramps, feeling sick: sit in a cool place, loosen your clothes, take small sips of water, and tell someone.</li>
<li>Confusion, hot skin, fainting, a very fast pulse: call <strong>911</strong> at once. Cool the person with wet towels while you wait.</li>
</ul>
<h2>What our caregivers do</h2>
<p>On hot days they check the room, offer a drink often and write down how you are. If you live alone, we can add a phone call. Just ask at <a href="tel:+12125550142">212-555-0142</a>. Is there medicine in the sun on your window sill? Please move it to a cool, dry place.</p>`,
      'zh-CN': `<p>年纪大了，身体散热变慢，口渴也来得晚，有些药还会让身体更怕热。所以别等热得难受了才想办法，从早上就开始做起。</p>
<h2>热天五个好习惯</h2>
<ol>
<li><strong>不渴也喝水。</strong>每把椅子旁边都放一杯。如果医生限制您喝水，请先问医生。</li>
<li><strong>开空调。</strong>特别热的时候，光靠电扇可能不够。</li>
<li><strong>拉上窗帘。</strong>向阳的一面，傍晚再打开。</li>
<li><strong>早晚再出门。</strong>戴帽子，穿浅色、宽松的衣服。</li>
<li><strong>吃清淡些：</strong>凉面、西瓜、少糖的绿豆汤。</li>
</ol>
<h2>家里太热怎么办？</h2>
<p>天特别热时，市政府会开放<strong>避暑中心</strong>（cooling center）：图书馆、长者中心等有冷气的地方，人人免费。打 <strong>311</strong> 就能问到最近的一处。有些年份，HEAP 计划还会帮助低收入的人装空调，名额有限，要早点问。表格我们可以帮您填。</p>
<h2>危险信号</h2>
<ul>
<li>头痛、头晕、抽筋、恶心：坐到凉快的地方，松开衣服，小口喝水，并告诉身边的人。</li>
<li>说话糊涂、皮肤发烫、晕倒、脉搏很快：马上打 <strong>911</strong>。等救护车时，用湿毛巾帮他降温。</li>
</ul>
<h2>我们的护理员会做什么</h2>
<p>热天里，护理员会看看屋里热不热，多端几次水，并记下您的状况。独居的话，我们可以多打一通电话问候，请打 <a href="tel:+12125550142">212-555-0142</a> 告诉我们。药是不是放在窗台上晒着？请挪到阴凉干燥的地方。</p>`,
      'zh-TW': `<p>年紀大了，身體散熱變慢，口渴的感覺也來得晚，有些藥還會讓身體更怕熱。所以不要等到熱得難受才想辦法，從早上就開始做。</p>
<h2>熱天五個好習慣</h2>
<ol>
<li><strong>不渴也喝水。</strong>每張椅子旁邊都放一杯。如果醫生限制您喝水，請先問醫生。</li>
<li><strong>開冷氣。</strong>非常熱的時候，只靠電風扇可能不夠。</li>
<li><strong>拉上窗簾。</strong>向陽的一面，傍晚再打開。</li>
<li><strong>清早或傍晚再出門。</strong>戴帽子，穿淺色、寬鬆的衣服。</li>
<li><strong>吃清淡些：</strong>涼麵、西瓜、少糖的綠豆湯。</li>
</ol>
<h2>家裡太熱怎麼辦？</h2>
<p>天氣非常熱時，市政府會開放<strong>避暑中心</strong>（cooling center）：圖書館、耆老中心等有冷氣的地方，人人免費。撥 <strong>311</strong> 就能問到最近的一處。有些年份，HEAP 計畫也會幫助低收入的人裝冷氣機，名額有限，請早點詢問。表格我們可以幫您填。</p>
<h2>危險訊號</h2>
<ul>
<li>頭痛、頭暈、抽筋、想吐：坐到涼快的地方，鬆開衣服，小口喝水，並告訴身邊的人。</li>
<li>神智不清、皮膚發燙、昏倒、脈搏很快：立刻打 <strong>911</strong>。等救護車時，用濕毛巾幫他降溫。</li>
</ul>
<h2>我們的護理員會做什麼</h2>
<p>熱天裡，護理員會看看屋裡熱不熱，多端幾次水，並記下您的情形。獨居的話，我們可以多打一通電話問候，請打 <a href="tel:+12125550142">212-555-0142</a> 告訴我們。藥是不是放在窗台上曬太陽？請移到陰涼乾燥的地方。</p>`,
    },
  },
]
