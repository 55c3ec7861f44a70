import { t } from '../text.ts'
import { extra, offer, type Trade } from './trade.types.ts'

const bays = {
  perPerson: false,
  pricePer: 'booking',
  kind: 'bay',
  capacities: [5, 5, 5, 5],
  most: 1,
  before: 0,
  after: 15,
} as const
const everywhere = { top: 'car-care', countries: ['JP', 'KR', 'TW'] } as const

export const CAR_CARE: Trade[] = [
  {
    ...everywhere,
    id: 'car-wash',
    name: t('Hand car wash', '손세차', '手洗い洗車', '手工洗車'),
    icon: 'bucket',
    kinds: [
      t('{s} Hand Car Wash', '{s} 손세차', '手洗い洗車 {s}', '{s}手工洗車'),
      t('{s} Wash Works', '{s} 세차 공방', '洗車工房 {s}', '{s}洗車工坊'),
    ],
    about: [
      t(
        'Washed by hand with soft water, so no mineral spots are left behind.',
        '연수로 손세차해 물때 자국이 남지 않아요.',
        '軟水で手洗いするので、水あかの跡が残りません。',
        '使用軟水手工清洗，不留水漬。',
      ),
      t(
        'You can watch from the lounge with a coffee while two people work on the car.',
        '두 명이 함께 작업하는 모습을 라운지에서 커피와 함께 보실 수 있어요.',
        '二人がかりの作業を、ラウンジでコーヒーを飲みながらご覧いただけます。',
        '兩位師傅同時施工，您可在休息區邊喝咖啡邊觀看。',
      ),
    ],
    setting: { ...bays, mode: 'none' },
    titles: [
      t('Chief detailer', '수석 디테일러', 'チーフディテイラー', '首席美容技師'),
      t('Wash specialist', '세차 전문가', '洗車スタッフ', '洗車技師'),
    ],
    offers: [
      offer(
        t('Exterior hand wash', '외부 손세차', '手洗い洗車', '外觀手工洗車'),
        t(
          'Foam, two-bucket wash, wheels and a soft towel dry.',
          '폼 세차와 투 버킷 방식, 휠과 물기 제거까지 해 드려요.',
          '泡洗車と手洗い、ホイール洗浄、拭き上げまで行います。',
          '泡沫預洗、雙桶手洗、輪圈清潔並擦乾。',
        ),
        [
          ['smallCar', 40, 2800],
          ['sedan', 50, 3400],
          ['largeCar', 60, 4200],
        ],
      ),
      offer(
        t('Wash and interior vacuum', '세차와 실내 청소', '洗車＋車内清掃', '洗車＋車內吸塵'),
        t(
          'The exterior wash with vacuuming, glass and dashboard wiped clean.',
          '외부 세차에 실내 진공청소와 유리, 대시보드 닦기를 더했어요.',
          '外装の手洗いに、掃除機がけと窓・ダッシュボードの拭き掃除が付きます。',
          '外觀清洗加車內吸塵、玻璃與儀表板擦拭。',
        ),
        [
          ['smallCar', 70, 4800],
          ['sedan', 80, 5600],
          ['largeCar', 100, 6900],
        ],
      ),
      offer(
        t('Wash and carnauba wax', '세차와 카나우바 왁스', '洗車＋カルナバワックス', '洗車＋棕櫚蠟'),
        t(
          'A deep, warm shine laid on by hand that lasts about a month.',
          '손으로 올린 깊고 따뜻한 광택이 약 한 달 이어져요.',
          '手塗りの深いつやが、ひと月ほど続きます。',
          '手工上蠟，深邃光澤約可維持一個月。',
        ),
        [
          ['smallCar', 90, 7200],
          ['sedan', 100, 8200],
          ['largeCar', 120, 9800],
        ],
      ),
      offer(
        t('Rain-repellent glass', '유리 발수 코팅', 'ガラス撥水加工', '玻璃撥水處理'),
        t(
          'All windows polished and coated so rain beads and rolls away.',
          '모든 유리를 닦고 발수 처리해 빗방울이 또르르 굴러가요.',
          '全面の油膜を落としてから撥水加工し、雨の日の視界を守ります。',
          '去除油膜後施作撥水鍍膜，雨天視線更清晰。',
        ),
        [['standard', 60, 5500]],
      ),
    ],
    extras: [
      extra(t('Engine bay wipe', '엔진룸 닦기', 'エンジンルーム清掃', '引擎室擦拭'), 2200, 20),
      extra(t('Odor treatment', '실내 탈취', '車内消臭', '車內除臭'), 2800, 20),
    ],
  },
  {
    ...everywhere,
    id: 'coating',
    name: t('Coating and detailing', '코팅·디테일링', 'コーティング', '鍍膜美容'),
    icon: 'sparkles',
    kinds: [
      t('{s} Coating Studio', '{s} 코팅 스튜디오', 'コーティング専門店 {s}', '{s}鍍膜工作室'),
      t('{s} Car Detailing', '{s} 디테일링', 'カーディテイリング {s}', '{s}汽車美容'),
    ],
    about: [
      t(
        'A dust-controlled booth with lighting that shows every scratch before work begins.',
        '먼지를 차단한 부스와 조명으로 작업 전 작은 흠집까지 확인해요.',
        '防じんブースと専用照明で、作業前に小さな傷まで確認します。',
        '無塵施工間搭配專業燈光，施工前先檢視每道細紋。',
      ),
      t(
        'Every coating comes with a written record and a free check after a month.',
        '모든 코팅에는 시공 기록과 한 달 뒤 무료 점검이 포함돼요.',
        '施工記録をお渡しし、ひと月後の点検を無料で行います。',
        '每次施工附書面紀錄，並提供一個月後免費檢查。',
      ),
    ],
    setting: { ...bays, mode: 'resource' },
    titles: [
      t('Master detailer', '마스터 디테일러', 'マスターディテイラー', '資深鍍膜師'),
      t('Detailer', '디테일러', 'ディテイラー', '鍍膜師'),
    ],
    offers: [
      offer(
        t('Glass coating', '유리막 코팅', 'ガラスコーティング', '玻璃鍍膜'),
        t(
          'Decontamination, light polish and a hard clear layer for three years.',
          '철분 제거와 가벼운 광택 후 3년 지속되는 유리막을 입혀요.',
          '鉄粉取りと軽研磨のあと、約3年持続する被膜を施工します。',
          '去鐵粉、輕拋光後施作，保護約三年。',
        ),
        [
          ['smallCar', 240, 42000],
          ['sedan', 300, 52000],
          ['largeCar', 360, 64000],
        ],
      ),
      offer(
        t('Ceramic coating', '세라믹 코팅', 'セラミックコーティング', '陶瓷鍍膜'),
        t(
          'Two layers cured under lamps, for the deepest gloss we offer.',
          '램프로 경화한 두 겹의 세라믹으로 가장 깊은 광택을 내요.',
          '二層を赤外線で焼き付け、当店で最も深いつやに仕上げます。',
          '雙層紅外線烘烤，呈現最深邃的光澤。',
        ),
        [
          ['sedan', 420, 88000],
          ['largeCar', 480, 105000],
        ],
      ),
      offer(
        t('Scratch polish', '흠집 제거 광택', '磨き・小傷取り', '拋光去刮痕'),
        t(
          'Swirls and light scratches leveled panel by panel.',
          '잔흠집과 얕은 스크래치를 패널마다 꼼꼼히 없애 드려요.',
          '洗車傷や浅い擦り傷を、パネルごとにならします。',
          '逐片消除洗車紋與淺刮痕。',
        ),
        [
          ['smallCar', 150, 19800],
          ['sedan', 180, 24800],
        ],
      ),
      offer(
        t('Interior deep clean', '실내 딥 클리닝', '車内まるごとクリーニング', '內裝深層清潔'),
        t(
          'Seats, carpets and roof lining steamed and dried the same day.',
          '시트와 카펫, 천장까지 스팀으로 세척하고 당일 건조해요.',
          'シート、カーペット、天井までスチーム洗浄し、当日中に乾かします。',
          '座椅、地毯與頂篷蒸氣清潔，當日烘乾。',
        ),
        [
          ['smallCar', 180, 18500],
          ['largeCar', 240, 26500],
        ],
      ),
    ],
    extras: [
      extra(t('Wheel coating', '휠 코팅', 'ホイールコーティング', '輪圈鍍膜'), 9900, 60),
      extra(t('Headlight restoration', '헤드라이트 복원', 'ヘッドライト磨き', '大燈翻新'), 6600, 45),
    ],
  },
  {
    ...everywhere,
    id: 'tyres',
    name: t('Tires', '타이어', 'タイヤ', '輪胎'),
    icon: 'tyre',
    kinds: [
      t('{s} Tire Shop', '{s} 타이어', 'タイヤショップ {s}', '{s}輪胎行'),
      t('{s} Tire and Wheel', '{s} 타이어 앤 휠', 'タイヤ＆ホイール {s}', '{s}輪胎輪圈館'),
    ],
    about: [
      t(
        'Tread, pressure and wear are measured and shown to you before anything is sold.',
        '판매보다 먼저 마모와 공기압을 재서 직접 보여 드려요.',
        '販売の前に、溝と空気圧、摩耗の様子を測ってお見せします。',
        '先測量胎紋、胎壓與磨耗給您看，再談更換。',
      ),
      t(
        'Bring your own tires or choose from stock; fitting takes under an hour.',
        '가져오신 타이어도, 매장 제품도 좋아요. 장착은 한 시간 안에 끝나요.',
        '持ち込みも店頭購入も歓迎。取り付けは1時間以内で終わります。',
        '可自備輪胎或現場選購，一小時內完成安裝。',
      ),
    ],
    setting: { ...bays, mode: 'none' },
    titles: [
      t('Workshop manager', '정비 책임자', '工場長', '廠長'),
      t('Tire technician', '타이어 기사', 'タイヤ整備士', '輪胎技師'),
    ],
    offers: [
      offer(
        t('Four-tire fitting', '타이어 4개 교체', 'タイヤ4本組み替え', '四輪更換'),
        t(
          'Removal, fitting, balancing and new valves for all four wheels.',
          '네 바퀴의 탈착과 밸런스, 밸브 교체까지 포함해요.',
          '脱着、組み替え、バランス調整、バルブ交換を4本分行います。',
          '四輪拆裝、平衡並更換氣嘴。',
        ),
        [
          ['smallCar', 50, 8800],
          ['sedan', 60, 9900],
          ['largeCar', 75, 12800],
        ],
      ),
      offer(
        t('Tire rotation', '타이어 위치 교환', 'タイヤローテーション', '輪胎調位（前後輪對調）'),
        t(
          'Front and rear swapped for even wear, tightened to the right torque.',
          '고르게 닳도록 앞뒤 타이어를 바꾸고 규정 토크로 조여요.',
          '前後を入れ替えて摩耗をそろえ、規定トルクで締め付けます。',
          '前後輪對調讓磨耗平均，並以規定扭力鎖緊。',
        ),
        [['standard', 30, 3300]],
      ),
      offer(
        t('Wheel alignment', '휠 얼라인먼트', 'アライメント調整', '四輪定位'),
        t(
          'Measured in 3D and adjusted, with a printed before-and-after sheet.',
          '3D로 측정해 조정하고 전후 수치를 출력해 드려요.',
          '3D測定で調整し、前後の数値を印刷してお渡しします。',
          '3D 量測調整，並列印前後數據。',
        ),
        [
          ['sedan', 90, 15400],
          ['largeCar', 100, 17600],
        ],
      ),
      offer(
        t('Flat tire repair', '펑크 수리', 'パンク修理', '補胎'),
        t(
          'Found, plugged from inside and leak-tested while you wait.',
          '기다리시는 동안 구멍을 찾아 안쪽에서 때우고 공기가 새지 않는지 확인해요.',
          'お待ちの間に、内側から修理して漏れを確かめます。',
          '現場檢查破孔，內補並測漏。',
        ),
        [['standard', 30, 2800]],
      ),
    ],
    extras: [
      extra(t('Nitrogen fill', '질소 주입', '窒素ガス充填', '氮氣充填'), 2200, 10),
      extra(t('Tire storage, six months', '타이어 6개월 보관', 'タイヤ預かり（半年）', '輪胎寄存半年'), 6600, 0),
    ],
  },
  {
    ...everywhere,
    id: 'inspection',
    name: t('Inspection and service', '점검·정비', '点検・整備', '保養維修'),
    icon: 'toolbox',
    kinds: [
      t('{s} Auto Service', '{s} 오토 서비스', '{s}自動車整備工場', '{s}汽車保養廠'),
      t('{s} Garage', '{s} 카센터', 'ガレージ {s}', '{s}汽車工坊'),
    ],
    about: [
      t(
        'A certified workshop that explains in plain words what needs doing now and what can wait.',
        '지금 고칠 것과 나중에 해도 될 것을 쉬운 말로 알려 드리는 인증 정비소예요.',
        'いま必要な整備と先でよいものを、わかりやすく説明する認証工場です。',
        '合格保養廠，用淺白的話說明哪些要立刻處理、哪些可以再等。',
      ),
      t(
        'Photographs of each worn part come with the report.',
        '점검표에는 마모된 부품 사진이 함께 담겨 있어요.',
        '点検結果には、摩耗した部品の写真を添えてお渡しします。',
        '檢查報告附上每個磨損零件的照片。',
      ),
    ],
    setting: { ...bays, mode: 'staff_and_resource' },
    titles: [t('Chief inspector', '검사 책임자', '検査主任', '檢驗主任'), t('Mechanic', '정비사', '整備士', '技師')],
    offers: [
      offer(
        t('Oil and filter change', '오일·필터 교환', 'オイル・エレメント交換', '更換機油機濾'),
        t(
          'Fully synthetic oil to the maker’s grade, with a ten-point look-over.',
          '제조사 규격 합성유로 교환하고 열 가지 항목을 살펴요.',
          'メーカー指定の化学合成油に交換し、10項目を確認します。',
          '更換原廠規格全合成機油，並做十項檢視。',
        ),
        [
          ['smallCar', 30, 4400],
          ['sedan', 40, 5800],
          ['largeCar', 40, 7200],
        ],
      ),
      offer(
        t('Twelve-month check', '12개월 정기 점검', '12か月点検', '年度健檢'),
        t(
          'Brakes, steering, suspension and exhaust checked to the legal list.',
          '제동과 조향, 하체, 배기를 법정 항목에 따라 점검해요.',
          'ブレーキ、足まわり、排気などを法定項目に沿って点検します。',
          '依規範檢查煞車、轉向、底盤與排氣。',
        ),
        [
          ['smallCar', 90, 11000],
          ['sedan', 105, 13200],
          ['largeCar', 120, 15400],
        ],
      ),
      offer(
        t('Battery replacement', '배터리 교체', 'バッテリー交換', '更換電瓶'),
        t(
          'Load-tested first; memory and clock are kept while we swap.',
          '먼저 부하 시험을 하고, 설정을 유지한 채 교체해요.',
          '先に負荷を測り、設定を保ったまま交換します。',
          '先測試電力，更換時保留車輛設定。',
        ),
        [['standard', 30, 9800]],
      ),
      offer(
        t('Air-conditioner service', '에어컨 점검', 'エアコン点検・ガス補充', '冷氣檢修'),
        t(
          'Cabin filter, leak check and refrigerant filled by weight.',
          '필터 교체와 누설 점검, 냉매 정량 충전을 해 드려요.',
          'フィルター交換と漏れ点検、冷媒の規定量補充を行います。',
          '更換濾網、測漏並定量補充冷媒。',
        ),
        [['standard', 60, 8800]],
      ),
    ],
    extras: [
      extra(t('Wiper blades', '와이퍼 교체', 'ワイパーゴム交換', '更換雨刷'), 2400, 10),
      extra(t('Courtesy car for the day', '당일 대차', '当日の代車', '當日代步車'), 3300, 0),
    ],
  },
]
