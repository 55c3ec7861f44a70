import { t } from '../text.ts'
import { extra, offer, plain, type Trade } from './trade.types.ts'

export const COSTUME: Trade[] = [
  {
    top: 'culture',
    countries: ['JP'],
    id: 'kimono',
    name: t('Kimono', '기모노', '着物', '和服'),
    icon: 'kimono',
    kinds: [
      t('{s} Kimono Rental', '{s} 기모노 렌털', '着物レンタル {s}', '{s}和服租借'),
      t('{s} Kimono Salon', '{s} 기모노 살롱', '着付け処 {s}', '{s}和服館'),
    ],
    about: [
      t(
        'Four hundred kimono from vintage silk to light summer yukata, with sizes for everyone.',
        '빈티지 실크부터 여름 유카타까지 400벌, 사이즈도 다양해요.',
        '正絹のアンティークから夏の浴衣まで四百着。大きなサイズもあります。',
        '從古董正絹到夏季浴衣共四百套，尺寸齊全。',
      ),
      t(
        'Dressers work quickly and kindly, so you’re out in the streets within the hour.',
        '능숙하고 친절하게 입혀 드려 한 시간 안에 거리로 나설 수 있어요.',
        '手際よくお着付けするので、一時間以内に街へ出られます。',
        '著裝師手腳俐落又親切，一小時內就能上街。',
      ),
    ],
    setting: {
      perPerson: true,
      pricePer: 'person',
      kind: 'room',
      capacities: [1, 1, 1, 1, 1],
      most: 4,
      before: 0,
      after: 15,
      mode: 'none',
    },
    titles: [
      t('Head dresser', '수석 기모노 스타일리스트', '着付け師範', '首席著裝師'),
      t('Dresser', '기모노 스타일리스트', '着付け師', '著裝師'),
    ],
    offers: [
      offer(
        t('Kimono half-day walk', '기모노 반나절 산책', '着物さんぽ 半日', '和服半日散策'),
        t(
          'Kimono, obi, bag and sandals, dressed and ready for the old town.',
          '기모노와 오비, 가방, 신발까지 갖춰 옛 거리를 걸어요.',
          '着物、帯、バッグ、草履一式。着付けをして街歩きへ。',
          '含和服、腰帶、提包與草履，著裝完成即可散步。',
        ),
        [['halfDay', 240, 4400]],
      ),
      offer(
        t('Kimono for the whole day', '기모노 종일 대여', '着物レンタル 一日', '和服全日租借'),
        t(
          'Choose at opening, return by 5:30 p.m., hairstyling included.',
          '오픈 시간에 골라 오후 5시 30분까지 입을 수 있어요. 헤어 세트도 포함돼요.',
          '開店時に選んで、17:30までにご返却。ヘアセット込みです。',
          '早上挑選、下午 5:30 前歸還，含髮型設計。',
        ),
        [['fullDay', 480, 6600]],
      ),
      offer(
        t('Formal furisode experience', '후리소데 체험', '振袖体験', '振袖體驗'),
        t(
          'Long sleeves, formal obi and hair for photographs to keep.',
          '긴 소매와 격식 있는 오비, 머리까지 갖춰 기념사진을 남겨요.',
          '振袖に格の高い帯、髪まで整え、記念の一枚を残します。',
          '長袖振袖、正式腰帶與盤髮，留下紀念照。',
        ),
        [['minutes', 180, 14800]],
      ),
      offer(
        t('Summer yukata', '여름 유카타', '夏の浴衣', '夏日浴衣'),
        t(
          'Light cotton for festivals and evenings by the river.',
          '축제나 강가의 저녁에 어울리는 가벼운 면 유카타예요.',
          '夏祭りや川辺の夕涼みに、軽やかな木綿の浴衣を。',
          '輕盈棉質，適合祭典與河畔傍晚。',
        ),
        [['halfDay', 240, 3600]],
      ),
    ],
    extras: [
      extra(t('Hairstyling', '헤어 세트', 'ヘアセット', '髮型造型'), 1650, 20, 4),
      extra(t('Photographer, 30 minutes', '사진 촬영 30분', 'カメラマン撮影30分', '攝影師跟拍 30 分鐘'), 8800, 30),
    ],
  },
  {
    top: 'culture',
    countries: ['KR'],
    id: 'hanbok',
    name: t('Hanbok', '한복', '韓服', '韓服'),
    icon: 'hanbok',
    kinds: [
      t('{s} Hanbok', '{s} 한복', '{s} 韓服', '{s}韓服'),
      t('{s} Hanbok House', '{s} 한복집', '韓服の家 {s}', '{s}韓服館'),
    ],
    about: [
      t(
        'Traditional and modern hanbok side by side, with the old lanes and stone walls just outside.',
        '전통 한복과 생활 한복을 함께 갖추고, 문을 나서면 옛 골목과 돌담이 바로 이어져요.',
        '伝統韓服と現代風の韓服をそろえ、外へ出れば古い路地と石垣が続きます。',
        '備有傳統與改良韓服，出門就是老巷與石牆。',
      ),
      t(
        'Staff braid your hair and match the accessories, with no extra charge for simple styles.',
        '머리를 땋고 소품을 맞춰 드려요. 기본 스타일은 따로 비용이 들지 않아요.',
        '髪を編み、小物を合わせます。シンプルな髪型は無料です。',
        '店員為您編髮並搭配飾品，基本髮型不另收費。',
      ),
    ],
    setting: {
      perPerson: true,
      pricePer: 'person',
      kind: 'room',
      capacities: [1, 1, 1, 1, 1],
      most: 4,
      before: 0,
      after: 10,
      mode: 'none',
    },
    titles: [
      t('Hanbok stylist', '한복 스타일리스트', '韓服スタイリスト', '韓服造型師'),
      t('Dresser', '한복 착장 담당', '着付けスタッフ', '著裝人員'),
    ],
    offers: [
      offer(
        t('Hanbok walk', '한복 산책', '韓服さんぽ', '韓服散策'),
        t(
          'A traditional set with petticoat, bag and hair ornaments.',
          '전통 한복에 속치마, 가방, 머리 장식까지 갖춰요.',
          '伝統韓服に、ペチコート、バッグ、髪飾りが付きます。',
          '傳統韓服一套，含襯裙、提包與髮飾。',
        ),
        [
          ['minutes', 120, 2300],
          ['halfDay', 240, 3200],
          ['fullDay', 480, 4300],
        ],
      ),
      offer(
        t('Premium hanbok', '프리미엄 한복', 'プレミアム韓服', '頂級韓服'),
        t(
          'Embroidered silk and layered skirts for photographs.',
          '자수 비단과 겹치마로 사진이 더 화사해요.',
          '刺繍の絹と重ねたチマで、写真が華やかになります。',
          '刺繡絲綢與層疊裙襬，拍照更亮眼。',
        ),
        [['halfDay', 240, 4800]],
      ),
      offer(
        t('Royal court hanbok', '궁중 한복', '宮廷韓服', '宮廷韓服'),
        t(
          'King, queen or official, with the proper headdress.',
          '왕과 왕비, 관복까지 어울리는 머리 장식을 갖춰 입어요.',
          '王、王妃、官服を、正式な冠とともに。',
          '國王、王后或官服，配上正式冠飾。',
        ),
        [['minutes', 120, 5400]],
      ),
      plain(
        offer(
          t('Hanbok and photographer', '한복 스냅 촬영', '韓服スナップ撮影', '韓服外拍'),
          t(
            'An hour in the old lanes, thirty edited pictures.',
            '옛 골목에서 한 시간 촬영하고 보정본 서른 장을 드려요.',
            '古い路地で一時間撮影し、補正済み三十枚をお渡しします。',
            '老巷拍攝一小時，提供三十張精修照。',
          ),
          [['standard', 150, 12800]],
        ),
      ),
    ],
    extras: [
      extra(t('Braided hair with ribbon', '댕기 머리', '編み込みとリボン', '編髮與髮帶'), 800, 15, 4),
      extra(t('Outer coat for winter', '겨울 두루마기', '冬用の上着', '冬季外袍'), 900, 0, 4),
    ],
  },
]
