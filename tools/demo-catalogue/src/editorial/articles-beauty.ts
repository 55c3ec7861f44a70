import { t } from '../text.ts'
import type { Draft } from './article.types.ts'

export const BEAUTY_ARTICLES: Draft[] = [
  {
    id: 'haircut-abroad',
    categoryId: 'beauty',
    object: 'scissors',
    publishedAt: '2026-10-18',
    categoryIds: ['hair'],
    cityIds: ['tokyo', 'seoul', 'taipei'],
    title: t(
      'Getting a haircut where you don’t speak the language',
      '말이 통하지 않는 곳에서 머리 자르기',
      '言葉の通じない街で髪を切る',
      '語言不通也能剪好頭髮',
    ),
    summary: t(
      'Pictures, centimeters and one honest sentence.',
      '사진과 센티미터, 그리고 솔직한 한마디면 돼요.',
      '写真とセンチ、そして正直なひと言。',
      '照片、公分數，以及一句真話。',
    ),
    body: {
      en: [
        'Bring three pictures: one you love, one you’d accept, one you never want. The last helps most.',
        'Say length in centimeters and show it with your fingers. “A little” means something else in every city.',
        'Write how much time you spend each morning under Special requirements. A good stylist plans the cut around that number.',
        'Head spas in Tokyo, scalp scaling in Seoul, a wash before and after in Taipei: try the local habit once. It’s usually why people come back.',
      ],
      ko: [
        '사진 세 장을 가져가세요. 좋아하는 것, 괜찮은 것, 절대 싫은 것. 마지막이 가장 도움이 돼요.',
        '길이는 센티미터로 말하고 손가락으로 보여 주세요. 조금이라는 말은 도시마다 달라요.',
        '아침에 머리 손질에 쓰는 시간을 요청 사항에 적어 주세요. 좋은 디자이너는 그 시간에 맞춰 잘라요.',
        '도쿄의 헤드 스파, 서울의 두피 스케일링, 타이베이의 두 번 샴푸. 그 도시의 습관을 한번 즐겨 보세요. 다시 오게 되는 이유예요.',
      ],
      ja: [
        '写真は三枚。大好きなもの、まあよいもの、絶対に嫌なもの。いちばん役に立つのは最後の一枚です。',
        '長さはセンチで言い、指で見せましょう。「少し」は街によって違います。',
        '朝の手入れにかける時間を、ご要望に書いておくこと。上手な美容師は、その時間に合わせて切ります。',
        '東京のヘッドスパ、ソウルの頭皮ケア、台北の二度のシャンプー。土地の習慣も一度お試しください。また行きたくなる理由は、たいていそこにあります。',
      ],
      zh: [
        '帶三張照片：最愛的、可以接受的、絕對不要的。最後一張最有用。',
        '長度用公分說，並以手指比出來。「一點點」在每座城市都不同。',
        '把每天早上願意花的整理時間寫在特殊需求，好的設計師會依此設計。',
        '東京的頭皮 SPA、首爾的頭皮去角質、台北剪前剪後兩次洗髮，入境隨俗試一次，往往就是再訪的理由。',
      ],
    },
  },
  {
    id: 'sauna-rounds',
    categoryId: 'beauty',
    object: 'thermometer',
    publishedAt: '2026-03-06',
    categoryIds: ['sauna'],
    cityIds: ['tokyo', 'sapporo', 'fukuoka', 'busan'],
    title: t(
      'Sauna, cold water, chair: the quiet order of things',
      '사우나, 냉탕, 의자: 조용한 순서',
      'サウナ、水風呂、椅子。静かな順番',
      '三溫暖、冷水、椅子：安靜的順序',
    ),
    summary: t(
      'Three rounds, and why the chair matters most.',
      '세 번의 순서와 의자가 가장 중요한 이유예요.',
      '三回の順番と、椅子がいちばん大切な理由。',
      '三個回合，以及椅子為何最重要。',
    ),
    body: {
      en: [
        'Eight minutes of heat, one of cold, ten in the chair. The bliss people talk about happens in the chair.',
        'Wash first, dry off, sit low. Heat rises; so does pride. Leave when your heart says so and not when the clock does.',
        'Enter the cold slowly and breathe out. A minute is plenty. Then drink water, wrap up, and look at nothing.',
        'A private room lets you set the heat and skip the small talk. Please don’t go after alcohol or with a fever.',
      ],
      ko: [
        '열기 8분, 냉탕 1분, 의자 10분. 모두가 말하는 그 개운함은 의자에서 와요.',
        '먼저 씻고 물기를 닦고 낮은 자리에 앉아요. 열도 자존심도 위로 올라가요. 시계가 아니라 심장이 말할 때 나오세요.',
        '찬물에는 숨을 내쉬며 천천히. 1분이면 충분해요. 물을 마시고 몸을 감싸고 아무것도 보지 마세요.',
        '프라이빗 룸이라면 온도도 침묵도 마음대로예요. 술을 마셨거나 열이 있으면 쉬어 주세요.',
      ],
      ja: [
        'サウナ8分、水風呂1分、椅子で10分。みなが語る心地よさは、椅子の上で訪れます。',
        '先に体を洗い、拭いて、低い段に座ります。熱も見栄も上へ上がるもの。時計ではなく、胸の鼓動に合わせて出ましょう。',
        '水風呂へは息を吐きながらゆっくりと。1分もあれば足ります。水を飲み、体を包み、何も見ないこと。',
        '個室なら、熱さも静けさも自分のもの。お酒のあとや熱のある日はお控えください。',
      ],
      zh: [
        '熱 8 分鐘、冷 1 分鐘、椅子 10 分鐘。大家說的那種舒暢，發生在椅子上。',
        '先洗淨擦乾，坐低一點。熱氣會上升，好勝心也是。聽心跳，不要聽時鐘。',
        '吐氣慢慢入冷水，一分鐘就夠。喝水、裹好毛巾，什麼也別看。',
        '私人包廂讓您自己決定溫度與安靜。飲酒後或發燒時請勿使用。',
      ],
    },
  },
  {
    id: 'feet-after-walking',
    categoryId: 'beauty',
    object: 'lotus',
    publishedAt: '2026-02-14',
    categoryIds: ['massage'],
    cityIds: ['taipei', 'kaohsiung', 'osaka'],
    title: t('Twenty thousand steps later', '2만 보를 걸은 뒤', '二万歩、歩いたあとで', '走完兩萬步之後'),
    summary: t(
      'How to choose a massage when your feet have already decided.',
      '발이 먼저 원할 때, 마사지 고르는 법이에요.',
      '足が先に決めている日の、マッサージの選び方。',
      '當雙腳已替您決定，該怎麼選按摩。',
    ),
    body: {
      en: [
        'Sore soles want reflexology; heavy calves want oil. If both complain, take the oil and add twenty minutes for the feet.',
        'Say “softer” early. Therapists would far rather adjust than guess, and pain isn’t proof that it works.',
        'Drink something warm afterwards and walk home slowly. The next morning is when you’ll notice.',
        'Evening slots go first in every city we list. Book at lunch for the same day and you’ll nearly always find one.',
      ],
      ko: [
        '발바닥이 아프면 발 지압, 종아리가 무거우면 오일이에요. 둘 다라면 오일에 발 20분을 더하세요.',
        '아프면 바로 말씀하세요. 짐작하는 것보다 세기를 맞추는 편이 훨씬 쉬워요. 아프다고 더 효과적인 것은 아니에요.',
        '끝난 뒤 따뜻한 것을 마시고 천천히 돌아가세요. 효과는 다음 날 아침에 알게 돼요.',
        '저녁 시간은 어느 도시에서나 먼저 차요. 점심때 당일 예약을 하면 대개 자리가 있어요.',
      ],
      ja: [
        '足裏が痛むならリフレクソロジー、ふくらはぎが重いならオイル。両方なら、オイルに足の20分を追加しましょう。',
        '「もう少しやさしく」は早めに伝えて。施術する側も加減がわかりますし、痛いほど効くわけではありません。',
        '終わったら温かいものを飲み、ゆっくり帰りましょう。違いは翌朝にわかります。',
        '夜の枠はどの街でも早く埋まります。当日のお昼に予約すれば、たいてい見つかります。',
      ],
      zh: [
        '腳底痠就選足底按摩，小腿沉就選精油。兩種都有，就選精油按摩，再加 20 分鐘腳底。',
        '覺得太重請早點說，調整比猜測容易得多，痛也不代表有效。',
        '結束後喝點熱的，慢慢走回去，隔天早上就知道差別。',
        '各城市的晚上時段最先滿，中午預約當天通常還找得到。',
      ],
    },
  },
  {
    id: 'skin-before-flight',
    categoryId: 'beauty',
    object: 'serum',
    publishedAt: '2026-01-16',
    categoryIds: ['facial', 'eyelash', 'nails'],
    cityIds: ['seoul', 'busan', 'tokyo'],
    title: t(
      'What to book before, during and after a flight',
      '떠나기 전, 여행 중, 돌아온 뒤 챙길 뷰티 예약',
      '飛行機の前、旅の途中、帰ったあとの美容',
      '飛行前、旅途中與回家後的美容安排',
    ),
    summary: t(
      'Timing matters more than products.',
      '제품보다 시기가 중요해요.',
      '化粧品より、タイミングが大切です。',
      '時機比產品更重要。',
    ),
    body: {
      en: [
        'Before you fly: lashes and nails, two days ahead. They need no care on the road and save ten minutes each morning.',
        'While you’re away: a moisture facial on day two, when cabin air shows. Avoid peels if you’ll be in strong sun.',
        'After you’re home: pores. Sunscreen and street air want a proper cleanse, not another layer.',
        'Tell the therapist what you’ve had done in the last month. It changes what they’ll choose, and good ones always ask.',
      ],
      ko: [
        '출발 전: 속눈썹과 네일을 이틀 전에 받으세요. 여행 중 손이 가지 않고 아침 10분을 아껴 줘요.',
        '여행 중: 기내 건조함이 드러나는 둘째 날 수분 관리를 받으세요. 햇볕이 강한 일정이면 필링은 피해요.',
        '돌아온 뒤: 모공 관리예요. 자외선 차단제와 도시 공기에는 덧바르기보다 제대로 된 클렌징이 필요해요.',
        '최근 한 달 사이 받은 시술을 알려 주세요. 선택이 달라지고, 좋은 관리사는 먼저 물어봐요.',
      ],
      ja: [
        '出発前は、二日前にまつげと爪を。旅の間は手がかからず、毎朝10分の節約になります。',
        '旅の途中は、機内の乾燥が表れる二日目に保湿のケアを。日差しの強い予定があるなら、ピーリングは避けましょう。',
        '帰ったあとは毛穴です。日焼け止めと街の空気には、重ねるより、きちんとした洗浄を。',
        'ここひと月に受けた施術を伝えてください。選ぶものが変わりますし、よい施術者は必ず尋ねます。',
      ],
      zh: [
        '出發前兩天做睫毛與指甲，旅途中免保養，每天早上省十分鐘。',
        '旅途中第二天，機艙乾燥開始顯現，安排保濕護膚；行程日曬強就避開煥膚。',
        '回家後處理毛孔。防曬與街頭空氣需要徹底清潔，而不是再疊一層。',
        '請告知近一個月做過的療程，會影響選擇，好的美容師也一定會問。',
      ],
    },
  },
]
