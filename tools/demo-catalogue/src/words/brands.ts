import type { Country, SeedBrand } from '../catalogue.types.ts'
import type { Text } from '../text.ts'
import { t } from '../text.ts'

export type Chain = SeedBrand & { country: Country; tradeId: string }

const chain = (id: string, country: Country, tradeId: string, name: Text): Chain => ({ id, name, country, tradeId })

export const CHAINS: readonly Chain[] = [
  chain('mizukagami', 'JP', 'hair', t('Mizukagami Hair', '미즈카가미 헤어', 'みずかがみヘア', '水鏡髮藝')),
  chain('kamiya', 'JP', 'hair', t('Kamiya & Sons', '가미야 헤어', '髪屋かみや', '髮屋神谷')),
  chain('tsumesaki', 'JP', 'nails', t('Tsumesaki Nail', '쓰메사키 네일', 'ネイル つめさき', '指尖美甲')),
  chain('hitomi', 'JP', 'eyelash', t('Hitomi Lash', '히토미 래시', 'ひとみアイラッシュ', '瞳美睫')),
  chain('suhada', 'JP', 'facial', t('Suhada Lab', '스하다 랩', '素肌ラボ', '素肌研究室')),
  chain('tenohira', 'JP', 'massage', t('Tenohira', '데노히라', 'てのひら', 'Tenohira 舒壓館')),
  chain('pikapika', 'JP', 'car-wash', t('Pika Wash', '피카 워시', 'ピカウォッシュ', '亮晶晶洗車')),
  chain('kagamiya', 'JP', 'coating', t('Kagamiya Coating', '가가미야 코팅', '鏡屋コーティング', '鏡屋鍍膜')),
  chain('tire-ichiban', 'JP', 'tyres', t('Tire Ichiban', '타이어 이치방', 'タイヤ一番', '輪胎一番')),
  chain('anzen', 'JP', 'inspection', t('Anzen Auto', '안젠 오토', '安全オート', '安全汽車')),
  chain('umihei', 'JP', 'sushi', t('Sushi Umihei', '스시 우미헤이', '鮨 海平', '鮨 海平')),
  chain('torihachi', 'JP', 'izakaya', t('Torihachi', '도리하치', '炭火 鳥八', '炭火鳥八')),
  chain('ushimaru', 'JP', 'yakiniku', t('Ushimaru', '우시마루', '焼肉 牛丸', '燒肉牛丸')),
  chain('hachiju', 'JP', 'teahouse', t('Hachiju Tea', '하치주 찻집', '茶房 八十', '茶房八十')),
  chain('asahiya', 'JP', 'cafe', t('Asahiya Coffee', '아사히야 커피', '旭屋珈琲', '旭屋咖啡')),
  chain('nanten', 'JP', 'kimono', t('Nanten Kimono', '난텐 기모노', '着物 南天', '南天和服')),
  chain('tsuchinoko', 'JP', 'pottery', t('Tsuchi no Ko', '쓰치노코 도예', '陶芸 土の子', '土之子陶藝')),
  chain('karada', 'JP', 'fitness', t('Karada Works', '가라다 웍스', 'からだワークス', 'Karada Works 健身')),
  chain('iki', 'JP', 'yoga', t('Iki Yoga', '이키 요가', 'ヨガスタジオ 息', '息 瑜珈')),
  chain('wanwan', 'JP', 'pet-grooming', t('Wan & Nyan', '완앤냥', 'ワンとニャン', '汪喵沙龍')),
  chain('yukemuri', 'JP', 'sauna', t('Yukemuri Sauna', '유케무리 사우나', '湯けむりサウナ', '湯煙三溫暖')),
  chain(
    'tabidachi',
    'JP',
    'compact',
    t('Tabidachi Rent-a-Car', '다비다치 렌터카', '旅立ちレンタカー', 'Tabidachi 租車'),
  ),
  chain('komichi', 'JP', 'kei', t('Komichi Kei Rental', '고미치 경차 렌터카', 'こみち軽レンタカー', '小徑租車')),
  chain('soyokaze', 'JP', 'minivan', t('Soyokaze Car Rental', '소요카제 렌터카', 'そよかぜレンタカー', '微風租車')),
  chain('kumagiri', 'JP', 'suv', t('Kumagiri Outdoor Cars', '구마기리 렌터카', '熊霧レンタカー', '熊霧租車')),
  chain('soldam', 'KR', 'hair', t('Soldam Hair', '솔담 헤어', 'ソルダムヘア', 'Soldam 髮廊')),
  chain('sontop', 'KR', 'nails', t('Sontop Nail', '손톱달 네일', 'ソントプダルネイル', '新月美甲')),
  chain('malgeun', 'KR', 'facial', t('Malgeun Skin', '맑은 피부', 'マルグンスキン', '清透肌膚管理')),
  chain('hwaro', 'KR', 'korean-bbq', t('Hwaro House', '화로담', '火炉談', 'Hwarodam 韓式烤肉')),
  chain('onmaru', 'KR', 'cafe', t('Onmaru Coffee', '온마루 커피', 'オンマル珈琲', 'Onmaru 咖啡')),
  chain('dasoni', 'KR', 'teahouse', t('Dasoni Tea', '다소니 찻집', 'タソニ茶房', 'Dasoni 茶房')),
  chain('hanbit', 'KR', 'fitness', t('Hanbit Fitness', '한빛 피트니스', 'ハンビッ・フィットネス', 'Hanbit 健身')),
  chain('geurim', 'KR', 'photo-studio', t('Geurim Studio', '그림 사진관', 'クリム写真館', 'Geurim 照相館')),
  chain('gwangchae', 'KR', 'car-wash', t('Gwangchae Car Care', '광채 카케어', 'クァンチェカーケア', '光彩汽車美容')),
  chain('jinxiu', 'TW', 'hair', t('Jin Xiu Hair', '진슈 헤어', '錦秀ヘア', '錦秀髮藝')),
  chain('shufu', 'TW', 'massage', t('Shufu Foot House', '수푸 발마사지', '舒服足館', '舒服足館')),
  chain('chunshui', 'TW', 'teahouse', t('Chun Yu Teahouse', '춘위 찻집', '春雨茶坊', '春雨茶坊')),
  chain('hongshao', 'TW', 'yakiniku', t('Hong Yan Grill', '훙옌 숯불구이', '紅焔焼肉', '紅焰燒肉')),
  chain('xiangcafe', 'TW', 'cafe', t('Xiang Kou Coffee', '샹커우 커피', '巷口珈琲', '巷口咖啡')),
  chain('liangjie', 'TW', 'coating', t('Liang Jie Detailing', '량제 카케어', '亮潔カーケア', '亮潔汽車美容')),
  chain('jingxin', 'TW', 'yoga', t('Jing Xin Yoga', '징신 요가', '静心ヨガ', '靜心瑜珈')),
]
