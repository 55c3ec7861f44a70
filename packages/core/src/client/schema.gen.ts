// Made from specs/openapi.yaml by `pnpm generate`. Change the contract, not this file.

export interface paths {
    "/api/v1/user/auth/login/step1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in; a known address gets its code at once
         * @description So does a new one to which a provider's ticket gives both names.
         */
        post: operations["loginStep1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/auth/login/step2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the names of a new member, or ask for the code once more
         * @description Names are required for a new e-mail. The same call sends the code again once `resendAt` has passed.
         */
        post: operations["loginStep2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/auth/login/step3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the code for a session
         * @description 1007 wrong code, 1008 already used, 1010 expired. 1008 and 1010 only when the code typed is the used or the expired one.
         */
        post: operations["loginStep3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/auth/login/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a provider's single-use ticket for a session
         * @description A page begins at `GET /auth/sso/{provider}/start?locale=…[&redirect=…]`, which leads to the provider and back to
         *     `/{locale}/auth?ticket=…&provider=…[&redirect=…]`; the ticket holds for 60 seconds. What goes wrong on the way comes
         *     back as `/{locale}/auth?error=…&provider=…[&redirect=…]`: `SSO_CANCELLED`, `SSO_EXPIRED`, `SSO_OTHER_BROWSER`,
         *     `SSO_REFUSED`, `SSO_NOT_OFFERED`, `PROVIDER_UNAVAILABLE`, `RATE_LIMITED`, `UNAVAILABLE`.
         *     `nextStep: 'email'`: the e-mail has to be proven by a code. Send it to `/login/step1` together with the new ticket,
         *     which holds for 20 minutes.
         */
        post: operations["loginSso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The providers that are configured, so that only buttons that work are shown */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the refresh token
         * @description The token exactly one behind the newest answers with the current one and does not rotate. Two or more behind ends the session.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session; the whole token family stops working */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's profile */
        get: operations["getMe"];
        /** Change the profile */
        put: operations["updateMe"];
        post?: never;
        /** Delete the account; future reservations are cancelled, past ones made anonymous */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is stored about the member */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/ws-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A single-use ticket of 60 seconds that opens /ws */
        post: operations["createWsTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user-favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's favourite shops, newest first */
        get: operations["listFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user-favorite/{shopId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep a shop; doing it twice changes nothing */
        put: operations["addFavorite"];
        post?: never;
        /** Forget a shop; doing it twice changes nothing */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/category-store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of shops */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/category-store/jp/get-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories that have shops in Japan, counted there */
        get: operations["listCategoriesOfJapan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/category-store/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each top category with its first ten shops */
        get: operations["listCategoriesWithShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities, the recommended ones first */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/curated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Curated themes */
        get: operations["listCurated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/curated/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One theme with its shops */
        get: operations["getCurated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shops/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search with filters, facets and a cursor
         * @description Prices are compared in the requested currency. Durations are hours, half-open. `date` with `quantity` keeps only shops that are really free.
         */
        get: operations["searchShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shops/hottest-booked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Most confirmed and completed reservations of the last 30 days */
        get: operations["listHottestBooked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shops/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shops of a chain */
        get: operations["listShopsOfBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chains */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shops by popularity */
        get: operations["listShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shops/by-category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shops of a category by popularity */
        get: operations["listShopsByCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shops/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A shop with its services */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Services, of one shop or of all */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services/by-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Services of a category */
        get: operations["listServicesByCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A service, with what a reservation page needs of its shop */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/search-tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Top searches with counts, in the asked language */
        get: operations["listSearchTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/search-shop-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remember that something was searched; never blocks a search */
        post: operations["logSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/google-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The "make a wish" dialog, and feedback */
        post: operations["sendWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/platform-style": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The theme that every page starts from */
        get: operations["getPlatformStyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/category-article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of articles */
        get: operations["listArticleCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles, newest first */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/article/get-by-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles of a category, newest first */
        get: operations["listArticlesByCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/article/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An article with recommended shops */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/privacy-policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The privacy policy */
        get: operations["getPrivacyPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terms-of-use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms of use; their version is what a reservation agrees to */
        get: operations["getTermsOfUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/faq-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of questions */
        get: operations["listFaqCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/faq-categories/{categoryId}/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions and answers of a category */
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shops/{id}/getAvailableTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Days and slots, at most 31 days in one call */
        get: operations["getAvailableTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shops/{id}/getAvailableProviders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staff and equipment that are free at a start; "no preference" is always possible */
        get: operations["getAvailableProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shops/{id}/getAvailableServiceAttaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Additional services; each lengthens the slot */
        get: operations["getAvailableServiceAttaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shops/{id}/confirm-reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The points to agree to before booking */
        get: operations["getConfirmReminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/reservation/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a slot for some minutes; visitors too
         * @description A new hold of the same visitor at the same shop (proved by X-Hold-Token of the old one, or by the member's token) replaces the old. Where the times meet, `latestExpiresAt` stays that of the old.
         */
        post: operations["createHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/reservation/hold/{holdId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is my hold still there? */
        get: operations["getHold"];
        put?: never;
        post?: never;
        /** Let the slot go; doing it twice changes nothing */
        delete: operations["releaseHold"];
        options?: never;
        head?: never;
        /** Extend the hold (empty body), or change what it holds */
        patch: operations["changeHold"];
        trace?: never;
    };
    "/api/v1/user/reservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's reservations; the nearest coming ones first, then the past, newest first */
        get: operations["listReservations"];
        put?: never;
        /**
         * Turn a hold into a reservation
         * @description A member whose profile has no phone number keeps the one of the contact there, for the next reservation.
         */
        post: operations["createReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/reservation/{codeNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One reservation of the member */
        get: operations["getReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/reservation/{codeNumber}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel; a second time answers the cancelled reservation again */
        post: operations["cancelReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications, newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/notification/read/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark one as read; doing it twice changes nothing */
        put: operations["readNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/notification/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark all as read */
        put: operations["readAllNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/operator/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reservations of all shops, or of one */
        get: operations["operatorListReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/operator/reservations/{codeNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One reservation, what it can become and what operators did with it */
        get: operations["operatorGetReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/operator/reservations/{codeNumber}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Complete, mark as missed, correct, or cancel */
        put: operations["operatorSetStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        Locale: "en" | "ko" | "ja" | "zh";
        /** @enum {string} */
        Currency: "USD" | "TWD" | "JPY" | "KRW";
        /** @enum {string} */
        Country: "JP" | "KR" | "TW";
        /**
         * @description Relative to Taiwan: `domentic` is TW, `oversea` all other countries (wire spellings)
         * @enum {string}
         */
        LocationType: "oversea" | "domentic";
        /**
         * Format: date-time
         * @description ISO 8601 with offset
         */
        Instant: string;
        /**
         * Format: date
         * @description YYYY-MM-DD, in the zone of the shop
         */
        PlainDate: string;
        /** @description HH:MM, in the zone of the shop */
        PlainTime: string;
        /** @description Number of people */
        Quantity: number;
        /** Format: email */
        Email: string;
        /** @description Begins with a letter; then Unicode letters and marks (at most five in a row) plus space ' ’ - . · ・; trimmed, NFC, counted in code points */
        PersonName: string;
        /** @description Any text, of many lines too; without other control characters and without signs that turn or isolate the direction of writing */
        FreeText: string;
        /** @description E.164 */
        Phone: string;
        /** @description 8 characters without 0 O 1 I */
        CodeNumberValue: string;
        /**
         * @default popular
         * @enum {string}
         */
        SearchSort: "popular" | "price-asc" | "price-desc" | "newest";
        /** @enum {string} */
        DurationBucket: "0-3" | "3-5" | "5-7" | "full-day";
        /** @enum {string} */
        SelectionUnitMode: "none" | "staff" | "resource" | "staff_and_resource";
        /** @enum {string} */
        Provider: "google" | "facebook" | "apple";
        /**
         * @example {
         *       "amount": 6500,
         *       "currency": "JPY"
         *     }
         */
        Money: {
            /** @description ISO 4217 minor units: USD and TWD have 2 decimals, JPY and KRW none */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        Picture: {
            /** @description Absolute, or a path on the origin of the API */
            url: string;
            width: number;
            height: number;
        };
        NamedId: {
            id: string;
            name: string;
        };
        /** @enum {string} */
        FieldCode: "REQUIRED" | "TOO_SHORT" | "TOO_LONG" | "FORMAT" | "TOO_SMALL" | "TOO_LARGE" | "NOT_ALLOWED" | "UNKNOWN" | "TYPE";
        Error: {
            /** @description A number where the product has one (see x-codes), else an upper-case name. Clients must take unknown codes for a generic failure. */
            code: number | string;
            /** @description For developers; people read a text chosen from `code` */
            message: string;
            fields?: {
                /** @description Dotted path into the body, or the name of the parameter */
                field: string;
                code: components["schemas"]["FieldCode"];
            }[];
            requestId: string;
            quote?: components["schemas"]["Quote"];
            /** @description With HOLD_EXPIRED: the reservation that the hold became, while it stands */
            codeNumber?: string;
        };
        LoginStep1Body: {
            email: components["schemas"]["Email"];
            /** @description From `nextStep: 'email'` of a sign-in with a provider: the code that proves the e-mail also connects the provider's account */
            ticket?: string;
        };
        /**
         * @example {
         *       "data": {
         *         "challengeId": "9b1f",
         *         "isNewUser": true,
         *         "nextStep": "profile"
         *       }
         *     }
         */
        LoginStep1Answer: {
            data: {
                challengeId: string;
                isNewUser: boolean;
                /** @enum {string} */
                nextStep: "profile" | "code";
                expiresAt?: components["schemas"]["Instant"];
                resendAt?: components["schemas"]["Instant"];
            };
            message?: string;
        };
        /**
         * @example {
         *       "challengeId": "9b1f",
         *       "firstName": "Hana",
         *       "lastName": "Sato",
         *       "acceptsMarketing": false
         *     }
         */
        LoginStep2Body: {
            challengeId: string;
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            acceptsMarketing?: boolean;
        };
        /**
         * @example {
         *       "data": {
         *         "expiresAt": "2026-11-20T12:55:00Z",
         *         "resendAt": "2026-11-20T12:46:00Z"
         *       }
         *     }
         */
        LoginStep2Answer: {
            data: {
                expiresAt: components["schemas"]["Instant"];
                resendAt: components["schemas"]["Instant"];
            };
            message?: string;
        };
        /**
         * @example {
         *       "challengeId": "9b1f",
         *       "code": "042137"
         *     }
         */
        LoginStep3Body: {
            challengeId: string;
            code: string;
        };
        /**
         * @example {
         *       "provider": "google",
         *       "ticket": "4f9a1c"
         *     }
         */
        LoginSsoBody: {
            provider: components["schemas"]["Provider"];
            ticket: string;
        };
        LoginSsoAnswer: {
            data: components["schemas"]["Session"] | {
                /** @constant */
                nextStep: "email";
                ticket: string;
                /** @description What the provider calls their address, to begin with */
                email?: string;
            };
        };
        /**
         * @example {
         *       "refreshToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln"
         *     }
         */
        RefreshTokenBody: {
            refreshToken: string;
        };
        Session: {
            /** @description JWT, 15 minutes */
            accessToken: string;
            /** @description JWT, 7 days, never past 30 days from sign-in */
            refreshToken: string;
            user: components["schemas"]["User"];
        };
        /**
         * @example {
         *       "data": {
         *         "accessToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
         *         "refreshToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
         *         "user": {
         *           "id": "5f0c1d2e3b4a59687786a5b4c3d2e1f0",
         *           "firstName": "Hana",
         *           "lastName": "Sato",
         *           "email": "hana@example.com",
         *           "phone": "+819012345678",
         *           "acceptsMarketing": false
         *         }
         *       }
         *     }
         */
        SessionAnswer: {
            data: components["schemas"]["Session"];
            message?: string;
        };
        /**
         * @example {
         *       "id": "5f0c1d2e3b4a59687786a5b4c3d2e1f0",
         *       "firstName": "Hana",
         *       "lastName": "Sato",
         *       "email": "hana@example.com",
         *       "phone": "+819012345678",
         *       "acceptsMarketing": false
         *     }
         */
        User: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            /** @description Contact number, E.164 */
            phone: string | null;
            /** @description Consent to receive promotions */
            acceptsMarketing: boolean;
        };
        /**
         * @example {
         *       "firstName": "Hana",
         *       "phone": "+819012345678"
         *     }
         */
        ProfileBody: {
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            phone?: components["schemas"]["Phone"] | null;
            acceptsMarketing?: boolean;
        };
        /**
         * @example {
         *       "id": "hair",
         *       "slug": "hair",
         *       "name": "Hair",
         *       "icon": {
         *         "url": "/media/categories/scissors.svg",
         *         "width": 96,
         *         "height": 96
         *       },
         *       "parentId": "beauty",
         *       "shopCount": 51
         *     }
         */
        Category: {
            id: string;
            slug: string;
            name: string;
            icon: components["schemas"]["Picture"];
            parentId: string | null;
            shopCount: number;
        };
        /**
         * @example {
         *       "id": "fukuoka",
         *       "name": "Fukuoka",
         *       "country": "JP",
         *       "locationType": "oversea",
         *       "timeZone": "Asia/Tokyo",
         *       "cover": {
         *         "url": "/media/cities/fukuoka.svg",
         *         "width": 640,
         *         "height": 360
         *       },
         *       "recommended": true,
         *       "shopCount": 42
         *     }
         */
        City: {
            id: string;
            name: string;
            country: components["schemas"]["Country"];
            locationType: components["schemas"]["LocationType"];
            timeZone: string;
            cover: components["schemas"]["Picture"];
            recommended: boolean;
            shopCount: number;
        };
        Brand: {
            id: string;
            brandName: string;
            shopCount: number;
        };
        SearchedService: {
            id: string;
            name: string;
            priceFrom: components["schemas"]["Money"];
        };
        /**
         * @example {
         *       "id": "k3m9x2ab",
         *       "shopName": "Mizukagami Hair Tenjin",
         *       "brandName": null,
         *       "cover": {
         *         "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
         *         "width": 480,
         *         "height": 360
         *       },
         *       "category": {
         *         "id": "hair",
         *         "name": "Hair"
         *       },
         *       "city": {
         *         "id": "fukuoka",
         *         "name": "Fukuoka"
         *       },
         *       "country": "JP",
         *       "rating": 4.8,
         *       "ratingCount": 840,
         *       "priceFrom": {
         *         "amount": 6500,
         *         "currency": "JPY"
         *       },
         *       "nextAvailableDate": "2026-12-01"
         *     }
         */
        ShopCard: {
            id: string;
            shopName: string;
            /** @description The chain it belongs to */
            brandName: string | null;
            cover: components["schemas"]["Picture"];
            category: components["schemas"]["NamedId"];
            city: components["schemas"]["NamedId"];
            country: components["schemas"]["Country"];
            rating: number | null;
            ratingCount: number;
            priceFrom: components["schemas"]["Money"];
            /** @description Next day on which something is free, or null when unknown or none within 31 days. In a search for a date, that date */
            nextAvailableDate: components["schemas"]["PlainDate"] | null;
            /** @description In a search for a word or a category that is some of the shop's services but not all, the cheapest of them. Sorts and filters by price go by its `priceFrom` where there is one, and so does the price facet of such a search; where more than 200 shops are left to look at the services of each, they leave it null and go by `priceFrom` of the shop. A cursor of the one is refused by the other */
            searched?: components["schemas"]["SearchedService"] | null;
        };
        Facets: {
            categories: {
                id: string;
                name: string;
                count: number;
            }[];
            cities: {
                id: string;
                name: string;
                count: number;
            }[];
            price: {
                min: components["schemas"]["Money"];
                max: components["schemas"]["Money"];
            } | null;
        };
        /**
         * @example {
         *       "weekday": 1,
         *       "open": "10:00",
         *       "close": "20:00"
         *     }
         */
        OpeningHours: {
            /** @description ISO: 1 is Monday */
            weekday: number;
            open: components["schemas"]["PlainTime"];
            close: string;
        };
        Shop: components["schemas"]["ShopCard"] & {
            description: string;
            address: string;
            /** @description The shop's own number, E.164 */
            phone: string;
            latitude: number;
            longitude: number;
            /** @description IANA zone */
            timeZone: string;
            hours: components["schemas"]["OpeningHours"][];
            openState: {
                open: boolean;
                /** @description When it closes or opens next */
                changesAt: components["schemas"]["Instant"] | null;
            };
            pictures: components["schemas"]["Picture"][];
            categories: components["schemas"]["NamedId"][];
            services: components["schemas"]["Service"][];
            freeCancellationHours: number;
        };
        ServiceUnit: {
            id: string;
            name: string;
            durationMinutes: number;
            price: components["schemas"]["Money"];
            shopPrice: components["schemas"]["Money"];
        };
        /**
         * @example {
         *       "id": "k3m9x2ab-1",
         *       "shopId": "k3m9x2ab",
         *       "shopName": "Mizukagami Hair Tenjin",
         *       "categoryId": "hair",
         *       "categoryName": "Hair",
         *       "name": "Cut and blow-dry",
         *       "description": "A consultation, a cut and a finish.",
         *       "selectionUnitMode": "staff",
         *       "perPerson": true,
         *       "pricePer": "person",
         *       "minQuantity": 1,
         *       "maxQuantity": 2,
         *       "dayUnit": false,
         *       "hasAttaches": true,
         *       "priceFrom": {
         *         "amount": 6500,
         *         "currency": "JPY"
         *       },
         *       "units": [
         *         {
         *           "id": "k3m9x2ab-1-u1",
         *           "name": "Short to medium",
         *           "durationMinutes": 60,
         *           "price": {
         *             "amount": 6500,
         *             "currency": "JPY"
         *           },
         *           "shopPrice": {
         *             "amount": 6500,
         *             "currency": "JPY"
         *           }
         *         }
         *       ]
         *     }
         */
        Service: {
            /** @description appointmentServiceId */
            id: string;
            shopId: string;
            shopName: string;
            categoryId: string;
            categoryName: string;
            name: string;
            description: string;
            selectionUnitMode: components["schemas"]["SelectionUnitMode"];
            /** @description Each person takes a staff member or item of their own */
            perPerson: boolean;
            /** @enum {string} */
            pricePer: "person" | "booking";
            minQuantity: number;
            maxQuantity: number;
            /** @description A rental of whole days */
            dayUnit: boolean;
            hasAttaches: boolean;
            priceFrom: components["schemas"]["Money"];
            units: components["schemas"]["ServiceUnit"][];
        };
        ServiceDetail: components["schemas"]["Service"] & {
            shop: {
                id: string;
                shopName: string;
                cover: components["schemas"]["Picture"];
                address: string;
                phone: string;
                timeZone: string;
                country: components["schemas"]["Country"];
                freeCancellationHours: number;
            };
        };
        CuratedCard: {
            id: string;
            curatedTitle: string;
            summary: string;
            cover: components["schemas"]["Picture"];
            shopCount: number;
        };
        Curated: components["schemas"]["CuratedCard"] & {
            shops: components["schemas"]["ShopCard"][];
        };
        /**
         * @description The four colours fill the slots navy-blue-1, blue-1, yellow, blue-2 in this order
         * @example {
         *       "primaryColor": "#16213e",
         *       "secondaryColor": "#2b62d9",
         *       "accentColor": "#ffc94a",
         *       "linkColor": "#eaf1ff",
         *       "bannerUrl": "/media/banner.svg",
         *       "logoUrl": "/media/logo.svg",
         *       "title": "Yoyaku"
         *     }
         */
        PlatformStyle: {
            primaryColor: string;
            secondaryColor: string;
            accentColor: string;
            linkColor: string;
            bannerUrl: string | null;
            logoUrl: string | null;
            title: string;
        };
        ArticleCard: {
            id: string;
            articleName: string;
            summary: string;
            category: components["schemas"]["NamedId"];
            cover: components["schemas"]["Picture"];
            publishedAt: components["schemas"]["Instant"];
        };
        Article: components["schemas"]["ArticleCard"] & {
            /** @description Markdown */
            body: string;
            shops: components["schemas"]["ShopCard"][];
        };
        LegalText: {
            version: string;
            title: string;
            /** @description Markdown */
            body: string;
            updatedAt: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        DayStatus: "AVAILABLE" | "LIMITED" | "SOLD_OUT" | "CLOSED";
        Slot: {
            startAt: components["schemas"]["Instant"];
            endAt: components["schemas"]["Instant"];
            vacancies: number;
            price: components["schemas"]["Money"];
        };
        /**
         * @example {
         *       "timeZone": "Asia/Tokyo",
         *       "days": [
         *         {
         *           "date": "2026-12-01",
         *           "status": "AVAILABLE",
         *           "slots": [
         *             {
         *               "startAt": "2026-12-01T01:00:00Z",
         *               "endAt": "2026-12-01T02:00:00Z",
         *               "vacancies": 2,
         *               "price": {
         *                 "amount": 6500,
         *                 "currency": "JPY"
         *               }
         *             }
         *           ]
         *         }
         *       ],
         *       "nextAvailableDate": "2026-12-01"
         *     }
         */
        AvailableTime: {
            timeZone: string;
            days: {
                date: components["schemas"]["PlainDate"];
                status: components["schemas"]["DayStatus"];
                slots: components["schemas"]["Slot"][];
            }[];
            nextAvailableDate: components["schemas"]["PlainDate"] | null;
        };
        /**
         * @example {
         *       "mode": "staff",
         *       "providers": [
         *         {
         *           "id": "k3m9x2ab-s1",
         *           "name": "Kaori Ishikawa",
         *           "title": "Stylist",
         *           "avatarUrl": "/media/staff/k3m9x2ab/k3m9x2ab-s1.svg",
         *           "available": true
         *         }
         *       ],
         *       "resources": []
         *     }
         */
        AvailableProviders: {
            mode: components["schemas"]["SelectionUnitMode"];
            providers: {
                id: string;
                name: string;
                title: string;
                avatarUrl: string;
                available: boolean;
            }[];
            resources: {
                id: string;
                name: string;
                available: boolean;
            }[];
        };
        /**
         * @example {
         *       "id": "k3m9x2ab-a1",
         *       "name": "Head spa, 15 minutes",
         *       "price": {
         *         "amount": 2200,
         *         "currency": "JPY"
         *       },
         *       "durationMinutes": 15,
         *       "maxQuantity": 1,
         *       "available": true
         *     }
         */
        ServiceAttach: {
            id: string;
            name: string;
            price: components["schemas"]["Money"];
            durationMinutes: number;
            maxQuantity: number;
            available: boolean;
        };
        CancellationPolicy: {
            freeHours: number;
            text: string;
        };
        /**
         * @example {
         *       "version": "2026-11-01",
         *       "reminders": [
         *         {
         *           "id": "k3m9x2ab-m1",
         *           "text": "Please arrive five minutes early.",
         *           "required": true
         *         }
         *       ],
         *       "cancellationPolicy": {
         *         "freeHours": 24,
         *         "text": "Free cancellation until 24 hours before the start."
         *       }
         *     }
         */
        ConfirmReminder: {
            version: string;
            reminders: {
                id: string;
                text: string;
                required: boolean;
            }[];
            cancellationPolicy: components["schemas"]["CancellationPolicy"];
        };
        AttachChoice: {
            attachId: string;
            quantity: number;
        };
        HoldDraft: {
            shopId: string;
            appointmentServiceId: string;
            /** @description The first unit when absent */
            appointmentUnitId?: string;
            reservationDate: components["schemas"]["PlainDate"];
            reservationTime: components["schemas"]["PlainTime"];
            quantity: components["schemas"]["Quantity"];
            attaches: components["schemas"]["AttachChoice"][];
            /** @description null is "no preference" */
            staffId?: string | null;
            /** @description null is "no preference" */
            resourceItemId?: string | null;
        };
        /**
         * @example {
         *       "draft": {
         *         "shopId": "k3m9x2ab",
         *         "appointmentServiceId": "k3m9x2ab-1",
         *         "appointmentUnitId": "k3m9x2ab-1-u1",
         *         "reservationDate": "2026-12-01",
         *         "reservationTime": "10:00",
         *         "quantity": 1,
         *         "attaches": [
         *           {
         *             "attachId": "k3m9x2ab-a1",
         *             "quantity": 1
         *           }
         *         ],
         *         "staffId": null,
         *         "resourceItemId": null
         *       }
         *     }
         */
        HoldBody: {
            draft: components["schemas"]["HoldDraft"];
        };
        /**
         * @example {
         *       "draft": {
         *         "shopId": "k3m9x2ab",
         *         "appointmentServiceId": "k3m9x2ab-1",
         *         "appointmentUnitId": "k3m9x2ab-1-u1",
         *         "reservationDate": "2026-12-01",
         *         "reservationTime": "11:30",
         *         "quantity": 1,
         *         "attaches": [
         *           {
         *             "attachId": "k3m9x2ab-a1",
         *             "quantity": 1
         *           }
         *         ],
         *         "staffId": null,
         *         "resourceItemId": null
         *       }
         *     }
         */
        HoldChangeBody: {
            draft?: components["schemas"]["HoldDraft"];
        };
        QuoteLine: {
            /** @enum {string} */
            kind: "service" | "attach";
            id: string;
            name: string;
            quantity: number;
            amount: components["schemas"]["Money"];
            shopAmount: components["schemas"]["Money"];
        };
        /**
         * @example {
         *       "lines": [
         *         {
         *           "kind": "service",
         *           "id": "k3m9x2ab-1-u1",
         *           "name": "Cut and blow-dry",
         *           "quantity": 1,
         *           "amount": {
         *             "amount": 6500,
         *             "currency": "JPY"
         *           },
         *           "shopAmount": {
         *             "amount": 6500,
         *             "currency": "JPY"
         *           }
         *         },
         *         {
         *           "kind": "attach",
         *           "id": "k3m9x2ab-a1",
         *           "name": "Head spa, 15 minutes",
         *           "quantity": 1,
         *           "amount": {
         *             "amount": 2200,
         *             "currency": "JPY"
         *           },
         *           "shopAmount": {
         *             "amount": 2200,
         *             "currency": "JPY"
         *           }
         *         }
         *       ],
         *       "total": {
         *         "amount": 8700,
         *         "currency": "JPY"
         *       },
         *       "shopTotal": {
         *         "amount": 8700,
         *         "currency": "JPY"
         *       },
         *       "rate": "1",
         *       "rateAt": "2026-11-20T00:00:00Z"
         *     }
         */
        Quote: {
            lines: components["schemas"]["QuoteLine"][];
            total: components["schemas"]["Money"];
            shopTotal: components["schemas"]["Money"];
            /** @description Shown currency per unit of the shop currency, as a decimal */
            rate: string;
            rateAt: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "holdId": "3c9d7e",
         *       "holdToken": "6f1e2d3c4b5a69788796a5b4c3d2e1f0",
         *       "expiresAt": "2026-11-20T12:55:00Z",
         *       "latestExpiresAt": "2026-11-20T13:05:00Z",
         *       "draft": {
         *         "shopId": "k3m9x2ab",
         *         "appointmentServiceId": "k3m9x2ab-1",
         *         "appointmentUnitId": "k3m9x2ab-1-u1",
         *         "reservationDate": "2026-12-01",
         *         "reservationTime": "10:00",
         *         "quantity": 1,
         *         "attaches": [
         *           {
         *             "attachId": "k3m9x2ab-a1",
         *             "quantity": 1
         *           }
         *         ],
         *         "staffId": null,
         *         "resourceItemId": null
         *       },
         *       "startAt": "2026-12-01T01:00:00Z",
         *       "endAt": "2026-12-01T02:15:00Z",
         *       "timeZone": "Asia/Tokyo",
         *       "staff": {
         *         "id": "k3m9x2ab-s1",
         *         "name": "Kaori Ishikawa"
         *       },
         *       "resource": null,
         *       "quote": {
         *         "lines": [
         *           {
         *             "kind": "service",
         *             "id": "k3m9x2ab-1-u1",
         *             "name": "Cut and blow-dry",
         *             "quantity": 1,
         *             "amount": {
         *               "amount": 6500,
         *               "currency": "JPY"
         *             },
         *             "shopAmount": {
         *               "amount": 6500,
         *               "currency": "JPY"
         *             }
         *           },
         *           {
         *             "kind": "attach",
         *             "id": "k3m9x2ab-a1",
         *             "name": "Head spa, 15 minutes",
         *             "quantity": 1,
         *             "amount": {
         *               "amount": 2200,
         *               "currency": "JPY"
         *             },
         *             "shopAmount": {
         *               "amount": 2200,
         *               "currency": "JPY"
         *             }
         *           }
         *         ],
         *         "total": {
         *           "amount": 8700,
         *           "currency": "JPY"
         *         },
         *         "shopTotal": {
         *           "amount": 8700,
         *           "currency": "JPY"
         *         },
         *         "rate": "1",
         *         "rateAt": "2026-11-20T00:00:00Z"
         *       },
         *       "policy": {
         *         "freeHours": 24,
         *         "text": "Free cancellation until 24 hours before the start."
         *       }
         *     }
         */
        Hold: {
            holdId: string;
            /** @description Proves whose hold it is, in X-Hold-Token */
            holdToken: string;
            expiresAt: components["schemas"]["Instant"];
            latestExpiresAt: components["schemas"]["Instant"];
            draft: components["schemas"]["HoldDraft"];
            startAt: components["schemas"]["Instant"];
            endAt: components["schemas"]["Instant"];
            timeZone: string;
            staff: components["schemas"]["NamedId"] | null;
            resource: components["schemas"]["NamedId"] | null;
            quote: components["schemas"]["Quote"];
            policy: components["schemas"]["CancellationPolicy"];
        };
        Contact: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
        };
        /**
         * @example {
         *       "holdId": "3c9d7e",
         *       "contact": {
         *         "firstName": "Hana",
         *         "lastName": "Sato",
         *         "phone": "+819012345678",
         *         "email": "hana@example.com"
         *       },
         *       "specialRequirement": "A seat by the window, please.",
         *       "agreedTermsVersion": "2026-11-01",
         *       "remindersConfirmed": [
         *         "k3m9x2ab-m1"
         *       ]
         *     }
         */
        ReservationBody: {
            holdId: string;
            contact: components["schemas"]["Contact"];
            specialRequirement?: string & components["schemas"]["FreeText"];
            agreedTermsVersion: string;
            remindersConfirmed: string[];
        };
        /** @enum {string} */
        CancelReasonCode: "no_longer_needed" | "change_of_plans" | "budget" | "wrong_datetime" | "found_alternative" | "technical" | "other";
        /**
         * @example {
         *       "reasonCode": "change_of_plans",
         *       "version": 1
         *     }
         */
        CancelBody: {
            reasonCode: components["schemas"]["CancelReasonCode"];
            /** @description Needed for `other` */
            reasonText?: string & components["schemas"]["FreeText"];
            version: number;
        };
        /** @enum {string} */
        ReservationStatus: "confirmed" | "upcoming" | "cancelled" | "completed" | "noshow";
        AllowedAction: {
            /** @enum {string} */
            action: "cancel";
            allowed: boolean;
            /** @description Why not, as a code */
            reason?: string;
            until?: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "codeNumber": "HTMYP3EV",
         *       "orderId": "7a8b9c",
         *       "status": "confirmed",
         *       "version": 1,
         *       "shop": {
         *         "id": "k3m9x2ab",
         *         "shopName": "Mizukagami Hair Tenjin",
         *         "shopAddress": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
         *         "localAddress": {
         *           "text": "福岡市中央区天神1-21-11 2階",
         *           "language": "ja"
         *         },
         *         "phone": "+81925550100",
         *         "cover": {
         *           "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
         *           "width": 480,
         *           "height": 360
         *         },
         *         "latitude": 33.59,
         *         "longitude": 130.4
         *       },
         *       "serviceId": "k3m9x2ab-1",
         *       "serviceName": "Cut and blow-dry",
         *       "dayUnit": false,
         *       "needsLicense": false,
         *       "mainService": {
         *         "kind": "service",
         *         "id": "k3m9x2ab-1-u1",
         *         "name": "Cut and blow-dry",
         *         "quantity": 1,
         *         "amount": {
         *           "amount": 6500,
         *           "currency": "JPY"
         *         },
         *         "shopAmount": {
         *           "amount": 6500,
         *           "currency": "JPY"
         *         }
         *       },
         *       "additionalServices": [
         *         {
         *           "kind": "attach",
         *           "id": "k3m9x2ab-a1",
         *           "name": "Head spa, 15 minutes",
         *           "quantity": 1,
         *           "amount": {
         *             "amount": 2200,
         *             "currency": "JPY"
         *           },
         *           "shopAmount": {
         *             "amount": 2200,
         *             "currency": "JPY"
         *           }
         *         }
         *       ],
         *       "staff": {
         *         "id": "k3m9x2ab-s1",
         *         "name": "Kaori Ishikawa"
         *       },
         *       "equipment": null,
         *       "quantity": 1,
         *       "date": "2026-12-01",
         *       "reservationTime": "10:00",
         *       "startAt": "2026-12-01T01:00:00Z",
         *       "endAt": "2026-12-01T02:15:00Z",
         *       "timeZone": "Asia/Tokyo",
         *       "experienceMinutes": 75,
         *       "total": {
         *         "amount": 8700,
         *         "currency": "JPY"
         *       },
         *       "shopTotal": {
         *         "amount": 8700,
         *         "currency": "JPY"
         *       },
         *       "paidAmount": null,
         *       "rate": "1",
         *       "rateAt": "2026-11-20T00:00:00Z",
         *       "contact": {
         *         "firstName": "Hana",
         *         "lastName": "Sato",
         *         "phone": "+819012345678",
         *         "email": "hana@example.com"
         *       },
         *       "contactNumber": "+819012345678",
         *       "specialRequirement": null,
         *       "cancellationReason": null,
         *       "cancellationReasonText": null,
         *       "freeCancellationUntil": "2026-11-30T01:00:00Z",
         *       "allowedActions": [
         *         {
         *           "action": "cancel",
         *           "allowed": true,
         *           "until": "2026-12-01T01:00:00Z"
         *         }
         *       ],
         *       "createdAt": "2026-11-20T12:45:09Z",
         *       "cancelledAt": null,
         *       "cancelledBy": null
         *     }
         */
        Reservation: {
            codeNumber: components["schemas"]["CodeNumberValue"];
            orderId: string;
            status: components["schemas"]["ReservationStatus"];
            version: number;
            shop: {
                id: string;
                shopName: string;
                /** @description In the language of the reader */
                shopAddress: string;
                /** @description As it is written in the country, for a driver; null where `shopAddress` is just that */
                localAddress: {
                    text: string;
                    language: components["schemas"]["Locale"];
                } | null;
                phone: string;
                cover: components["schemas"]["Picture"];
                latitude: number;
                longitude: number;
            };
            serviceId: string;
            serviceName: string;
            /** @description A rental of whole days: `startAt` is the pick-up, `endAt` the return */
            dayUnit: boolean;
            /** @description Whoever drives has to bring a license; so it is with rental cars in Japan */
            needsLicense: boolean;
            mainService: components["schemas"]["QuoteLine"];
            additionalServices: components["schemas"]["QuoteLine"][];
            staff: components["schemas"]["NamedId"] | null;
            equipment: components["schemas"]["NamedId"] | null;
            quantity: number;
            date: components["schemas"]["PlainDate"];
            reservationTime: components["schemas"]["PlainTime"];
            startAt: components["schemas"]["Instant"];
            endAt: components["schemas"]["Instant"];
            timeZone: string;
            experienceMinutes: number;
            total: components["schemas"]["Money"];
            shopTotal: components["schemas"]["Money"];
            paidAmount: components["schemas"]["Money"] | null;
            rate: string;
            rateAt: components["schemas"]["Instant"];
            contact: {
                firstName: string;
                lastName: string;
                phone: string;
                email: string;
            };
            /** @description The member's phone */
            contactNumber: string;
            specialRequirement: string | null;
            cancellationReason: components["schemas"]["CancelReasonCode"] | null;
            cancellationReasonText: string | null;
            freeCancellationUntil: components["schemas"]["Instant"];
            allowedActions: components["schemas"]["AllowedAction"][];
            createdAt: components["schemas"]["Instant"];
            cancelledAt: components["schemas"]["Instant"] | null;
            /** @description Whose wish it was; null while it is not cancelled */
            cancelledBy: ("member" | "shop") | null;
        };
        OperatorMove: {
            /** @enum {string} */
            status: "completed" | "noshow" | "cancelled";
            allowed: boolean;
            from?: components["schemas"]["Instant"];
            until?: components["schemas"]["Instant"];
        };
        OperatorAct: {
            at: components["schemas"]["Instant"];
            /** @description What `x-operator` said */
            by: string | null;
            /** @description What it was to become */
            status: string;
            /** @description DONE, or the code of the refusal */
            answer: string;
        };
        OperatorReservation: {
            reservation: components["schemas"]["Reservation"];
            /** @description Whatever it could still become; with the time from which or until which */
            moves: components["schemas"]["OperatorMove"][];
            /** @description What operators asked for, newest first, at most 50 */
            acts: components["schemas"]["OperatorAct"][];
        };
        /** @enum {string} */
        NotificationKind: "confirmed" | "cancelled" | "upcoming" | "noshow" | "completed";
        /**
         * @example {
         *       "id": "f66ab9205862c1c163d0f2b36395522e",
         *       "isRead": false,
         *       "type": "reservation",
         *       "kind": "confirmed",
         *       "codeNumber": "HTMYP3EV",
         *       "serviceName": "Cut and blow-dry",
         *       "shopName": "Mizukagami Hair Tenjin",
         *       "date": "2026-12-01T10:00:00+09:00",
         *       "timeZone": "Asia/Tokyo",
         *       "createdAt": "2026-11-20T12:45:09Z"
         *     }
         */
        Notification: {
            id: string;
            isRead: boolean;
            /** @enum {string} */
            type: "reservation";
            kind: components["schemas"]["NotificationKind"];
            codeNumber: string;
            serviceName: string;
            shopName: string;
            /** @description Start of the reservation */
            date: components["schemas"]["Instant"];
            timeZone: string;
            createdAt: components["schemas"]["Instant"];
        };
    };
    responses: {
        /** @description Something in the request is not right; fields says what */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "VALIDATION",
                 *       "message": "email must match format \"email\"",
                 *       "fields": [
                 *         {
                 *           "field": "email",
                 *           "code": "FORMAT"
                 *         }
                 *       ],
                 *       "requestId": "req-1"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session or one that no longer holds */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": "Bearer";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not there, or not yours, or no longer offered */
        Missing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It cannot be done as things stand; `x-codes` of the operation says why not */
        Conflict: {
            headers: {
                /** @description With IDEMPOTENCY_IN_PROGRESS */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description PRICE_CHANGED with the new quote */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The same Idempotency-Key with another body */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many; Retry-After says when */
        TooMany: {
            headers: {
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Any other failure */
        Failed: {
            headers: {
                /** @description With 503 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done */
        Success: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        success: boolean;
                    };
                    message?: string;
                };
            };
        };
        /** @description The member */
        UserAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["User"];
                    message?: string;
                };
            };
        };
        /** @description Categories */
        Categories: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Category"][];
                    total: number;
                };
            };
        };
        /** @description Shops */
        ShopCards: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ShopCard"][];
                    total: number;
                };
            };
        };
        /** @description Services */
        Services: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Service"][];
                    total: number;
                };
            };
        };
        /** @description Articles */
        ArticleCards: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ArticleCard"][];
                    total: number;
                };
            };
        };
        /** @description A legal text */
        LegalTextAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LegalText"];
                };
            };
        };
        /** @description The hold */
        HoldAnswer: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Hold"];
                };
            };
        };
        /** @description The reservation */
        ReservationAnswer: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Reservation"];
                    message?: string;
                };
            };
        };
    };
    parameters: {
        /** @description Language of the texts; en when absent */
        AcceptLanguage: string;
        /** @description Currency of shown prices; TWD when absent */
        XCurrency: components["schemas"]["Currency"];
        /** @description Made when the person presses the button; the same for every repetition */
        IdempotencyKey: string;
        /** @description Who asks, for the record; the key alone does not tell. 64 characters; those that a header cannot carry, and %, percent-encoded */
        XOperator: string;
        HoldToken: string;
        HoldTokenOptional: string;
        HoldId: string;
        /** @description One's own hold never blocks oneself (needs X-Hold-Token) */
        HoldIdQuery: string;
        Id: string;
        ShopId: string;
        CodeNumber: string;
        ServiceId: string;
        UnitId: string;
        QuantityQuery: components["schemas"]["Quantity"];
        /** @description Repeated: once for each piece */
        AttachId: string[];
        StaffId: string;
        ResourceItemId: string;
        LocationTypeQuery: components["schemas"]["LocationType"];
        Page: number;
        Limit: number;
    };
    requestBodies: never;
    headers: {
        /** @description The stored answer to an earlier request with the same key */
        IdempotencyReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loginStep1: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "hana@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["LoginStep1Body"];
            };
        };
        responses: {
            /** @description The challenge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginStep1Answer"];
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    loginStep2: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginStep2Body"];
            };
        };
        responses: {
            /** @description A code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginStep2Answer"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    loginStep3: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginStep3Body"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    loginSso: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginSsoBody"];
            };
        };
        responses: {
            /** @description Signed in, or an e-mail has to be proven first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginSsoAnswer"];
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listProviders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Configured providers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Provider"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenBody"];
            };
        };
        responses: {
            /** @description The new pair */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenBody"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserAnswer"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            200: components["responses"]["UserAnswer"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["User"];
                            reservations: components["schemas"]["Reservation"][];
                            favorites: components["schemas"]["ShopCard"][];
                            notifications: components["schemas"]["Notification"][];
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    createWsTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ticket: string;
                            expiresAt: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listFavorites: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShopCards"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path: {
                shopId: components["parameters"]["ShopId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path: {
                shopId: components["parameters"]["ShopId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Categories"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listCategoriesOfJapan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Categories"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listCategoriesWithShops: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories with shops */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        data: (components["schemas"]["Category"] & {
                            shops: components["schemas"]["ShopCard"][];
                        })[];
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listCities: {
        parameters: {
            query?: {
                locationType?: components["parameters"]["LocationTypeQuery"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["City"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listCurated: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Themes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CuratedCard"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getCurated: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The theme */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Curated"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    searchShops: {
        parameters: {
            query?: {
                keyword?: string;
                /** @description Repeated: any of them; a parent counts for its children */
                categoryId?: string[];
                cityId?: string;
                /** @description A facet like `cityId`; both together are both asked for */
                country?: components["schemas"]["Country"];
                locationType?: components["parameters"]["LocationTypeQuery"];
                /** @description Minor units of X-Currency */
                priceMin?: number;
                /** @description Minor units of X-Currency */
                priceMax?: number;
                /** @description Repeated: any of them */
                duration?: components["schemas"]["DurationBucket"][];
                date?: components["schemas"]["PlainDate"];
                quantity?: components["schemas"]["Quantity"];
                sort?: components["schemas"]["SearchSort"];
                limit?: number;
                cursor?: string;
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shops */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShopCard"][];
                        /** @description What was searched instead of a keyword that no shop has, where it looks mistyped */
                        correctedKeyword?: string | null;
                        /** @description Exact up to 10,000, then 10,000. With `date`, where more than 800 shops that the word, place, length and number of people leave open on it: how many open, of which some may have nothing free; the facets count the same. The shops of the page are always really free */
                        total: number;
                        /** @description Null at the end. A page before it is full, unless 2,000 shops in a row have nothing free on `date`: then it has fewer, or none */
                        nextCursor: string | null;
                        facets: components["schemas"]["Facets"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listHottestBooked: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShopCards"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listShopsOfBrand: {
        parameters: {
            query: {
                brandId: string;
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShopCards"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listBrands: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Chains */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Brand"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listShops: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShopCards"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listShopsByCategory: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShopCards"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getShop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Shop"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                shopId?: string;
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Services"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listServicesByCategory: {
        parameters: {
            query: {
                categoryId: string;
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Services"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceDetail"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listSearchTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Top searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        data: {
                            keyword: string;
                            count: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    logSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "美容室"
                 *     }
                 */
                "application/json": {
                    keyword: string;
                };
            };
        };
        responses: {
            202: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    sendWish: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "wish",
                 *       "content": "A pottery class in Kanazawa",
                 *       "locale": "en"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    type: "wish" | "feedback";
                    content: string & components["schemas"]["FreeText"];
                    locale: components["schemas"]["Locale"];
                    email?: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getPlatformStyle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The theme */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlatformStyle"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listArticleCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Article categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NamedId"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listArticles: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ArticleCards"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listArticlesByCategory: {
        parameters: {
            query: {
                categoryId: string;
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ArticleCards"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Article"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getPrivacyPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LegalTextAnswer"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getTermsOfUse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LegalTextAnswer"];
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listFaqCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description FAQ categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NamedId"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listFaqs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path: {
                categoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Questions and answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        data: {
                            id: string;
                            question: string;
                            answer: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getAvailableTime: {
        parameters: {
            query: {
                serviceId: components["parameters"]["ServiceId"];
                unitId?: components["parameters"]["UnitId"];
                quantity: components["parameters"]["QuantityQuery"];
                /** @description Repeated: once for each piece */
                attachId?: components["parameters"]["AttachId"];
                staffId?: components["parameters"]["StaffId"];
                resourceItemId?: components["parameters"]["ResourceItemId"];
                /** @description One's own hold never blocks oneself (needs X-Hold-Token) */
                holdId?: components["parameters"]["HoldIdQuery"];
                dateFrom: components["schemas"]["PlainDate"];
                dateTo: components["schemas"]["PlainDate"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
                "x-hold-token"?: components["parameters"]["HoldTokenOptional"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is free */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AvailableTime"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getAvailableProviders: {
        parameters: {
            query: {
                serviceId: components["parameters"]["ServiceId"];
                unitId?: components["parameters"]["UnitId"];
                quantity: components["parameters"]["QuantityQuery"];
                /** @description Repeated: once for each piece */
                attachId?: components["parameters"]["AttachId"];
                staffId?: components["parameters"]["StaffId"];
                resourceItemId?: components["parameters"]["ResourceItemId"];
                /** @description One's own hold never blocks oneself (needs X-Hold-Token) */
                holdId?: components["parameters"]["HoldIdQuery"];
                startAt: components["schemas"]["Instant"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
                "x-hold-token"?: components["parameters"]["HoldTokenOptional"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who and what is free */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AvailableProviders"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getAvailableServiceAttaches: {
        parameters: {
            query: {
                serviceId: components["parameters"]["ServiceId"];
                unitId?: components["parameters"]["UnitId"];
                /** @description One's own hold never blocks oneself (needs X-Hold-Token) */
                holdId?: components["parameters"]["HoldIdQuery"];
                startAt?: components["schemas"]["Instant"];
                quantity?: components["schemas"]["Quantity"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
                "x-hold-token"?: components["parameters"]["HoldTokenOptional"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceAttach"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getConfirmReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConfirmReminder"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    createHold: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
                /** @description Made when the person presses the button; the same for every repetition */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
                "x-hold-token"?: components["parameters"]["HoldTokenOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldBody"];
            };
        };
        responses: {
            201: components["responses"]["HoldAnswer"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getHold: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
                "x-hold-token": components["parameters"]["HoldToken"];
            };
            path: {
                holdId: components["parameters"]["HoldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HoldAnswer"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
                "x-hold-token": components["parameters"]["HoldToken"];
            };
            path: {
                holdId: components["parameters"]["HoldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    changeHold: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
                "x-hold-token": components["parameters"]["HoldToken"];
            };
            path: {
                holdId: components["parameters"]["HoldId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldChangeBody"];
            };
        };
        responses: {
            200: components["responses"]["HoldAnswer"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listReservations: {
        parameters: {
            query?: {
                /** @description `confirmed` includes upcoming; left out means all */
                status?: "confirmed" | "noshow" | "completed" | "cancelled";
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reservations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    createReservation: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
                /** @description Made when the person presses the button; the same for every repetition */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
                "x-hold-token"?: components["parameters"]["HoldTokenOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationBody"];
            };
        };
        responses: {
            201: components["responses"]["ReservationAnswer"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path: {
                codeNumber: components["parameters"]["CodeNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservationAnswer"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    cancelReservation: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
                /** @description Made when the person presses the button; the same for every repetition */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                codeNumber: components["parameters"]["CodeNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBody"];
            };
        };
        responses: {
            200: components["responses"]["ReservationAnswer"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: number;
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Notification"][];
                        total: number;
                        unreadCount: number;
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    operatorListReservations: {
        parameters: {
            query?: {
                shopId?: string;
                date?: components["schemas"]["PlainDate"];
                status?: components["schemas"]["ReservationStatus"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reservations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    operatorGetReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
            };
            path: {
                codeNumber: components["parameters"]["CodeNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OperatorReservation"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    operatorSetStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts; en when absent */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description Currency of shown prices; TWD when absent */
                "x-currency"?: components["parameters"]["XCurrency"];
                /** @description Who asks, for the record; the key alone does not tell. 64 characters; those that a header cannot carry, and %, percent-encoded */
                "x-operator"?: components["parameters"]["XOperator"];
            };
            path: {
                codeNumber: components["parameters"]["CodeNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "completed",
                 *       "version": 1,
                 *       "paidAmount": {
                 *         "amount": 8700,
                 *         "currency": "JPY"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "completed" | "noshow" | "cancelled";
                    version: number;
                    paidAmount?: components["schemas"]["Money"];
                    /** @description Why it is cancelled; the member reads it */
                    reasonText?: string & components["schemas"]["FreeText"];
                };
            };
        };
        responses: {
            200: components["responses"]["ReservationAnswer"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
}
