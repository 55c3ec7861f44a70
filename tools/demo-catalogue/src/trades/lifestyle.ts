import { t } from '../text.ts'
import { extra, offer, plain, type Trade } from './trade.types.ts'

const everywhere = { top: 'lifestyle', countries: ['JP', 'KR', 'TW'] } as const

export const LIFESTYLE: Trade[] = [
  {
    ...everywhere,
    id: 'pet-grooming',
    name: t('Pet grooming', '반려동물 미용', 'ペットトリミング', '寵物美容'),
    icon: 'dog',
    kinds: [
      t('{s} Pet Grooming', '{s} 애견 미용', 'トリミングサロン {s}', '{s}寵物美容'),
      t('Pet Salon {s}', '펫 살롱 {s}', 'ペットサロン {s}', '{s}寵物沙龍'),
    ],
    about: [
      t(
        'One pet at a time, so nobody waits in a cage beside a stranger.',
        '한 마리씩만 받아서 낯선 아이 옆에서 기다리지 않아요.',
        '一頭ずつの完全予約制。ほかの子と一緒にお待たせすることはありません。',
        '一次只接一隻，不必在陌生毛孩旁等待。',
      ),
      t(
        'Groomers send a photograph halfway and a note on skin and ears at the end.',
        '중간에 사진을 보내 드리고, 마치면 피부와 귀 상태를 적어 드려요.',
        '途中で写真をお送りし、仕上がりには皮膚と耳の様子をお伝えします。',
        '過程中傳照片，結束時附上皮膚與耳朵狀況。',
      ),
    ],
    setting: {
      perPerson: false,
      pricePer: 'booking',
      kind: 'room',
      capacities: [5, 5, 5],
      most: 1,
      before: 0,
      after: 15,
      mode: 'staff',
    },
    titles: [
      t('Chief groomer', '수석 미용사', 'チーフトリマー', '首席寵物美容師'),
      t('Groomer', '미용사', 'トリマー', '寵物美容師'),
    ],
    offers: [
      offer(
        t('Shampoo course', '목욕 코스', 'シャンプーコース', '小美容（洗澡）'),
        t(
          'Bath, blow-dry, nails, ears and paw pads.',
          '목욕과 드라이, 발톱, 귀, 발바닥까지 관리해요.',
          'シャンプー、ブロー、爪、耳、足裏のお手入れ込みです。',
          '洗澡、吹乾、剪指甲、清耳與腳底毛。',
        ),
        [
          ['smallDog', 75, 4800],
          ['mediumDog', 105, 6900],
          ['cat', 90, 6600],
        ],
      ),
      offer(
        t('Full cut and shampoo', '전체 미용', 'シャンプー＋カット', '大美容（洗剪造型）'),
        t(
          'A full trim to the breed’s style or to yours.',
          '견종 스타일이나 원하는 모양으로 전체 미용을 해요.',
          '犬種らしいスタイルも、お好みの形も承ります。',
          '依犬種標準或您喜歡的造型修剪。',
        ),
        [
          ['smallDog', 120, 7800],
          ['mediumDog', 150, 10800],
        ],
      ),
      offer(
        t('Herbal mud spa', '머드 스파', 'ハーブ泥パック', '草本泥療'),
        t(
          'Fine clay for dry skin and a softer coat.',
          '고운 진흙으로 건조한 피부와 털을 부드럽게 해요.',
          'きめ細かい泥で、乾燥した皮膚と被毛をしっとり整えます。',
          '細緻泥漿改善乾燥肌膚，毛髮更柔順。',
        ),
        [['smallDog', 100, 6800]],
      ),
      offer(
        t('Quick paw and nail care', '발·발톱 부분 미용', '足先クイックケア', '腳部快速護理'),
        t(
          'Nails, pads and a brush, in and out in half an hour.',
          '발톱과 발바닥, 빗질까지 30분이면 끝나요.',
          '爪と足裏、ブラッシングを30分で仕上げます。',
          '剪甲、修腳底毛與梳理，半小時完成。',
        ),
        [['standard', 30, 2200]],
      ),
    ],
    extras: [
      extra(t('Tooth brushing', '양치', '歯みがき', '刷牙'), 900, 10),
      extra(t('Ribbon and photograph', '리본과 사진', 'リボンと記念写真', '蝴蝶結與拍照'), 600, 5),
    ],
  },
  {
    ...everywhere,
    id: 'photo-studio',
    name: t('Photo studios', '사진관', 'フォトスタジオ', '照相館'),
    icon: 'camera',
    kinds: [
      t('{s} Photo Studio', '{s} 사진관', '写真館 {s}', '{s}照相館'),
      t('Studio {s}', '스튜디오 {s}', 'フォトスタジオ {s}', '{s}攝影工作室'),
    ],
    about: [
      t(
        'North light, a plain wall and a photographer who waits for the right second.',
        '자연광이 드는 북향 스튜디오에서 가장 좋은 순간을 기다려 찍어 드려요.',
        '北窓の光と素の壁。よい一瞬を待つ写真家がいます。',
        '北窗自然光、素淨背景，以及懂得等待的攝影師。',
      ),
      t(
        'You choose the pictures together on a large screen before you leave.',
        '촬영 뒤 큰 화면에서 함께 사진을 골라요.',
        '撮影後、大きな画面で一緒に写真を選びます。',
        '拍完後在大螢幕上一起挑選照片。',
      ),
    ],
    setting: {
      perPerson: false,
      pricePer: 'booking',
      kind: 'room',
      capacities: [5, 6],
      most: 5,
      before: 10,
      after: 20,
      mode: 'staff',
    },
    titles: [
      t('Chief photographer', '대표 작가', 'チーフフォトグラファー', '首席攝影師'),
      t('Photographer', '작가', 'フォトグラファー', '攝影師'),
    ],
    offers: [
      offer(
        t('Portrait session', '프로필 촬영', 'ポートレート撮影', '個人形象照'),
        t(
          'Three looks, ten retouched pictures.',
          '세 가지 콘셉트로 촬영하고 보정본 열 장을 드려요.',
          '衣装3パターンで撮影し、補正済みデータ10枚をお渡しします。',
          '三套造型，精修十張。',
        ),
        [
          ['minutes', 60, 12800],
          ['minutes', 90, 16800],
        ],
      ),
      offer(
        t('Family portrait', '가족사진', '家族写真', '全家福'),
        t(
          'Everyone together, then the small groups; a print to hang.',
          '모두 함께, 그리고 몇 명씩. 벽에 걸 인화본도 드려요.',
          '全員で、そして組み合わせを変えて。飾れるプリント付きです。',
          '全家合影與分組拍攝，附沖印一張。',
        ),
        [['minutes', 75, 16500]],
      ),
      plain(
        offer(
          t('ID and visa photographs', '증명·비자 사진', '証明写真', '證件照'),
          t(
            'Right the first time for any country, ready in twenty minutes.',
            '어느 나라 규격이든 20분 안에 바로 준비해 드려요.',
            '各国の規格に対応し、20分でお渡しします。',
            '符合各國規格，二十分鐘取件。',
          ),
          [['standard', 30, 3300]],
        ),
      ),
      offer(
        t('Anniversary session', '기념일 촬영', '記念日の撮影', '紀念日拍攝'),
        t(
          'Birthdays, graduations, engagements, with flowers arranged for the day.',
          '생일, 졸업, 약혼 날에 어울리는 꽃과 함께 촬영해요.',
          '誕生日、卒業、婚約の日に、花を添えて撮ります。',
          '生日、畢業或訂婚，佐以花藝拍攝。',
        ),
        [['minutes', 90, 19800]],
      ),
    ],
    extras: [
      extra(t('Hair and makeup', '헤어·메이크업', 'ヘアメイク', '妝髮'), 6600, 60, 2),
      extra(t('All photos as digital files', '원본 전체', '全データ', '全部原檔'), 9900, 0),
    ],
  },
]
