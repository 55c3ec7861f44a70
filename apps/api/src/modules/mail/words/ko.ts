import type { Words } from './words.types.ts'

export const ko: Words = {
  greeting: (name) => `${name} 님, 안녕하세요.`,
  footer: ({ title, contact }) => `${title}에서 자동으로 보내 드린 메일이에요. 문의: ${contact}`,
  colon: ': ',
  code: {
    subject: (brand) => `${brand} 로그인 인증번호`,
    preview: '10분 동안 한 번만 쓸 수 있어요.',
    heading: '로그인 인증번호',
    lead: '로그인 화면에 아래 인증번호를 입력해 주세요. 10분 동안 한 번만 쓸 수 있어요.',
    ignore:
      '직접 요청하지 않으셨다면 이 메일은 무시하셔도 괜찮아요. 인증번호가 없으면 아무도 로그인할 수 없어요. 인증번호는 다른 사람에게 알려 주지 마세요.',
  },
  connected: {
    subject: (provider, brand) => `${brand}에 ${provider} 계정이 연결됐어요`,
    heading: (provider) => `${provider} 계정이 연결됐어요`,
    lead: (provider) => `이제 이메일뿐 아니라 ${provider} 계정으로도 로그인할 수 있어요.`,
    sessions: '안전을 위해 다른 기기에서는 모두 로그아웃했어요.',
    ignore:
      '직접 연결하지 않으셨다면 다른 사람이 메일을 보고 있을 수 있어요. 먼저 메일 계정의 비밀번호를 바꾼 뒤 저희에게 알려 주세요.',
  },
  sessionEnded: {
    subject: (brand) => `안전을 위해 ${brand}에서 로그아웃했어요`,
    title: '안전을 위해 로그아웃했어요',
    lead: '더 이상 쓰지 않는 예전 로그인 정보로 접속한 기록이 있어요. 다른 사람이 복사했을 수 있어서 그 정보로 로그인한 기기에서 모두 로그아웃했어요.',
    next: '인증번호로 언제든 다시 로그인할 수 있어요. 로그인한 뒤 내 예약과 내 정보가 그대로인지 확인해 주세요.',
    ignore: '다른 사람이 메일을 보고 있는 것 같다면 먼저 메일 계정의 비밀번호를 바꾼 뒤 저희에게 알려 주세요.',
  },
  codesPaused: {
    subject: (brand) => `${brand} 인증번호 로그인이 잠시 제한됐어요`,
    title: '인증번호 로그인이 잠시 제한됐어요',
    lead: (wait) => `인증번호가 여러 번 잘못 입력돼서 앞으로 ${wait} 동안은 인증번호로 로그인할 수 없어요.`,
    minutes: (count) => `${count}분`,
    hours: (count) => `${count}시간`,
    next: '이미 로그인한 기기는 그대로 쓸 수 있어요. Google, Facebook, Apple 계정을 연결해 두셨다면 그 계정으로도 로그인할 수 있어요.',
    ignore:
      '직접 입력하지 않으셨다면 다른 사람이 인증번호를 알아내려고 했을 수 있어요. 입력된 인증번호는 모두 틀렸으니 따로 하실 일은 없어요. 인증번호는 다른 사람에게 알려 주지 마세요.',
  },
  reservation: {
    confirmed: {
      subject: ({ shop }) => `${shop} 예약이 확정됐어요`,
      heading: '예약이 확정됐어요',
      lead: (shop) => `${shop}에서 기다리고 있어요. 결제는 매장에서 하시면 돼요.`,
    },
    cancelled: {
      subject: ({ shop }) => `${shop} 예약이 취소됐어요`,
      heading: '예약이 취소됐어요',
      byMember: (shop) => `${shop}의 아래 예약을 취소했어요.`,
      byShop: (shop) => `매장 사정으로 ${shop}의 아래 예약이 취소됐어요.`,
      reason: (text) => `취소 이유: ${text}`,
    },
    reminder: {
      subject: ({ shop }) => `${shop} 예약일이 다가왔어요`,
      heading: '예약일이 다가왔어요',
      lead: (shop) => `${shop} 예약 시간이 얼마 남지 않았어요.`,
    },
    labels: {
      when: '날짜와 시간',
      pickUp: '대여 일시',
      return: '반납 일시',
      shop: '매장',
      service: '서비스',
      experience: '소요 시간',
      people: '인원',
      staff: '담당자',
      equipment: '시설·장비',
      extras: '추가 서비스',
      requirement: '요청 사항',
      total: '합계(세금·수수료 포함)',
      atShop: '매장에서 결제할 금액',
      address: '주소',
      localAddress: '현지어 주소',
      phone: '전화번호',
      code: '예약번호',
      order: '주문 ID',
    },
    people: (count) => `${count}명`,
    minutes: (count) => `${count}분`,
    servedBy: (name, count) => `${name} 외 ${count}명`,
    freeUntil: (when) => `${when}까지 무료로 취소할 수 있어요.`,
    freeIsOver: '무료 취소 기간이 지났어요. 방문이 어려우면 매장에 미리 알려 주세요.',
    nothingToDo: '청구되는 금액이 없고, 따로 하실 일도 없어요.',
    freeEnded: (when) => `무료 취소 기간이 ${when}에 끝났어요.`,
    bringLicense:
      '운전하시는 분은 모두 면허증 원본을 가져와 주세요. 일본 밖에서 발급한 면허라면 1949년 제네바 협약 국제운전면허증(대만·독일·스위스·프랑스·벨기에·모나코 면허는 공인 일본어 번역문)과 여권도 필요해요. 확실하지 않다면 면허 발급 기관에 확인해 주세요.',
    seeIt: '예약 확인하기',
  },
}
