import { t } from '../text.ts'
import { area, type Place, withGarages } from './places.types.ts'

const taiwan = { country: 'TW', timeZone: 'Asia/Taipei' } as const

export const TAIWAN: Place[] = [
  {
    ...taiwan,
    id: 'taipei',
    name: t('Taipei', '타이베이', '台北', '台北'),
    latitude: 25.033,
    longitude: 121.5654,
    recommended: true,
    landmark: 'taipei-101',
    weight: 5,
    phone: '+8862',
    digits: 8,
    areas: [
      area(
        t('Da’an', '다안', '大安', '大安'),
        t(
          'No. {n}, Yongkang St., Da’an Dist., Taipei City',
          '타이베이시 다안구 융캉제 {n}호',
          '台北市大安区永康街{n}号',
          '台北市大安區永康街{n}號',
        ),
        '106',
        25.0326,
        121.5297,
      ),
      withGarages(
        area(
          t('Zhongshan', '중산', '中山', '中山'),
          t(
            'No. {n}, Chifeng St., Datong Dist., Taipei City',
            '타이베이시 다퉁구 츠펑제 {n}호',
            '台北市大同区赤峰街{n}号',
            '台北市大同區赤峰街{n}號',
          ),
          '103',
          25.0545,
          121.5197,
        ),
      ),
      area(
        t('Xinyi', '신이', '信義', '信義'),
        t(
          'No. {n}, Songshou Rd., Xinyi Dist., Taipei City',
          '타이베이시 신이구 쑹서우루 {n}호',
          '台北市信義区松寿路{n}号',
          '台北市信義區松壽路{n}號',
        ),
        '110',
        25.0359,
        121.5676,
      ),
      area(
        t('Dadaocheng', '다다오청', '大稲埕', '大稻埕'),
        t(
          'No. {n}, Sec. 1, Dihua St., Datong Dist., Taipei City',
          '타이베이시 다퉁구 디화제 1단 {n}호',
          '台北市大同区迪化街一段{n}号',
          '台北市大同區迪化街一段{n}號',
        ),
        '103',
        25.0571,
        121.5099,
      ),
    ],
  },
  {
    ...taiwan,
    id: 'taichung',
    name: t('Taichung', '타이중', '台中', '台中'),
    latitude: 24.1477,
    longitude: 120.6736,
    recommended: true,
    landmark: 'bubble-tea',
    weight: 2,
    phone: '+8864',
    digits: 8,
    areas: [
      area(
        t('Calligraphy Greenway', '차오우다오', '草悟道', '草悟道'),
        t(
          'No. {n}, Gongyi Rd., West Dist., Taichung City',
          '타이중시 서구 궁이루 {n}호',
          '台中市西区公益路{n}号',
          '台中市西區公益路{n}號',
        ),
        '403',
        24.1513,
        120.6631,
      ),
      withGarages(
        area(
          t('Xitun', '시툰', '西屯', '西屯'),
          t(
            'No. {n}, Chaofu Rd., Xitun Dist., Taichung City',
            '타이중시 시툰구 차오푸루 {n}호',
            '台中市西屯区朝富路{n}号',
            '台中市西屯區朝富路{n}號',
          ),
          '407',
          24.1634,
          120.6406,
        ),
      ),
    ],
  },
  {
    ...taiwan,
    id: 'tainan',
    name: t('Tainan', '타이난', '台南', '台南'),
    latitude: 22.9997,
    longitude: 120.227,
    recommended: true,
    landmark: 'mango',
    weight: 2,
    phone: '+8866',
    digits: 7,
    areas: [
      area(
        t('West Central', '중시구', '中西区', '中西區'),
        t(
          'No. {n}, Shennong St., West Central Dist., Tainan City',
          '타이난시 중시구 선눙제 {n}호',
          '台南市中西区神農街{n}号',
          '台南市中西區神農街{n}號',
        ),
        '700',
        22.9972,
        120.1965,
      ),
      area(
        t('Anping', '안핑', '安平', '安平'),
        t(
          'No. {n}, Yanping St., Anping Dist., Tainan City',
          '타이난시 안핑구 옌핑제 {n}호',
          '台南市安平区延平街{n}号',
          '台南市安平區延平街{n}號',
        ),
        '708',
        23.0009,
        120.1606,
      ),
    ],
  },
  {
    ...taiwan,
    id: 'kaohsiung',
    name: t('Kaohsiung', '가오슝', '高雄', '高雄'),
    latitude: 22.6273,
    longitude: 120.3014,
    recommended: false,
    landmark: 'tram',
    weight: 2,
    phone: '+8867',
    digits: 7,
    areas: [
      withGarages(
        area(
          t('Yancheng', '옌청', '塩埕', '鹽埕'),
          t(
            'No. {n}, Dayong Rd., Yancheng Dist., Kaohsiung City',
            '가오슝시 옌청구 다융루 {n}호',
            '高雄市塩埕区大勇路{n}号',
            '高雄市鹽埕區大勇路{n}號',
          ),
          '803',
          22.6235,
          120.2851,
        ),
      ),
      area(
        t('Xinxing', '신싱', '新興', '新興'),
        t(
          'No. {n}, Zhongshan 1st Rd., Xinxing Dist., Kaohsiung City',
          '가오슝시 신싱구 중산이루 {n}호',
          '高雄市新興区中山一路{n}号',
          '高雄市新興區中山一路{n}號',
        ),
        '800',
        22.6314,
        120.3019,
      ),
    ],
  },
]
