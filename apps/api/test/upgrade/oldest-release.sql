-- The database of the oldest release (605bc5e1), filled through its own API on 2026-11-26: one shop of its demo catalogue, two members,
-- three reservations, of which one is cancelled, and a hold of a visitor. What that release answered is in oldest-release.json.
-- pg_dump --inserts --no-owner, without comments.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

CREATE FUNCTION public.app_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
     select statement_timestamp() + coalesce((select ahead from clock_offset), interval '0')
   $$;

CREATE FUNCTION public.note_changed_grams() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
     new.changed := pg_current_xact_id();
     return new;
   end $$;

CREATE FUNCTION public.note_changed_shops() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
     update shop_search set changed = pg_current_xact_id()
       where changed <> pg_current_xact_id() and shop_id in (select to_jsonb(touched) ->> tg_argv[0] from touched);
     return null;
   end $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.article (
    id text NOT NULL,
    category_id text NOT NULL,
    title jsonb NOT NULL,
    summary jsonb NOT NULL,
    body jsonb NOT NULL,
    cover jsonb NOT NULL,
    shop_category_ids text[] NOT NULL,
    city_ids text[] NOT NULL,
    published_at timestamp with time zone NOT NULL
);

CREATE TABLE public.article_category (
    id text NOT NULL,
    name jsonb NOT NULL,
    sort integer NOT NULL
);

CREATE TABLE public.attach (
    shop_id text NOT NULL,
    id text NOT NULL,
    name jsonb NOT NULL,
    price bigint NOT NULL,
    duration_minutes smallint NOT NULL,
    max_quantity smallint NOT NULL,
    sort integer NOT NULL,
    CONSTRAINT attach_price_check CHECK ((price >= 0))
);

CREATE TABLE public.bookable (
    shop_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    name jsonb NOT NULL,
    title jsonb,
    avatar jsonb,
    capacity smallint DEFAULT 1 NOT NULL,
    active boolean DEFAULT true NOT NULL,
    sort integer NOT NULL
);

CREATE TABLE public.brand (
    id text NOT NULL,
    name jsonb NOT NULL
);

CREATE TABLE public.category (
    id text NOT NULL,
    slug text NOT NULL,
    name jsonb NOT NULL,
    icon text NOT NULL,
    parent_id text,
    sort integer NOT NULL
);

CREATE TABLE public.challenge (
    id text NOT NULL,
    email text NOT NULL,
    new_member boolean NOT NULL,
    first_name text,
    last_name text,
    accepts_marketing boolean DEFAULT false NOT NULL,
    locale text NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    completed_at timestamp with time zone
);

CREATE TABLE public.challenge_code (
    id text NOT NULL,
    challenge_id text NOT NULL,
    hmac bytea NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.city (
    id text NOT NULL,
    name jsonb NOT NULL,
    country text NOT NULL,
    time_zone text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    recommended boolean NOT NULL,
    sort integer NOT NULL,
    cover jsonb NOT NULL
);

CREATE TABLE public.clock_offset (
    one boolean DEFAULT true NOT NULL,
    ahead interval NOT NULL,
    CONSTRAINT clock_offset_one_check CHECK (one)
);

CREATE TABLE public.curated (
    id text NOT NULL,
    title jsonb NOT NULL,
    summary jsonb NOT NULL,
    cover jsonb NOT NULL,
    japan boolean NOT NULL,
    category_ids text[] NOT NULL,
    city_ids text[] NOT NULL,
    sort integer NOT NULL
);

CREATE TABLE public.exchange_rate (
    currency text NOT NULL,
    per_usd numeric NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT exchange_rate_per_usd_check CHECK ((per_usd > (0)::numeric))
);

CREATE TABLE public.faq (
    id text NOT NULL,
    category_id text NOT NULL,
    question jsonb NOT NULL,
    answer jsonb NOT NULL,
    sort integer NOT NULL
);

CREATE TABLE public.faq_category (
    id text NOT NULL,
    name jsonb NOT NULL,
    sort integer NOT NULL
);

CREATE TABLE public.favorite (
    member_id text NOT NULL,
    shop_id text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

CREATE TABLE public.flood_counter (
    scope text NOT NULL,
    key text NOT NULL,
    hits timestamp with time zone[] NOT NULL
);

CREATE TABLE public.hold (
    shop_id text NOT NULL,
    id text NOT NULL,
    service_id text NOT NULL,
    unit_id text NOT NULL,
    token_hash text NOT NULL,
    member_id text,
    state text NOT NULL,
    draft jsonb NOT NULL,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone NOT NULL,
    agreed jsonb NOT NULL,
    staff_ids text[] NOT NULL,
    item_ids text[] NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT hold_check CHECK ((end_at > start_at)),
    CONSTRAINT hold_state_check CHECK ((state = ANY (ARRAY['live'::text, 'reserved'::text, 'released'::text, 'expired'::text])))
);

CREATE TABLE public.idempotency (
    scope text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    status smallint NOT NULL,
    body jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

CREATE TABLE public.identity (
    issuer text NOT NULL,
    subject text NOT NULL,
    member_id text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.legal_text (
    kind text NOT NULL,
    version text NOT NULL,
    title jsonb NOT NULL,
    body jsonb NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT legal_text_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'privacy'::text])))
);

CREATE TABLE public.letter (
    id text NOT NULL,
    dedupe_id text NOT NULL,
    recipient text NOT NULL,
    locale text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    useful_until timestamp with time zone NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    sent_at timestamp with time zone,
    given_up_at timestamp with time zone
);

CREATE TABLE public.member (
    id text NOT NULL,
    email text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone text,
    accepts_marketing boolean DEFAULT false NOT NULL,
    marketing_changed_at timestamp with time zone,
    locale text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT member_check CHECK (((email IS NULL) = (deleted_at IS NOT NULL)))
);

CREATE TABLE public.notification (
    id text NOT NULL,
    member_id text NOT NULL,
    shop_id text NOT NULL,
    reservation_id text NOT NULL,
    kind text NOT NULL,
    is_read boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT notification_kind_check CHECK ((kind = ANY (ARRAY['confirmed'::text, 'cancelled'::text, 'upcoming'::text, 'noshow'::text, 'completed'::text])))
);

CREATE TABLE public.occupancy (
    shop_id text NOT NULL,
    bookable_id text NOT NULL,
    during tstzrange NOT NULL,
    hold_id text NOT NULL,
    CONSTRAINT occupancy_during_check CHECK ((NOT isempty(during)))
);

CREATE TABLE public.outbox (
    id text NOT NULL,
    kind text NOT NULL,
    notification_id text NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT outbox_kind_check CHECK ((kind = ANY (ARRAY['live'::text, 'mail'::text])))
);

CREATE TABLE public.platform_style (
    one boolean DEFAULT true NOT NULL,
    primary_color text NOT NULL,
    secondary_color text NOT NULL,
    accent_color text NOT NULL,
    link_color text NOT NULL,
    banner_url text,
    logo_url text,
    title text NOT NULL,
    banner jsonb NOT NULL,
    CONSTRAINT platform_style_one_check CHECK (one)
);

CREATE TABLE public.reservation (
    shop_id text NOT NULL,
    id text NOT NULL,
    code_number text NOT NULL,
    hold_id text NOT NULL,
    service_id text NOT NULL,
    member_id text NOT NULL,
    status text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone NOT NULL,
    quantity smallint NOT NULL,
    agreed jsonb NOT NULL,
    locale text NOT NULL,
    contact jsonb NOT NULL,
    special_requirement text,
    agreed_terms_version text NOT NULL,
    reminders_confirmed text[] NOT NULL,
    reminded boolean DEFAULT false NOT NULL,
    paid_amount bigint,
    paid_currency text,
    cancel_reason text,
    cancel_text text,
    cancelled_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT reservation_check CHECK ((end_at > start_at)),
    CONSTRAINT reservation_check1 CHECK (((paid_amount IS NULL) = (paid_currency IS NULL))),
    CONSTRAINT reservation_check2 CHECK (((status = 'cancelled'::text) = (cancelled_at IS NOT NULL))),
    CONSTRAINT reservation_status_check CHECK ((status = ANY (ARRAY['confirmed'::text, 'cancelled'::text, 'completed'::text, 'noshow'::text])))
);

CREATE TABLE public.search_count (
    locale text NOT NULL,
    keyword text NOT NULL,
    count integer NOT NULL
);

CREATE TABLE public.service (
    shop_id text NOT NULL,
    id text NOT NULL,
    category_id text NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    selection_unit_mode text NOT NULL,
    per_person boolean NOT NULL,
    price_per text NOT NULL,
    min_quantity smallint NOT NULL,
    max_quantity smallint NOT NULL,
    grid_minutes smallint DEFAULT 30 NOT NULL,
    buffer_before smallint DEFAULT 0 NOT NULL,
    buffer_after smallint DEFAULT 0 NOT NULL,
    cut_off_minutes smallint DEFAULT 60 NOT NULL,
    day_unit boolean DEFAULT false NOT NULL,
    active boolean DEFAULT true NOT NULL,
    sort integer NOT NULL,
    CONSTRAINT service_price_per_check CHECK ((price_per = ANY (ARRAY['person'::text, 'booking'::text]))),
    CONSTRAINT service_selection_unit_mode_check CHECK ((selection_unit_mode = ANY (ARRAY['none'::text, 'staff'::text, 'resource'::text, 'staff_and_resource'::text])))
);

CREATE TABLE public.service_attach (
    shop_id text NOT NULL,
    service_id text NOT NULL,
    attach_id text NOT NULL
);

CREATE TABLE public.service_bookable (
    shop_id text NOT NULL,
    service_id text NOT NULL,
    bookable_id text NOT NULL
);

CREATE TABLE public.service_unit (
    shop_id text NOT NULL,
    service_id text NOT NULL,
    id text NOT NULL,
    name jsonb NOT NULL,
    duration_minutes integer NOT NULL,
    price bigint NOT NULL,
    sort integer NOT NULL,
    CONSTRAINT service_unit_duration_minutes_check CHECK ((duration_minutes > 0)),
    CONSTRAINT service_unit_price_check CHECK ((price >= 0))
);

CREATE TABLE public.session (
    id text NOT NULL,
    member_id text NOT NULL,
    counter integer DEFAULT 0 NOT NULL,
    locale text NOT NULL,
    started_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    rotated_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    end_reason text,
    CONSTRAINT session_check CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
    CONSTRAINT session_end_reason_check CHECK ((end_reason = ANY (ARRAY['signed_out'::text, 'reuse'::text, 'deleted'::text])))
);

CREATE TABLE public.shift (
    shop_id text NOT NULL,
    bookable_id text NOT NULL,
    weekday smallint NOT NULL,
    starts smallint NOT NULL,
    ends smallint NOT NULL,
    CONSTRAINT shift_check CHECK ((ends > starts)),
    CONSTRAINT shift_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

CREATE TABLE public.shop (
    id text NOT NULL,
    brand_id text,
    city_id text NOT NULL,
    category_id text NOT NULL,
    country text NOT NULL,
    time_zone text NOT NULL,
    currency text NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    address jsonb NOT NULL,
    postal_code text NOT NULL,
    phone text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    popularity integer NOT NULL,
    rating numeric(2,1),
    rating_count integer DEFAULT 0 NOT NULL,
    free_cancellation_hours integer NOT NULL,
    price_from bigint NOT NULL,
    active boolean DEFAULT true NOT NULL,
    cover jsonb NOT NULL,
    gallery jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.shop_category (
    shop_id text NOT NULL,
    category_id text NOT NULL
);

CREATE TABLE public.shop_holiday (
    shop_id text NOT NULL,
    month_day text NOT NULL
);

CREATE TABLE public.shop_hours (
    shop_id text NOT NULL,
    weekday smallint NOT NULL,
    opens smallint NOT NULL,
    closes smallint NOT NULL,
    CONSTRAINT shop_hours_check CHECK ((closes > opens)),
    CONSTRAINT shop_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

CREATE TABLE public.shop_reminder (
    shop_id text NOT NULL,
    id text NOT NULL,
    text jsonb NOT NULL,
    required boolean NOT NULL,
    sort integer NOT NULL
);

CREATE TABLE public.shop_search (
    shop_id text NOT NULL,
    grams text NOT NULL,
    changed xid8 DEFAULT pg_current_xact_id() NOT NULL
);

CREATE TABLE public.sso_flow (
    state_hash text NOT NULL,
    provider text NOT NULL,
    nonce text NOT NULL,
    code_verifier text NOT NULL,
    locale text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.sso_ticket (
    token_hash text NOT NULL,
    provider text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    email text,
    email_verified boolean DEFAULT false NOT NULL,
    first_name text,
    last_name text,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.wish (
    id bigint NOT NULL,
    type text NOT NULL,
    content text NOT NULL,
    locale text NOT NULL,
    email text,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.wish ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.wish_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ws_ticket (
    token_hash text NOT NULL,
    member_id text NOT NULL,
    session_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

INSERT INTO public.article VALUES
	('busan-weekend', 'travel', '{"en": "A Busan weekend between sea and steam", "ja": "海と湯けむり、釜山の週末", "ko": "바다와 온천 사이, 부산의 주말", "zh": "海與蒸氣之間的釜山週末"}', '{"en": "Sea air by day, hot baths by night, barbecue in between.", "ja": "昼は海風、夜は湯、そのあいだに焼肉を。", "ko": "낮엔 바닷바람, 밤엔 온천, 그 사이엔 고기를 구워요.", "zh": "白天吹海風，夜裡泡湯，中間來頓烤肉。"}', '{"en": "Come by the early train and leave your bag. Gwangalli is quiet until eleven, when the cafés open their windows to the bridge.", "ja": "早い列車で着いて、荷物を預けましょう。広安里は、カフェが橋に向けて窓を開ける十一時まで静かです。", "ko": "이른 기차로 와서 짐부터 맡기세요. 광안리는 카페들이 다리를 향해 창을 여는 열한 시까지 조용해요.", "zh": "搭早班車抵達，先寄放行李。廣安里在十一點前很安靜，之後咖啡館才向大橋打開窗。"}', '{"seed": 1783958636, "ratio": "16:9", "object": "sailboat", "category": "city-kr"}', '{sauna,korean-bbq,cafe}', '{busan}', '2026-08-21 00:00:00+00'),
	('feet-after-walking', 'beauty', '{"en": "Twenty thousand steps later", "ja": "二万歩、歩いたあとで", "ko": "2만 보를 걸은 뒤", "zh": "走完兩萬步之後"}', '{"en": "How to choose a massage when your feet have already decided.", "ja": "足が先に決めている日の、マッサージの選び方。", "ko": "발이 먼저 원할 때, 마사지 고르는 법이에요.", "zh": "當雙腳已替您決定，該怎麼選按摩。"}', '{"en": "Sore soles want reflexology; heavy calves want oil. If both complain, take the oil and add twenty minutes for the feet.", "ja": "足裏が痛むならリフレクソロジー、ふくらはぎが重いならオイル。両方なら、オイルに足を20分足しましょう。", "ko": "발바닥이 아프면 발 지압, 종아리가 무거우면 오일이에요. 둘 다라면 오일에 발 20분을 더하세요.", "zh": "腳底痠就選足底按摩，小腿沉就選精油。兩者都有，選精油再加二十分鐘腳部。"}', '{"seed": 3834981805, "ratio": "16:9", "object": "lotus", "category": "article"}', '{massage}', '{taipei,kaohsiung,osaka}', '2026-02-14 00:00:00+00');

INSERT INTO public.article_category VALUES
	('travel', '{"en": "On the road", "ja": "旅", "ko": "여행", "zh": "旅行"}', 0),
	('beauty', '{"en": "Beauty and rest", "ja": "美容と休息", "ko": "뷰티와 휴식", "zh": "美容與休憩"}', 3);

INSERT INTO public.attach VALUES
	('xyauca22', 'xyauca22-a1', '{"en": "Whisk and tea set to take home", "ja": "茶筅と抹茶の持ち帰り", "ko": "차선과 말차 세트", "zh": "茶筅與抹茶組"}', 3400, 0, 5, 0),
	('xyauca22', 'xyauca22-a2', '{"en": "Extra sweet", "ja": "菓子の追加", "ko": "과자 추가", "zh": "加點和菓子"}', 530, 0, 5, 1);

INSERT INTO public.bookable VALUES
	('xyauca22', 'xyauca22-s1', 'staff', '{"en": "Shota Sato", "ja": "佐藤 翔太", "ko": "사토 쇼타", "zh": "佐藤翔太"}', '{"en": "Tea master", "ja": "茶道師範", "ko": "다도 사범", "zh": "茶道師範"}', '{"seed": 3903621143, "ratio": "1:1", "object": "man", "category": "person"}', 1, true, 0),
	('xyauca22', 'xyauca22-s2', 'staff', '{"en": "Mayu Mori", "ja": "森 真由", "ko": "모리 마유", "zh": "森真由"}', '{"en": "Assistant host", "ja": "半東", "ko": "보조 주인", "zh": "助理茶師"}', '{"seed": 536889400, "ratio": "1:1", "object": "woman", "category": "person"}', 1, true, 1),
	('xyauca22', 'xyauca22-s3', 'staff', '{"en": "Mayu Shimizu", "ja": "清水 真由", "ko": "시미즈 마유", "zh": "清水真由"}', '{"en": "Assistant host", "ja": "半東", "ko": "보조 주인", "zh": "助理茶師"}', '{"seed": 2036176461, "ratio": "1:1", "object": "woman", "category": "person"}', 1, true, 2),
	('xyauca22', 'xyauca22-s4', 'staff', '{"en": "Shota Shimizu", "ja": "清水 翔太", "ko": "시미즈 쇼타", "zh": "清水翔太"}', '{"en": "Assistant host", "ja": "半東", "ko": "보조 주인", "zh": "助理茶師"}', '{"seed": 3246846692, "ratio": "1:1", "object": "man", "category": "person"}', 1, true, 3),
	('xyauca22', 'xyauca22-r1', 'room', '{"en": "Pine Room", "ja": "松の間", "ko": "소나무 방", "zh": "松之間"}', NULL, NULL, 5, true, 0),
	('xyauca22', 'xyauca22-r2', 'room', '{"en": "Bamboo Room", "ja": "竹の間", "ko": "대나무 방", "zh": "竹之間"}', NULL, NULL, 6, true, 1),
	('xyauca22', 'xyauca22-r3', 'room', '{"en": "Plum Room", "ja": "梅の間", "ko": "매화 방", "zh": "梅之間"}', NULL, NULL, 4, true, 2);

INSERT INTO public.brand VALUES
	('anzen', '{"en": "Anzen Auto", "ja": "安全オート", "ko": "안젠 오토", "zh": "安全汽車"}');

INSERT INTO public.category VALUES
	('culture', 'culture', '{"en": "Cultural experiences", "ja": "文化体験", "ko": "문화 체험", "zh": "文化體驗"}', 'folding-hand-fan', NULL, 200),
	('tea-ceremony', 'tea-ceremony', '{"en": "Tea ceremony", "ja": "茶道", "ko": "다도", "zh": "茶道"}', 'matcha-bowl', 'culture', 201);

INSERT INTO public.city VALUES
	('tokyo', '{"en": "Tokyo", "ja": "東京", "ko": "도쿄", "zh": "東京"}', 'JP', 'Asia/Tokyo', 35.6812, 139.7671, true, 0, '{"seed": 1831943564, "ratio": "16:9", "object": "tokyo-tower", "category": "city-jp"}'),
	('sapporo', '{"en": "Sapporo", "ja": "札幌", "ko": "삿포로", "zh": "札幌"}', 'JP', 'Asia/Tokyo', 43.0618, 141.3545, true, 4, '{"seed": 1788050016, "ratio": "16:9", "object": "snow-capped-mountain", "category": "city-jp"}');

INSERT INTO public.curated VALUES
	('car-at-its-best', '{"en": "Ready for winter roads", "ja": "冬支度、車にも", "ko": "겨울길 준비", "zh": "為愛車做好冬季準備"}', '{"en": "Tyres, coating and a proper check before the first frost.", "ja": "初霜の前に、タイヤ、コーティング、点検を。", "ko": "첫서리 전에 타이어와 코팅, 점검을 마쳐 두세요.", "zh": "初霜之前，先顧好輪胎、鍍膜與檢查。"}', '{"seed": 3383051764, "ratio": "16:9", "object": "automobile", "category": "theme"}', false, '{car-wash,coating,tyres,inspection}', '{}', 10);

INSERT INTO public.exchange_rate VALUES
	('JPY', 154.72, '2026-11-01 00:00:00+00'),
	('KRW', 1418.35, '2026-11-01 00:00:00+00'),
	('TWD', 31.264, '2026-11-01 00:00:00+00');

INSERT INTO public.faq VALUES
	('account-1', 'account', '{"en": "The code hasn’t arrived.", "ja": "認証コードが届きません", "ko": "코드가 오지 않아요.", "zh": "收不到驗證碼"}', '{"en": "Look in the spam folder, then ask for a new one after a minute. Earlier codes keep working until they expire.", "ja": "迷惑メールのフォルダをご確認のうえ、1分後に再送をお試しください。先に届いたコードも期限内なら使えます。", "ko": "스팸함을 확인하고, 1분 뒤에 다시 요청해 주세요. 먼저 받은 코드도 만료 전까지 쓸 수 있어요.", "zh": "請查看垃圾郵件匣，一分鐘後可重新寄送。先前的驗證碼在期限內仍有效。"}', 0),
	('account-2', 'account', '{"en": "How do I change my name or phone number?", "ja": "名前や電話番号を変更したいです", "ko": "이름이나 전화번호를 바꾸고 싶어요.", "zh": "如何修改姓名或電話？"}', '{"en": "In your profile. Reservations already made keep the details you gave then.", "ja": "プロフィールで変更できます。すでにお取りした予約には、当時の情報が残ります。", "ko": "프로필에서 바꿀 수 있어요. 이미 한 예약에는 당시 정보가 그대로 남아요.", "zh": "可於個人資料中修改；已成立的預約仍保留當時資料。"}', 1);

INSERT INTO public.faq_category VALUES
	('account', '{"en": "Account", "ja": "アカウント", "ko": "계정", "zh": "帳號"}', 3);

INSERT INTO public.favorite VALUES
	('58c4208867ab016243aa299e1ac747d6', 'xyauca22', '2026-11-26 11:17:09.708162+00');

INSERT INTO public.hold VALUES
	('xyauca22', 'e5aea349efbfb4b26fe1fd5742b6d6c0', 'xyauca22-1', 'xyauca22-1-u1', '4b242fdadb0cc7c4ea6cc562daabd2092de2a503ec66312de158ca62fd431468', '58c4208867ab016243aa299e1ac747d6', 'reserved', '{"shopId": "xyauca22", "attaches": [{"attachId": "xyauca22-a2", "quantity": 1}], "quantity": 1, "reservationDate": "2026-11-28", "reservationTime": "09:00", "appointmentUnitId": "xyauca22-1-u1", "appointmentServiceId": "xyauca22-1"}', '2026-11-28 00:00:00+00', '2026-11-28 01:00:00+00', '{"shop": {"name": {"en": "Seseragi Tea Room", "ja": "茶室 せせらぎ", "ko": "세세라기 다실", "zh": "茶室 溪聲"}, "cover": {"seed": 615519889, "ratio": "4:3", "object": "folding-hand-fan", "category": "tea-ceremony"}, "phone": "+81110707429", "address": {"en": "5-12-19 Odori Nishi, Chuo-ku, Sapporo", "ja": "札幌市中央区大通西5-12-19", "ko": "삿포로시 주오구 오도리니시 5-12-19", "zh": "札幌市中央區大通西5-12-19"}, "latitude": 43.06615, "longitude": 141.34945}, "quote": {"rate": "1", "lines": [{"id": "xyauca22-1-u1", "kind": "service", "name": {"en": "60 min", "ja": "60分", "ko": "60분", "zh": "60 分鐘"}, "amount": 4000, "quantity": 1, "shopAmount": 4000}, {"id": "xyauca22-a2", "kind": "attach", "name": {"en": "Extra sweet", "ja": "菓子の追加", "ko": "과자 추가", "zh": "加點和菓子"}, "amount": 530, "quantity": 1, "shopAmount": 530}], "rateAt": "2026-11-01T00:00:00Z", "currency": "JPY", "shopCurrency": "JPY"}, "staff": null, "timeZone": "Asia/Tokyo", "equipment": {"id": "xyauca22-r3", "name": {"en": "Plum Room", "ja": "梅の間", "ko": "매화 방", "zh": "梅之間"}}, "serviceName": {"en": "Introductory tea ceremony", "ja": "はじめての茶道", "ko": "첫 다도 체험", "zh": "初次茶道體驗"}, "freeCancellationHours": 24}', '{}', '{xyauca22-r3}', '2026-11-26 11:17:09.482683+00', '2026-11-26 11:27:09.482683+00'),
	('xyauca22', 'e320915f725486aaea7b86d250d18898', 'xyauca22-1', 'xyauca22-1-u1', '07b849b117402f599fa8ed5bbadca720c7f2a48429ce6c8449cde44787d89fac', '58c4208867ab016243aa299e1ac747d6', 'reserved', '{"shopId": "xyauca22", "attaches": [], "quantity": 1, "reservationDate": "2026-11-29", "reservationTime": "09:30", "appointmentUnitId": "xyauca22-1-u1", "appointmentServiceId": "xyauca22-1"}', '2026-11-29 00:30:00+00', '2026-11-29 01:30:00+00', '{"shop": {"name": {"en": "Seseragi Tea Room", "ja": "茶室 せせらぎ", "ko": "세세라기 다실", "zh": "茶室 溪聲"}, "cover": {"seed": 615519889, "ratio": "4:3", "object": "folding-hand-fan", "category": "tea-ceremony"}, "phone": "+81110707429", "address": {"en": "5-12-19 Odori Nishi, Chuo-ku, Sapporo", "ja": "札幌市中央区大通西5-12-19", "ko": "삿포로시 주오구 오도리니시 5-12-19", "zh": "札幌市中央區大通西5-12-19"}, "latitude": 43.06615, "longitude": 141.34945}, "quote": {"rate": "1", "lines": [{"id": "xyauca22-1-u1", "kind": "service", "name": {"en": "60 min", "ja": "60分", "ko": "60분", "zh": "60 分鐘"}, "amount": 4000, "quantity": 1, "shopAmount": 4000}], "rateAt": "2026-11-01T00:00:00Z", "currency": "JPY", "shopCurrency": "JPY"}, "staff": null, "timeZone": "Asia/Tokyo", "equipment": {"id": "xyauca22-r3", "name": {"en": "Plum Room", "ja": "梅の間", "ko": "매화 방", "zh": "梅之間"}}, "serviceName": {"en": "Introductory tea ceremony", "ja": "はじめての茶道", "ko": "첫 다도 체험", "zh": "初次茶道體驗"}, "freeCancellationHours": 24}', '{}', '{xyauca22-r3}', '2026-11-26 11:17:09.589969+00', '2026-11-26 11:27:09.589969+00'),
	('xyauca22', '2cc922b00fb791acdd7c1514d5fa3842', 'xyauca22-1', 'xyauca22-1-u1', '928191661c9e6fb71ef5332c615257f33c9793c51e5cffd437dd864c05bd6ace', '348cd2dfad33f2c944581ff704d57e41', 'reserved', '{"shopId": "xyauca22", "attaches": [], "quantity": 1, "reservationDate": "2026-11-28", "reservationTime": "17:30", "appointmentUnitId": "xyauca22-1-u1", "appointmentServiceId": "xyauca22-1"}', '2026-11-28 08:30:00+00', '2026-11-28 09:30:00+00', '{"shop": {"name": {"en": "Seseragi Tea Room", "ja": "茶室 せせらぎ", "ko": "세세라기 다실", "zh": "茶室 溪聲"}, "cover": {"seed": 615519889, "ratio": "4:3", "object": "folding-hand-fan", "category": "tea-ceremony"}, "phone": "+81110707429", "address": {"en": "5-12-19 Odori Nishi, Chuo-ku, Sapporo", "ja": "札幌市中央区大通西5-12-19", "ko": "삿포로시 주오구 오도리니시 5-12-19", "zh": "札幌市中央區大通西5-12-19"}, "latitude": 43.06615, "longitude": 141.34945}, "quote": {"rate": "1", "lines": [{"id": "xyauca22-1-u1", "kind": "service", "name": {"en": "60 min", "ja": "60分", "ko": "60분", "zh": "60 分鐘"}, "amount": 4000, "quantity": 1, "shopAmount": 4000}], "rateAt": "2026-11-01T00:00:00Z", "currency": "JPY", "shopCurrency": "JPY"}, "staff": null, "timeZone": "Asia/Tokyo", "equipment": {"id": "xyauca22-r3", "name": {"en": "Plum Room", "ja": "梅の間", "ko": "매화 방", "zh": "梅之間"}}, "serviceName": {"en": "Introductory tea ceremony", "ja": "はじめての茶道", "ko": "첫 다도 체험", "zh": "初次茶道體驗"}, "freeCancellationHours": 24}', '{}', '{xyauca22-r3}', '2026-11-26 11:17:09.662117+00', '2026-11-26 11:27:09.662117+00'),
	('xyauca22', 'c82775980d0c5ead94d9e008ddb87f29', 'xyauca22-1', 'xyauca22-1-u1', '2c7ce47c5ce77d903cc86af03791299d2dbc507bd9ba3ffa72d9cfaf30d09453', NULL, 'live', '{"shopId": "xyauca22", "attaches": [], "quantity": 1, "reservationDate": "2026-11-30", "reservationTime": "09:00", "appointmentUnitId": "xyauca22-1-u1", "appointmentServiceId": "xyauca22-1"}', '2026-11-30 00:00:00+00', '2026-11-30 01:00:00+00', '{"shop": {"name": {"en": "Seseragi Tea Room", "ja": "茶室 せせらぎ", "ko": "세세라기 다실", "zh": "茶室 溪聲"}, "cover": {"seed": 615519889, "ratio": "4:3", "object": "folding-hand-fan", "category": "tea-ceremony"}, "phone": "+81110707429", "address": {"en": "5-12-19 Odori Nishi, Chuo-ku, Sapporo", "ja": "札幌市中央区大通西5-12-19", "ko": "삿포로시 주오구 오도리니시 5-12-19", "zh": "札幌市中央區大通西5-12-19"}, "latitude": 43.06615, "longitude": 141.34945}, "quote": {"rate": "1", "lines": [{"id": "xyauca22-1-u1", "kind": "service", "name": {"en": "60 min", "ja": "60分", "ko": "60분", "zh": "60 分鐘"}, "amount": 4000, "quantity": 1, "shopAmount": 4000}], "rateAt": "2026-11-01T00:00:00Z", "currency": "JPY", "shopCurrency": "JPY"}, "staff": null, "timeZone": "Asia/Tokyo", "equipment": {"id": "xyauca22-r3", "name": {"en": "Plum Room", "ja": "梅の間", "ko": "매화 방", "zh": "梅之間"}}, "serviceName": {"en": "Introductory tea ceremony", "ja": "はじめての茶道", "ko": "첫 다도 체험", "zh": "初次茶道體驗"}, "freeCancellationHours": 24}', '{}', '{xyauca22-r3}', '2026-11-26 11:17:09.700017+00', '2026-11-26 11:27:09.700017+00');

INSERT INTO public.idempotency VALUES
	('58c4208867ab016243aa299e1ac747d6 createHold', '5a9589ae-0038-42fd-87a6-1fcf8531d0d8', '79bae8be88a7897dc863c3d08e8e091d3e1abde1820e71f31fe2c581660ff446', 201, '{"data": {"draft": {"shopId": "xyauca22", "attaches": [{"attachId": "xyauca22-a2", "quantity": 1}], "quantity": 1, "reservationDate": "2026-11-28", "reservationTime": "09:00", "appointmentUnitId": "xyauca22-1-u1", "appointmentServiceId": "xyauca22-1"}, "endAt": "2026-11-28T01:00:00Z", "quote": {"rate": "1", "lines": [{"id": "xyauca22-1-u1", "kind": "service", "name": "60 min", "amount": {"amount": 4000, "currency": "JPY"}, "quantity": 1, "shopAmount": {"amount": 4000, "currency": "JPY"}}, {"id": "xyauca22-a2", "kind": "attach", "name": "Extra sweet", "amount": {"amount": 530, "currency": "JPY"}, "quantity": 1, "shopAmount": {"amount": 530, "currency": "JPY"}}], "total": {"amount": 4530, "currency": "JPY"}, "rateAt": "2026-11-01T00:00:00Z", "shopTotal": {"amount": 4530, "currency": "JPY"}}, "staff": null, "holdId": "e5aea349efbfb4b26fe1fd5742b6d6c0", "policy": {"text": "Cancel for free up to 24 hours before the start. You pay at the shop; nothing is charged now.", "freeHours": 24}, "startAt": "2026-11-28T00:00:00Z", "resource": {"id": "xyauca22-r3", "name": "Plum Room"}, "timeZone": "Asia/Tokyo", "expiresAt": "2026-11-26T11:27:09.482683Z", "holdToken": "aAkzYujCAnAoTQVoUTM9cE-SvekKE4bFxW3gIPNi8fc", "latestExpiresAt": "2026-11-26T11:37:09.482683Z"}}', '2026-11-26 11:17:09.485846+00'),
	('58c4208867ab016243aa299e1ac747d6 createReservation', 'd052314e-1657-4878-971f-cba7da4711cc', 'bf11cbe759ba3c76546f0a8b645b1a8cff9df4dc992bfa7336cc0b620601e71c', 201, '{"data": {"date": "2026-11-28", "rate": "1", "shop": {"id": "xyauca22", "cover": {"url": "/media/shops/xyauca22/0.svg?v=v8u2wf", "width": 480, "height": 360}, "phone": "+81110707429", "latitude": 43.06615, "shopName": "Seseragi Tea Room", "longitude": 141.34945, "shopAddress": "5-12-19 Odori Nishi, Chuo-ku, Sapporo"}, "endAt": "2026-11-28T01:00:00Z", "staff": null, "total": {"amount": 4530, "currency": "JPY"}, "rateAt": "2026-11-01T00:00:00Z", "status": "confirmed", "contact": {"email": "hana@example.com", "phone": "+819012345678", "lastName": "Sato", "firstName": "Hana"}, "orderId": "48935a6a52d1d979e264239229830b23", "startAt": "2026-11-28T00:00:00Z", "version": 1, "quantity": 1, "timeZone": "Asia/Tokyo", "createdAt": "2026-11-26T11:17:09.508876Z", "equipment": {"id": "xyauca22-r3", "name": "Plum Room"}, "serviceId": "xyauca22-1", "shopTotal": {"amount": 4530, "currency": "JPY"}, "codeNumber": "MEFKJJYY", "paidAmount": null, "cancelledAt": null, "mainService": {"id": "xyauca22-1-u1", "kind": "service", "name": "60 min", "amount": {"amount": 4000, "currency": "JPY"}, "quantity": 1, "shopAmount": {"amount": 4000, "currency": "JPY"}}, "serviceName": "Introductory tea ceremony", "contactNumber": "+819012345678", "allowedActions": [{"until": "2026-11-28T00:00:00Z", "action": "cancel", "allowed": true}], "reservationTime": "09:00", "experienceMinutes": 60, "additionalServices": [{"id": "xyauca22-a2", "kind": "attach", "name": "Extra sweet", "amount": {"amount": 530, "currency": "JPY"}, "quantity": 1, "shopAmount": {"amount": 530, "currency": "JPY"}}], "cancellationReason": null, "specialRequirement": null, "freeCancellationUntil": "2026-11-27T00:00:00.000Z", "cancellationReasonText": null}}', '2026-11-26 11:17:09.519921+00'),
	('58c4208867ab016243aa299e1ac747d6 createHold', 'e495f256-c137-4194-b1ef-5e8c1ac4ad8c', 'd97801541923e5a9250c1f62677186310b1b80c1367214df65abf523fbc0166a', 201, '{"data": {"draft": {"shopId": "xyauca22", "attaches": [], "quantity": 1, "reservationDate": "2026-11-29", "reservationTime": "09:30", "appointmentUnitId": "xyauca22-1-u1", "appointmentServiceId": "xyauca22-1"}, "endAt": "2026-11-29T01:30:00Z", "quote": {"rate": "1", "lines": [{"id": "xyauca22-1-u1", "kind": "service", "name": "60 min", "amount": {"amount": 4000, "currency": "JPY"}, "quantity": 1, "shopAmount": {"amount": 4000, "currency": "JPY"}}], "total": {"amount": 4000, "currency": "JPY"}, "rateAt": "2026-11-01T00:00:00Z", "shopTotal": {"amount": 4000, "currency": "JPY"}}, "staff": null, "holdId": "e320915f725486aaea7b86d250d18898", "policy": {"text": "Cancel for free up to 24 hours before the start. You pay at the shop; nothing is charged now.", "freeHours": 24}, "startAt": "2026-11-29T00:30:00Z", "resource": {"id": "xyauca22-r3", "name": "Plum Room"}, "timeZone": "Asia/Tokyo", "expiresAt": "2026-11-26T11:27:09.589969Z", "holdToken": "QUoHt0uQTXdy9euqMA6NUSbfu_Yyl6zPbZiWHi2kC9M", "latestExpiresAt": "2026-11-26T11:37:09.589969Z"}}', '2026-11-26 11:17:09.594808+00'),
	('58c4208867ab016243aa299e1ac747d6 createReservation', '82a0c648-19ae-4490-9894-1177f122ff18', '0988f123197e8b88c72023d84a83e4142d9f7c641cda1dd3eb4f7a2fe1e96fdd', 201, '{"data": {"date": "2026-11-29", "rate": "1", "shop": {"id": "xyauca22", "cover": {"url": "/media/shops/xyauca22/0.svg?v=v8u2wf", "width": 480, "height": 360}, "phone": "+81110707429", "latitude": 43.06615, "shopName": "Seseragi Tea Room", "longitude": 141.34945, "shopAddress": "5-12-19 Odori Nishi, Chuo-ku, Sapporo"}, "endAt": "2026-11-29T01:30:00Z", "staff": null, "total": {"amount": 4000, "currency": "JPY"}, "rateAt": "2026-11-01T00:00:00Z", "status": "confirmed", "contact": {"email": "hana@example.com", "phone": "+819012345678", "lastName": "Sato", "firstName": "Hana"}, "orderId": "46dedb7bd3a8488ae7263cdc24745da1", "startAt": "2026-11-29T00:30:00Z", "version": 1, "quantity": 1, "timeZone": "Asia/Tokyo", "createdAt": "2026-11-26T11:17:09.609872Z", "equipment": {"id": "xyauca22-r3", "name": "Plum Room"}, "serviceId": "xyauca22-1", "shopTotal": {"amount": 4000, "currency": "JPY"}, "codeNumber": "DR2CZU7S", "paidAmount": null, "cancelledAt": null, "mainService": {"id": "xyauca22-1-u1", "kind": "service", "name": "60 min", "amount": {"amount": 4000, "currency": "JPY"}, "quantity": 1, "shopAmount": {"amount": 4000, "currency": "JPY"}}, "serviceName": "Introductory tea ceremony", "contactNumber": "+819012345678", "allowedActions": [{"until": "2026-11-29T00:30:00Z", "action": "cancel", "allowed": true}], "reservationTime": "09:30", "experienceMinutes": 60, "additionalServices": [], "cancellationReason": null, "specialRequirement": null, "freeCancellationUntil": "2026-11-28T00:30:00.000Z", "cancellationReasonText": null}}', '2026-11-26 11:17:09.613886+00'),
	('348cd2dfad33f2c944581ff704d57e41 createHold', '62d254ab-9ead-437b-a916-7d6be0778889', '95d20c77834c0d9e546baff21a59a9b65c922d4c3de2390fde6afc6cbfd3cefc', 201, '{"data": {"draft": {"shopId": "xyauca22", "attaches": [], "quantity": 1, "reservationDate": "2026-11-28", "reservationTime": "17:30", "appointmentUnitId": "xyauca22-1-u1", "appointmentServiceId": "xyauca22-1"}, "endAt": "2026-11-28T09:30:00Z", "quote": {"rate": "1", "lines": [{"id": "xyauca22-1-u1", "kind": "service", "name": "60 min", "amount": {"amount": 4000, "currency": "JPY"}, "quantity": 1, "shopAmount": {"amount": 4000, "currency": "JPY"}}], "total": {"amount": 4000, "currency": "JPY"}, "rateAt": "2026-11-01T00:00:00Z", "shopTotal": {"amount": 4000, "currency": "JPY"}}, "staff": null, "holdId": "2cc922b00fb791acdd7c1514d5fa3842", "policy": {"text": "Cancel for free up to 24 hours before the start. You pay at the shop; nothing is charged now.", "freeHours": 24}, "startAt": "2026-11-28T08:30:00Z", "resource": {"id": "xyauca22-r3", "name": "Plum Room"}, "timeZone": "Asia/Tokyo", "expiresAt": "2026-11-26T11:27:09.662117Z", "holdToken": "IPsl3Sxb06txkpxeLjFNpgd5I-0YvJYeO0AZWoGY6ss", "latestExpiresAt": "2026-11-26T11:37:09.662117Z"}}', '2026-11-26 11:17:09.663954+00'),
	('58c4208867ab016243aa299e1ac747d6 cancelReservation', '9dd9183a-5311-4e12-9d16-5067417ed61e', '8204b0f274c7816d1631676b38ac7744859cbf31aa79640e28eefeffb2b73715', 200, '{"data": {"date": "2026-11-29", "rate": "1", "shop": {"id": "xyauca22", "cover": {"url": "/media/shops/xyauca22/0.svg?v=v8u2wf", "width": 480, "height": 360}, "phone": "+81110707429", "latitude": 43.06615, "shopName": "Seseragi Tea Room", "longitude": 141.34945, "shopAddress": "5-12-19 Odori Nishi, Chuo-ku, Sapporo"}, "endAt": "2026-11-29T01:30:00Z", "staff": null, "total": {"amount": 4000, "currency": "JPY"}, "rateAt": "2026-11-01T00:00:00Z", "status": "cancelled", "contact": {"email": "hana@example.com", "phone": "+819012345678", "lastName": "Sato", "firstName": "Hana"}, "orderId": "46dedb7bd3a8488ae7263cdc24745da1", "startAt": "2026-11-29T00:30:00Z", "version": 2, "quantity": 1, "timeZone": "Asia/Tokyo", "createdAt": "2026-11-26T11:17:09.609872Z", "equipment": {"id": "xyauca22-r3", "name": "Plum Room"}, "serviceId": "xyauca22-1", "shopTotal": {"amount": 4000, "currency": "JPY"}, "codeNumber": "DR2CZU7S", "paidAmount": null, "cancelledAt": "2026-11-26T11:17:09.627132Z", "mainService": {"id": "xyauca22-1-u1", "kind": "service", "name": "60 min", "amount": {"amount": 4000, "currency": "JPY"}, "quantity": 1, "shopAmount": {"amount": 4000, "currency": "JPY"}}, "serviceName": "Introductory tea ceremony", "contactNumber": "+819012345678", "allowedActions": [{"action": "cancel", "reason": "CANCELLED", "allowed": false}], "reservationTime": "09:30", "experienceMinutes": 60, "additionalServices": [], "cancellationReason": "budget", "specialRequirement": null, "freeCancellationUntil": "2026-11-28T00:30:00.000Z", "cancellationReasonText": null}}', '2026-11-26 11:17:09.635753+00'),
	('348cd2dfad33f2c944581ff704d57e41 createReservation', 'bf1eba3b-f7f8-4457-a489-3350484c65b0', 'c5c1158aebc2cd52944ad46539f7a80a7dae20ad2972216d43ea65f883e4a635', 201, '{"data": {"date": "2026-11-28", "rate": "1", "shop": {"id": "xyauca22", "cover": {"url": "/media/shops/xyauca22/0.svg?v=v8u2wf", "width": 480, "height": 360}, "phone": "+81110707429", "latitude": 43.06615, "shopName": "Seseragi Tea Room", "longitude": 141.34945, "shopAddress": "5-12-19 Odori Nishi, Chuo-ku, Sapporo"}, "endAt": "2026-11-28T09:30:00Z", "staff": null, "total": {"amount": 4000, "currency": "JPY"}, "rateAt": "2026-11-01T00:00:00Z", "status": "confirmed", "contact": {"email": "joon@example.com", "phone": "+819012345678", "lastName": "Sato", "firstName": "Hana"}, "orderId": "7ffc17840cbcbd6dd7fc9a814fd9746f", "startAt": "2026-11-28T08:30:00Z", "version": 1, "quantity": 1, "timeZone": "Asia/Tokyo", "createdAt": "2026-11-26T11:17:09.679226Z", "equipment": {"id": "xyauca22-r3", "name": "Plum Room"}, "serviceId": "xyauca22-1", "shopTotal": {"amount": 4000, "currency": "JPY"}, "codeNumber": "7AQKCD2P", "paidAmount": null, "cancelledAt": null, "mainService": {"id": "xyauca22-1-u1", "kind": "service", "name": "60 min", "amount": {"amount": 4000, "currency": "JPY"}, "quantity": 1, "shopAmount": {"amount": 4000, "currency": "JPY"}}, "serviceName": "Introductory tea ceremony", "contactNumber": "+819012345678", "allowedActions": [{"until": "2026-11-28T08:30:00Z", "action": "cancel", "allowed": true}], "reservationTime": "17:30", "experienceMinutes": 60, "additionalServices": [], "cancellationReason": null, "specialRequirement": null, "freeCancellationUntil": "2026-11-27T08:30:00.000Z", "cancellationReasonText": null}}', '2026-11-26 11:17:09.682+00'),
	('visitor createHold', '0e65055f-1863-4509-9a3b-623d7019b61e', '38a0d2a744394f30afb8d3f3c291946d554f75514bf2d5fd493eaa0903c4d18c', 201, '{"data": {"draft": {"shopId": "xyauca22", "attaches": [], "quantity": 1, "reservationDate": "2026-11-30", "reservationTime": "09:00", "appointmentUnitId": "xyauca22-1-u1", "appointmentServiceId": "xyauca22-1"}, "endAt": "2026-11-30T01:00:00Z", "quote": {"rate": "1", "lines": [{"id": "xyauca22-1-u1", "kind": "service", "name": "60 min", "amount": {"amount": 4000, "currency": "JPY"}, "quantity": 1, "shopAmount": {"amount": 4000, "currency": "JPY"}}], "total": {"amount": 4000, "currency": "JPY"}, "rateAt": "2026-11-01T00:00:00Z", "shopTotal": {"amount": 4000, "currency": "JPY"}}, "staff": null, "holdId": "c82775980d0c5ead94d9e008ddb87f29", "policy": {"text": "Cancel for free up to 24 hours before the start. You pay at the shop; nothing is charged now.", "freeHours": 24}, "startAt": "2026-11-30T00:00:00Z", "resource": {"id": "xyauca22-r3", "name": "Plum Room"}, "timeZone": "Asia/Tokyo", "expiresAt": "2026-11-26T11:27:09.700017Z", "holdToken": "W88KlD4bPYAo1prb2ZXQ_qnNAoB-ldn6vXmfyhvBuJE", "latestExpiresAt": "2026-11-26T11:37:09.700017Z"}}', '2026-11-26 11:17:09.702626+00');

INSERT INTO public.kysely_migration VALUES
	('001-catalogue', '2026-11-26T11:13:35.596Z'),
	('002-auth', '2026-11-26T11:13:35.684Z'),
	('003-reservations', '2026-11-26T11:13:35.767Z'),
	('004-favorites', '2026-11-26T11:13:35.774Z');

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);

INSERT INTO public.legal_text VALUES
	('terms', '2026-11-01', '{"en": "Terms of use", "ja": "利用規約", "ko": "이용약관", "zh": "使用條款"}', '{"en": "These terms apply when you use Yoyaku to find shops and reserve their services. By confirming a reservation you agree to them.\n\n## 1. What we do", "ja": "本規約は、Yoyakuで店舗を探し、サービスを予約する際に適用されます。予約を確定された時点で、本規約に同意いただいたものとします。\n\n## 1. サービスの内容", "ko": "이 약관은 Yoyaku에서 매장을 찾고 서비스를 예약할 때 적용돼요. 예약을 확정하면 약관에 동의한 것으로 봐요.\n\n## 1. 저희가 하는 일", "zh": "本條款適用於您使用 Yoyaku 尋找店家與預約服務。確認預約即表示您同意本條款。\n\n## 1. 服務內容"}', '2026-11-01 00:00:00+00'),
	('privacy', '2026-11-01', '{"en": "Privacy policy", "ja": "プライバシーポリシー", "ko": "개인정보 처리방침", "zh": "隱私權政策"}', '{"en": "This is what we know about you, why, for how long, and what you can do about it.\n\n## 1. What we collect", "ja": "当社がお預かりする情報、その理由、期間、そしてお客さまができることをお知らせします。\n\n## 1. 取得する情報", "ko": "저희가 어떤 정보를 왜, 얼마나 보관하고 회원이 무엇을 할 수 있는지 알려 드려요.\n\n## 1. 수집하는 정보", "zh": "以下說明我們取得哪些資料、為什麼、保存多久，以及您可以怎麼做。\n\n## 1. 我們蒐集的資料"}', '2026-11-01 00:00:00+00');

INSERT INTO public.letter VALUES
	('2d204e9a563a357f252f7c259173438a', 'notification 978cdb068b592da78ff26822c4ef2c59', 'hana@example.com', 'en', 'Your reservation at Seseragi Tea Room is confirmed', 'You''re booked

Hi Hana Sato,

Seseragi Tea Room is expecting you. You pay at the shop.

Reservation code: MEFKJJYY
Date and time: Sat, November 28, 2026 09:00 (Japan Time)
Shop: Seseragi Tea Room
Service: Introductory tea ceremony
People: 1 person
Total, taxes and fees included: ¥4,530
Address: 5-12-19 Odori Nishi, Chuo-ku, Sapporo
Phone: +81110707429

You can cancel free of charge until Fri, November 27, 2026 09:00 (Japan Time).

See my reservations: http://localhost:4701/en/me/my-reservation

This e-mail was sent automatically by Yoyaku.
', '<p>A reservation</p>', '2026-11-26 11:17:09.58307+00', '2026-11-27 11:17:09.58307+00', 0, '2026-11-26 11:17:09.58307+00', NULL, NULL),
	('ac3b085a765372a5352b69d77cd763dd', 'notification 8fbde73f31cab8409801bba65d504205', 'hana@example.com', 'en', 'Your reservation at Seseragi Tea Room is confirmed', 'You''re booked

Hi Hana Sato,

Seseragi Tea Room is expecting you. You pay at the shop.

Reservation code: DR2CZU7S
Date and time: Sun, November 29, 2026 09:30 (Japan Time)
Shop: Seseragi Tea Room
Service: Introductory tea ceremony
People: 1 person
Total, taxes and fees included: ¥4,000
Address: 5-12-19 Odori Nishi, Chuo-ku, Sapporo
Phone: +81110707429

You can cancel free of charge until Sat, November 28, 2026 09:30 (Japan Time).

See my reservations: http://localhost:4701/en/me/my-reservation

This e-mail was sent automatically by Yoyaku.
', '<p>A reservation</p>', '2026-11-26 11:17:09.630619+00', '2026-11-27 11:17:09.630619+00', 0, '2026-11-26 11:17:09.630619+00', NULL, NULL),
	('289fc54560738130357580ab73d59815', 'notification 20a72a39e384d215c11c3f26e5ba8a36', 'hana@example.com', 'en', 'Your reservation at Seseragi Tea Room is canceled', 'Your reservation is canceled

Hi Hana Sato,

The time below at Seseragi Tea Room is no longer reserved for you. There''s nothing else to do.

Reservation code: DR2CZU7S
Date and time: Sun, November 29, 2026 09:30 (Japan Time)
Shop: Seseragi Tea Room
Service: Introductory tea ceremony
People: 1 person
Total, taxes and fees included: ¥4,000
Address: 5-12-19 Odori Nishi, Chuo-ku, Sapporo
Phone: +81110707429

See my reservations: http://localhost:4701/en/me/my-reservation

This e-mail was sent automatically by Yoyaku.
', '<p>A reservation</p>', '2026-11-26 11:17:09.655773+00', '2026-11-27 11:17:09.655773+00', 0, '2026-11-26 11:17:09.655773+00', NULL, NULL),
	('4ca328d466097e488afc6ded48d95b11', 'notification a62bb6153eea4c666279be1d182e049b', 'joon@example.com', 'en', 'Your reservation at Seseragi Tea Room is confirmed', 'You''re booked

Hi Hana Sato,

Seseragi Tea Room is expecting you. You pay at the shop.

Reservation code: 7AQKCD2P
Date and time: Sat, November 28, 2026 17:30 (Japan Time)
Shop: Seseragi Tea Room
Service: Introductory tea ceremony
People: 1 person
Total, taxes and fees included: ¥4,000
Address: 5-12-19 Odori Nishi, Chuo-ku, Sapporo
Phone: +81110707429

You can cancel free of charge until Fri, November 27, 2026 17:30 (Japan Time).

See my reservations: http://localhost:4701/en/me/my-reservation

This e-mail was sent automatically by Yoyaku.
', '<p>A reservation</p>', '2026-11-26 11:17:09.697227+00', '2026-11-27 11:17:09.697227+00', 0, '2026-11-26 11:17:09.697227+00', NULL, NULL);

INSERT INTO public.member VALUES
	('348cd2dfad33f2c944581ff704d57e41', 'joon@example.com', 'Joon', 'Kim', NULL, false, NULL, 'en', '2026-11-26 11:17:09.441149+00', NULL),
	('58c4208867ab016243aa299e1ac747d6', 'hana@example.com', 'はな', 'Sato', NULL, false, NULL, 'en', '2026-11-26 11:17:09.382713+00', NULL);

INSERT INTO public.notification VALUES
	('8fbde73f31cab8409801bba65d504205', '58c4208867ab016243aa299e1ac747d6', 'xyauca22', '46dedb7bd3a8488ae7263cdc24745da1', 'confirmed', false, '2026-11-26 11:17:09.611428+00'),
	('20a72a39e384d215c11c3f26e5ba8a36', '58c4208867ab016243aa299e1ac747d6', 'xyauca22', '46dedb7bd3a8488ae7263cdc24745da1', 'cancelled', false, '2026-11-26 11:17:09.631221+00'),
	('a62bb6153eea4c666279be1d182e049b', '348cd2dfad33f2c944581ff704d57e41', 'xyauca22', '7ffc17840cbcbd6dd7fc9a814fd9746f', 'confirmed', false, '2026-11-26 11:17:09.680216+00'),
	('978cdb068b592da78ff26822c4ef2c59', '58c4208867ab016243aa299e1ac747d6', 'xyauca22', '48935a6a52d1d979e264239229830b23', 'confirmed', true, '2026-11-26 11:17:09.512702+00');

INSERT INTO public.occupancy VALUES
	('xyauca22', 'xyauca22-r3', '["2026-11-27 23:50:00+00","2026-11-28 01:20:00+00")', 'e5aea349efbfb4b26fe1fd5742b6d6c0'),
	('xyauca22', 'xyauca22-r3', '["2026-11-28 08:20:00+00","2026-11-28 09:50:00+00")', '2cc922b00fb791acdd7c1514d5fa3842'),
	('xyauca22', 'xyauca22-r3', '["2026-11-29 23:50:00+00","2026-11-30 01:20:00+00")', 'c82775980d0c5ead94d9e008ddb87f29');

INSERT INTO public.platform_style VALUES
	(true, '#16213e', '#2b62d9', '#ffc94a', '#eaf1ff', '/media/banner.svg', '/media/logo.svg', 'Yoyaku', '{"seed": 2804449131, "ratio": "16:9", "object": "mount-fuji", "category": "city-jp"}');

INSERT INTO public.reservation VALUES
	('xyauca22', '48935a6a52d1d979e264239229830b23', 'MEFKJJYY', 'e5aea349efbfb4b26fe1fd5742b6d6c0', 'xyauca22-1', '58c4208867ab016243aa299e1ac747d6', 'confirmed', 1, '2026-11-28 00:00:00+00', '2026-11-28 01:00:00+00', 1, '{"shop": {"name": {"en": "Seseragi Tea Room", "ja": "茶室 せせらぎ", "ko": "세세라기 다실", "zh": "茶室 溪聲"}, "cover": {"seed": 615519889, "ratio": "4:3", "object": "folding-hand-fan", "category": "tea-ceremony"}, "phone": "+81110707429", "address": {"en": "5-12-19 Odori Nishi, Chuo-ku, Sapporo", "ja": "札幌市中央区大通西5-12-19", "ko": "삿포로시 주오구 오도리니시 5-12-19", "zh": "札幌市中央區大通西5-12-19"}, "latitude": 43.06615, "longitude": 141.34945}, "quote": {"rate": "1", "lines": [{"id": "xyauca22-1-u1", "kind": "service", "name": {"en": "60 min", "ja": "60分", "ko": "60분", "zh": "60 分鐘"}, "amount": 4000, "quantity": 1, "shopAmount": 4000}, {"id": "xyauca22-a2", "kind": "attach", "name": {"en": "Extra sweet", "ja": "菓子の追加", "ko": "과자 추가", "zh": "加點和菓子"}, "amount": 530, "quantity": 1, "shopAmount": 530}], "rateAt": "2026-11-01T00:00:00Z", "currency": "JPY", "shopCurrency": "JPY"}, "staff": null, "timeZone": "Asia/Tokyo", "equipment": {"id": "xyauca22-r3", "name": {"en": "Plum Room", "ja": "梅の間", "ko": "매화 방", "zh": "梅之間"}}, "serviceName": {"en": "Introductory tea ceremony", "ja": "はじめての茶道", "ko": "첫 다도 체험", "zh": "初次茶道體驗"}, "freeCancellationHours": 24}', 'en', '{"email": "hana@example.com", "phone": "+819012345678", "lastName": "Sato", "firstName": "Hana"}', NULL, '2026-11-01', '{xyauca22-m1,xyauca22-m2}', false, NULL, NULL, NULL, NULL, NULL, '2026-11-26 11:17:09.508876+00'),
	('xyauca22', '46dedb7bd3a8488ae7263cdc24745da1', 'DR2CZU7S', 'e320915f725486aaea7b86d250d18898', 'xyauca22-1', '58c4208867ab016243aa299e1ac747d6', 'cancelled', 2, '2026-11-29 00:30:00+00', '2026-11-29 01:30:00+00', 1, '{"shop": {"name": {"en": "Seseragi Tea Room", "ja": "茶室 せせらぎ", "ko": "세세라기 다실", "zh": "茶室 溪聲"}, "cover": {"seed": 615519889, "ratio": "4:3", "object": "folding-hand-fan", "category": "tea-ceremony"}, "phone": "+81110707429", "address": {"en": "5-12-19 Odori Nishi, Chuo-ku, Sapporo", "ja": "札幌市中央区大通西5-12-19", "ko": "삿포로시 주오구 오도리니시 5-12-19", "zh": "札幌市中央區大通西5-12-19"}, "latitude": 43.06615, "longitude": 141.34945}, "quote": {"rate": "1", "lines": [{"id": "xyauca22-1-u1", "kind": "service", "name": {"en": "60 min", "ja": "60分", "ko": "60분", "zh": "60 分鐘"}, "amount": 4000, "quantity": 1, "shopAmount": 4000}], "rateAt": "2026-11-01T00:00:00Z", "currency": "JPY", "shopCurrency": "JPY"}, "staff": null, "timeZone": "Asia/Tokyo", "equipment": {"id": "xyauca22-r3", "name": {"en": "Plum Room", "ja": "梅の間", "ko": "매화 방", "zh": "梅之間"}}, "serviceName": {"en": "Introductory tea ceremony", "ja": "はじめての茶道", "ko": "첫 다도 체험", "zh": "初次茶道體驗"}, "freeCancellationHours": 24}', 'en', '{"email": "hana@example.com", "phone": "+819012345678", "lastName": "Sato", "firstName": "Hana"}', NULL, '2026-11-01', '{xyauca22-m1,xyauca22-m2}', false, NULL, NULL, 'budget', NULL, '2026-11-26 11:17:09.627132+00', '2026-11-26 11:17:09.609872+00'),
	('xyauca22', '7ffc17840cbcbd6dd7fc9a814fd9746f', '7AQKCD2P', '2cc922b00fb791acdd7c1514d5fa3842', 'xyauca22-1', '348cd2dfad33f2c944581ff704d57e41', 'confirmed', 1, '2026-11-28 08:30:00+00', '2026-11-28 09:30:00+00', 1, '{"shop": {"name": {"en": "Seseragi Tea Room", "ja": "茶室 せせらぎ", "ko": "세세라기 다실", "zh": "茶室 溪聲"}, "cover": {"seed": 615519889, "ratio": "4:3", "object": "folding-hand-fan", "category": "tea-ceremony"}, "phone": "+81110707429", "address": {"en": "5-12-19 Odori Nishi, Chuo-ku, Sapporo", "ja": "札幌市中央区大通西5-12-19", "ko": "삿포로시 주오구 오도리니시 5-12-19", "zh": "札幌市中央區大通西5-12-19"}, "latitude": 43.06615, "longitude": 141.34945}, "quote": {"rate": "1", "lines": [{"id": "xyauca22-1-u1", "kind": "service", "name": {"en": "60 min", "ja": "60分", "ko": "60분", "zh": "60 分鐘"}, "amount": 4000, "quantity": 1, "shopAmount": 4000}], "rateAt": "2026-11-01T00:00:00Z", "currency": "JPY", "shopCurrency": "JPY"}, "staff": null, "timeZone": "Asia/Tokyo", "equipment": {"id": "xyauca22-r3", "name": {"en": "Plum Room", "ja": "梅の間", "ko": "매화 방", "zh": "梅之間"}}, "serviceName": {"en": "Introductory tea ceremony", "ja": "はじめての茶道", "ko": "첫 다도 체험", "zh": "初次茶道體驗"}, "freeCancellationHours": 24}', 'en', '{"email": "joon@example.com", "phone": "+819012345678", "lastName": "Sato", "firstName": "Hana"}', NULL, '2026-11-01', '{xyauca22-m1,xyauca22-m2}', false, NULL, NULL, NULL, NULL, NULL, '2026-11-26 11:17:09.679226+00');

INSERT INTO public.search_count VALUES
	('en', 'car rental okinawa', 968),
	('en', 'gel nails', 610),
	('en', '茶道', 2);

INSERT INTO public.service VALUES
	('xyauca22', 'xyauca22-1', 'tea-ceremony', '{"en": "Introductory tea ceremony", "ja": "はじめての茶道", "ko": "첫 다도 체험", "zh": "初次茶道體驗"}', '{"en": "Watch one bowl made, then whisk your own, with a seasonal sweet.", "ja": "点前を拝見したあと、ご自分で一服点てます。季節の菓子付きです。", "ko": "차 한 그릇을 지켜본 뒤 직접 저어 마셔요. 제철 과자가 함께 나와요.", "zh": "先觀看點茶，再親手刷一碗抹茶，附季節和菓子。"}', 'resource', false, 'person', 1, 5, 30, 10, 20, 60, false, true, 0);

INSERT INTO public.service_attach VALUES
	('xyauca22', 'xyauca22-1', 'xyauca22-a1'),
	('xyauca22', 'xyauca22-1', 'xyauca22-a2');

INSERT INTO public.service_bookable VALUES
	('xyauca22', 'xyauca22-1', 'xyauca22-r1'),
	('xyauca22', 'xyauca22-1', 'xyauca22-r2'),
	('xyauca22', 'xyauca22-1', 'xyauca22-r3');

INSERT INTO public.service_unit VALUES
	('xyauca22', 'xyauca22-1', 'xyauca22-1-u1', '{"en": "60 min", "ja": "60分", "ko": "60분", "zh": "60 分鐘"}', 60, 4000, 0);

INSERT INTO public.session VALUES
	('71689a4b0260b3d0c86a3eaa13d21534', '58c4208867ab016243aa299e1ac747d6', 0, 'en', '2026-11-26 11:17:09.38387+00', '2026-11-26 11:17:09.38387+00', '2026-12-26 11:17:09.38387+00', NULL, NULL),
	('fbe63d74022132321a6ecd9c12b955fa', '348cd2dfad33f2c944581ff704d57e41', 0, 'en', '2026-11-26 11:17:09.442101+00', '2026-11-26 11:17:09.442101+00', '2026-12-26 11:17:09.442101+00', NULL, NULL);

INSERT INTO public.shift VALUES
	('xyauca22', 'xyauca22-s1', 2, 540, 1110),
	('xyauca22', 'xyauca22-s1', 3, 540, 1110),
	('xyauca22', 'xyauca22-s1', 5, 540, 1110),
	('xyauca22', 'xyauca22-s1', 6, 540, 1110),
	('xyauca22', 'xyauca22-s1', 7, 540, 1110),
	('xyauca22', 'xyauca22-s2', 1, 540, 1110),
	('xyauca22', 'xyauca22-s2', 2, 540, 1110),
	('xyauca22', 'xyauca22-s2', 5, 540, 1110),
	('xyauca22', 'xyauca22-s2', 6, 540, 1110),
	('xyauca22', 'xyauca22-s2', 7, 540, 1110),
	('xyauca22', 'xyauca22-s3', 1, 540, 1110),
	('xyauca22', 'xyauca22-s3', 2, 540, 1110),
	('xyauca22', 'xyauca22-s3', 3, 540, 1110),
	('xyauca22', 'xyauca22-s3', 5, 540, 1110),
	('xyauca22', 'xyauca22-s3', 7, 540, 1110),
	('xyauca22', 'xyauca22-s4', 2, 540, 1110),
	('xyauca22', 'xyauca22-s4', 3, 540, 1110),
	('xyauca22', 'xyauca22-s4', 5, 540, 1110),
	('xyauca22', 'xyauca22-s4', 6, 540, 1110),
	('xyauca22', 'xyauca22-s4', 7, 540, 1110);

INSERT INTO public.shop VALUES
	('xyauca22', NULL, 'sapporo', 'tea-ceremony', 'JP', 'Asia/Tokyo', 'JPY', '{"en": "Seseragi Tea Room", "ja": "茶室 せせらぎ", "ko": "세세라기 다실", "zh": "茶室 溪聲"}', '{"en": "A neighbourhood favourite in Odori. You enter by the garden, rinse your hands and leave your shoes and hurry outside. Come with a friend, a parent or alone; each is usual here.", "ja": "大通の街で長く親しまれています。露地を通り、手を清め、履物と慌ただしさを外に置いてお入りください。お友だちと、ご家族と、お一人でも。どなたも気軽にお越しください。", "ko": "오도리 동네 사람들이 아끼는 곳이에요. 정원을 지나 손을 씻고, 신발과 조급함은 밖에 두고 들어와요. 친구와도, 부모님과도, 혼자서도 많이 찾아와요.", "zh": "深受大通在地人喜愛。穿過庭園、淨手，把鞋與匆忙留在門外。與朋友、家人或獨自前來都很合適。"}', '{"en": "5-12-19 Odori Nishi, Chuo-ku, Sapporo", "ja": "札幌市中央区大通西5-12-19", "ko": "삿포로시 주오구 오도리니시 5-12-19", "zh": "札幌市中央區大通西5-12-19"}', '060-0042', '+81110707429', 43.06615, 141.34945, 1326, 5.0, 328, 24, 4000, true, '{"seed": 615519889, "ratio": "4:3", "object": "folding-hand-fan", "category": "tea-ceremony"}', '[{"seed": 3927944787, "ratio": "4:3", "object": "matcha-bowl", "category": "tea-ceremony"}, {"seed": 1011969809, "ratio": "4:3", "object": "wind-chime", "category": "tea-ceremony"}, {"seed": 3513426457, "ratio": "4:3", "object": "teapot", "category": "tea-ceremony"}]', '2024-05-25 00:00:00+00');

INSERT INTO public.shop_category VALUES
	('xyauca22', 'tea-ceremony');

INSERT INTO public.shop_holiday VALUES
	('xyauca22', '01-01'),
	('xyauca22', '01-02'),
	('xyauca22', '01-03'),
	('xyauca22', '12-31');

INSERT INTO public.shop_hours VALUES
	('xyauca22', 1, 540, 1110),
	('xyauca22', 2, 540, 1110),
	('xyauca22', 3, 540, 1110),
	('xyauca22', 5, 540, 1110),
	('xyauca22', 6, 540, 1110),
	('xyauca22', 7, 540, 1110);

INSERT INTO public.shop_reminder VALUES
	('xyauca22', 'xyauca22-m1', '{"en": "If you’re more than 15 minutes late, we may need to shorten the service or find another time.", "ja": "15分以上遅れる場合は、内容の短縮や日時の変更をお願いすることがあります。", "ko": "15분 넘게 늦으시면 시간이 줄거나 다른 시간으로 옮겨야 할 수 있어요.", "zh": "若遲到超過十五分鐘，可能需縮短服務或改期。"}', true, 0),
	('xyauca22', 'xyauca22-m2', '{"en": "Wear clothes that may get a little dirty and are easy to move in.", "ja": "少し汚れてもよい、動きやすい服でお越しください。", "ko": "조금 묻어도 괜찮고 움직이기 편한 옷을 입어 주세요.", "zh": "請穿著可略微弄髒且方便活動的衣物。"}', false, 1);

INSERT INTO public.shop_search VALUES
	('xyauca22', 'seseragi tea room 세세 세라 라기 기 다실 실 茶室 ja:茶室 室 ja:室 せせ せら らぎ ぎ zh:茶室 zh:室 溪聲 zh:溪聲 聲 zh:聲 sapporo 삿포 포로 로 札幌 ja:札幌 幌 ja:幌 zh:札幌 zh:幌 japan 일본 본 日本 ja:日本 本 ja:本 zh:日本 zh:本 ceremony 다도 도 茶道 ja:茶道 道 ja:道 zh:茶道 zh:道 cultural experiences 문화 화 체험 험 文化 ja:文化 化体 ja:化体 体験 ja:体験 験 ja:験 zh:文化 化體 zh:化體 體驗 zh:體驗 驗 zh:驗 introductory 첫 はじ じめ めて ての の茶 初次 zh:初次 次茶 zh:次茶 道體 zh:道體 in kimono 기모 모노 노 着物 ja:着物 物で で茶 和服 zh:和服 服茶 zh:服茶 full gathering with a light meal 가이 이세 세키 키와 와 다회 회 点心 ja:点心 心付 ja:心付 付き き茶 茶事 ja:茶事 事 ja:事 點心 zh:點心 心茶 zh:心茶 茶會 zh:茶會 會 zh:會 private for two or more 프라 라이 이빗 빗 貸切 ja:貸切 切茶 ja:切茶 茶席 ja:茶席 席 ja:席 包場 zh:包場 場茶 zh:場茶 zh:茶席 zh:席 keepsake 기념 념품 품 記念 ja:記念 念品 ja:念品 品付 ja:品付 き 附紀 zh:附紀 紀念 zh:紀念 zh:念品 品 zh:品 photographs 사진 진 写真 ja:写真 真で でー ーた た付 附照 zh:附照 照片 zh:照片 片檔 zh:片檔 檔 zh:檔', '732');

INSERT INTO public.wish OVERRIDING SYSTEM VALUE VALUES
	(2, 'wish', 'More tea', 'en', NULL, '2026-11-26 11:17:09.730854+00');

SELECT pg_catalog.setval('public.wish_id_seq', 2, true);

ALTER TABLE ONLY public.article_category
    ADD CONSTRAINT article_category_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.article
    ADD CONSTRAINT article_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.attach
    ADD CONSTRAINT attach_pkey PRIMARY KEY (shop_id, id);

ALTER TABLE ONLY public.bookable
    ADD CONSTRAINT bookable_pkey PRIMARY KEY (shop_id, id);

ALTER TABLE ONLY public.brand
    ADD CONSTRAINT brand_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.challenge_code
    ADD CONSTRAINT challenge_code_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.challenge
    ADD CONSTRAINT challenge_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.city
    ADD CONSTRAINT city_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.clock_offset
    ADD CONSTRAINT clock_offset_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.curated
    ADD CONSTRAINT curated_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.exchange_rate
    ADD CONSTRAINT exchange_rate_pkey PRIMARY KEY (currency);

ALTER TABLE ONLY public.faq_category
    ADD CONSTRAINT faq_category_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.faq
    ADD CONSTRAINT faq_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_pkey PRIMARY KEY (member_id, shop_id);

ALTER TABLE ONLY public.flood_counter
    ADD CONSTRAINT flood_counter_pkey PRIMARY KEY (scope, key);

ALTER TABLE ONLY public.hold
    ADD CONSTRAINT hold_pkey PRIMARY KEY (shop_id, id);

ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (scope, key);

ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_pkey PRIMARY KEY (issuer, subject);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.legal_text
    ADD CONSTRAINT legal_text_pkey PRIMARY KEY (kind, version);

ALTER TABLE ONLY public.letter
    ADD CONSTRAINT letter_dedupe_id_key UNIQUE (dedupe_id);

ALTER TABLE ONLY public.letter
    ADD CONSTRAINT letter_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_email_key UNIQUE (email);

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.occupancy
    ADD CONSTRAINT occupancy_once EXCLUDE USING gist (shop_id WITH =, bookable_id WITH =, during WITH &&);

ALTER TABLE ONLY public.occupancy
    ADD CONSTRAINT occupancy_pkey PRIMARY KEY (shop_id, hold_id, bookable_id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.platform_style
    ADD CONSTRAINT platform_style_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.reservation
    ADD CONSTRAINT reservation_one_per_hold UNIQUE (shop_id, hold_id);

ALTER TABLE ONLY public.reservation
    ADD CONSTRAINT reservation_pkey PRIMARY KEY (shop_id, id);

ALTER TABLE ONLY public.search_count
    ADD CONSTRAINT search_count_pkey PRIMARY KEY (locale, keyword);

ALTER TABLE ONLY public.service_attach
    ADD CONSTRAINT service_attach_pkey PRIMARY KEY (shop_id, service_id, attach_id);

ALTER TABLE ONLY public.service_bookable
    ADD CONSTRAINT service_bookable_pkey PRIMARY KEY (shop_id, service_id, bookable_id);

ALTER TABLE ONLY public.service
    ADD CONSTRAINT service_pkey PRIMARY KEY (shop_id, id);

ALTER TABLE ONLY public.service_unit
    ADD CONSTRAINT service_unit_pkey PRIMARY KEY (shop_id, service_id, id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.shift
    ADD CONSTRAINT shift_pkey PRIMARY KEY (shop_id, bookable_id, weekday, starts);

ALTER TABLE ONLY public.shop_category
    ADD CONSTRAINT shop_category_pkey PRIMARY KEY (shop_id, category_id);

ALTER TABLE ONLY public.shop_holiday
    ADD CONSTRAINT shop_holiday_pkey PRIMARY KEY (shop_id, month_day);

ALTER TABLE ONLY public.shop_hours
    ADD CONSTRAINT shop_hours_pkey PRIMARY KEY (shop_id, weekday, opens);

ALTER TABLE ONLY public.shop
    ADD CONSTRAINT shop_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.shop_reminder
    ADD CONSTRAINT shop_reminder_pkey PRIMARY KEY (shop_id, id);

ALTER TABLE ONLY public.shop_search
    ADD CONSTRAINT shop_search_pkey PRIMARY KEY (shop_id);

ALTER TABLE ONLY public.sso_flow
    ADD CONSTRAINT sso_flow_pkey PRIMARY KEY (state_hash);

ALTER TABLE ONLY public.sso_ticket
    ADD CONSTRAINT sso_ticket_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.wish
    ADD CONSTRAINT wish_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ws_ticket
    ADD CONSTRAINT ws_ticket_pkey PRIMARY KEY (token_hash);

CREATE INDEX challenge_by_email ON public.challenge USING btree (email);

CREATE INDEX challenge_code_by_challenge ON public.challenge_code USING btree (challenge_id, created_at DESC);

CREATE INDEX favorite_newest ON public.favorite USING btree (member_id, created_at DESC, shop_id);

CREATE UNIQUE INDEX hold_by_id ON public.hold USING btree (id);

CREATE INDEX hold_by_token ON public.hold USING btree (token_hash);

CREATE INDEX hold_ended ON public.hold USING btree (created_at) WHERE (state = ANY (ARRAY['released'::text, 'expired'::text]));

CREATE INDEX hold_expiring ON public.hold USING btree (expires_at) WHERE (state = 'live'::text);

CREATE INDEX hold_live_by_member ON public.hold USING btree (member_id) WHERE (state = 'live'::text);

CREATE INDEX idempotency_by_age ON public.idempotency USING btree (created_at);

CREATE INDEX identity_by_member ON public.identity USING btree (member_id);

CREATE INDEX letter_by_recipient ON public.letter USING btree (recipient, created_at DESC);

CREATE INDEX letter_waiting ON public.letter USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));

CREATE INDEX notification_by_member ON public.notification USING btree (member_id, created_at DESC, id DESC);

CREATE INDEX notification_by_reservation ON public.notification USING btree (shop_id, reservation_id);

CREATE INDEX notification_unread ON public.notification USING btree (member_id) WHERE (NOT is_read);

CREATE INDEX outbox_by_notification ON public.outbox USING btree (notification_id);

CREATE INDEX outbox_due ON public.outbox USING btree (due_at);

CREATE INDEX reservation_by_creation ON public.reservation USING btree (created_at);

CREATE INDEX reservation_by_member ON public.reservation USING btree (member_id, start_at);

CREATE INDEX reservation_by_shop ON public.reservation USING btree (shop_id, start_at);

CREATE UNIQUE INDEX reservation_code ON public.reservation USING btree (code_number);

CREATE INDEX reservation_unmarked ON public.reservation USING btree (end_at) WHERE (status = 'confirmed'::text);

CREATE INDEX reservation_unreminded ON public.reservation USING btree (start_at) WHERE ((status = 'confirmed'::text) AND (NOT reminded));

CREATE INDEX service_by_category ON public.service USING btree (category_id);

CREATE INDEX service_by_id ON public.service USING btree (id);

CREATE INDEX session_by_member ON public.session USING btree (member_id) WHERE (ended_at IS NULL);

CREATE INDEX shop_by_brand ON public.shop USING btree (brand_id);

CREATE INDEX shop_by_city ON public.shop USING btree (city_id);

CREATE INDEX shop_by_popularity ON public.shop USING btree (popularity DESC, id) WHERE active;

CREATE INDEX shop_category_by_category ON public.shop_category USING btree (category_id);

CREATE INDEX shop_search_changed ON public.shop_search USING btree (changed);

CREATE TRIGGER bookable_delete AFTER DELETE ON public.bookable REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER bookable_insert AFTER INSERT ON public.bookable REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER bookable_update AFTER UPDATE ON public.bookable REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER service_bookable_delete AFTER DELETE ON public.service_bookable REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER service_bookable_insert AFTER INSERT ON public.service_bookable REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER service_bookable_update AFTER UPDATE ON public.service_bookable REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER service_delete AFTER DELETE ON public.service REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER service_insert AFTER INSERT ON public.service REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER service_unit_delete AFTER DELETE ON public.service_unit REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER service_unit_insert AFTER INSERT ON public.service_unit REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER service_unit_update AFTER UPDATE ON public.service_unit REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER service_update AFTER UPDATE ON public.service REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shift_delete AFTER DELETE ON public.shift REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shift_insert AFTER INSERT ON public.shift REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shift_update AFTER UPDATE ON public.shift REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shop_category_delete AFTER DELETE ON public.shop_category REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shop_category_insert AFTER INSERT ON public.shop_category REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shop_category_update AFTER UPDATE ON public.shop_category REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shop_delete AFTER DELETE ON public.shop REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('id');

CREATE TRIGGER shop_holiday_delete AFTER DELETE ON public.shop_holiday REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shop_holiday_insert AFTER INSERT ON public.shop_holiday REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shop_holiday_update AFTER UPDATE ON public.shop_holiday REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shop_hours_delete AFTER DELETE ON public.shop_hours REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shop_hours_insert AFTER INSERT ON public.shop_hours REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shop_hours_update AFTER UPDATE ON public.shop_hours REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('shop_id');

CREATE TRIGGER shop_insert AFTER INSERT ON public.shop REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('id');

CREATE TRIGGER shop_search_update BEFORE UPDATE OF grams ON public.shop_search FOR EACH ROW EXECUTE FUNCTION public.note_changed_grams();

CREATE TRIGGER shop_update AFTER UPDATE ON public.shop REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.note_changed_shops('id');

ALTER TABLE ONLY public.article
    ADD CONSTRAINT article_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.article_category(id);

ALTER TABLE ONLY public.attach
    ADD CONSTRAINT attach_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES public.shop(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bookable
    ADD CONSTRAINT bookable_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES public.shop(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.category(id);

ALTER TABLE ONLY public.challenge_code
    ADD CONSTRAINT challenge_code_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES public.challenge(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.faq
    ADD CONSTRAINT faq_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.faq_category(id);

ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES public.shop(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.hold
    ADD CONSTRAINT hold_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.hold
    ADD CONSTRAINT hold_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES public.shop(id);

ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_shop_id_reservation_id_fkey FOREIGN KEY (shop_id, reservation_id) REFERENCES public.reservation(shop_id, id);

ALTER TABLE ONLY public.occupancy
    ADD CONSTRAINT occupancy_shop_id_bookable_id_fkey FOREIGN KEY (shop_id, bookable_id) REFERENCES public.bookable(shop_id, id);

ALTER TABLE ONLY public.occupancy
    ADD CONSTRAINT occupancy_shop_id_hold_id_fkey FOREIGN KEY (shop_id, hold_id) REFERENCES public.hold(shop_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES public.notification(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reservation
    ADD CONSTRAINT reservation_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.reservation
    ADD CONSTRAINT reservation_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES public.shop(id);

ALTER TABLE ONLY public.reservation
    ADD CONSTRAINT reservation_shop_id_hold_id_fkey FOREIGN KEY (shop_id, hold_id) REFERENCES public.hold(shop_id, id);

ALTER TABLE ONLY public.service_attach
    ADD CONSTRAINT service_attach_shop_id_attach_id_fkey FOREIGN KEY (shop_id, attach_id) REFERENCES public.attach(shop_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.service_attach
    ADD CONSTRAINT service_attach_shop_id_service_id_fkey FOREIGN KEY (shop_id, service_id) REFERENCES public.service(shop_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.service_bookable
    ADD CONSTRAINT service_bookable_shop_id_bookable_id_fkey FOREIGN KEY (shop_id, bookable_id) REFERENCES public.bookable(shop_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.service_bookable
    ADD CONSTRAINT service_bookable_shop_id_service_id_fkey FOREIGN KEY (shop_id, service_id) REFERENCES public.service(shop_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.service
    ADD CONSTRAINT service_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.category(id);

ALTER TABLE ONLY public.service
    ADD CONSTRAINT service_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES public.shop(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.service_unit
    ADD CONSTRAINT service_unit_shop_id_service_id_fkey FOREIGN KEY (shop_id, service_id) REFERENCES public.service(shop_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shift
    ADD CONSTRAINT shift_shop_id_bookable_id_fkey FOREIGN KEY (shop_id, bookable_id) REFERENCES public.bookable(shop_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shop
    ADD CONSTRAINT shop_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brand(id);

ALTER TABLE ONLY public.shop_category
    ADD CONSTRAINT shop_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.category(id);

ALTER TABLE ONLY public.shop
    ADD CONSTRAINT shop_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.category(id);

ALTER TABLE ONLY public.shop_category
    ADD CONSTRAINT shop_category_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES public.shop(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shop
    ADD CONSTRAINT shop_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.city(id);

ALTER TABLE ONLY public.shop_holiday
    ADD CONSTRAINT shop_holiday_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES public.shop(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shop_hours
    ADD CONSTRAINT shop_hours_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES public.shop(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shop_reminder
    ADD CONSTRAINT shop_reminder_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES public.shop(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shop_search
    ADD CONSTRAINT shop_search_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES public.shop(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ws_ticket
    ADD CONSTRAINT ws_ticket_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ws_ticket
    ADD CONSTRAINT ws_ticket_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.session(id) ON DELETE CASCADE;

