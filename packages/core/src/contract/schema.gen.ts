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
         * Begin a sign-in. A known address gets its code right away
         * @description A new address gets its code right away too, if a provider's ticket has both names.
         *     Codes and wrong tries are limited for an address. A device that has signed in to the account before has limits of its own, so that nobody else can use them up: a sign-in and a refresh set the `HttpOnly` cookie `yoyaku-device` (`__Secure-yoyaku-device` over https), which browsers send from pages of this origin by themselves. It signs nobody in; callers without cookies share the limits of the address.
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
         * Send the names of a new member, or resend the code
         * @description Names and consents are required for a new e-mail: `agreedTermsVersion` and `agreedPrivacyVersion`, each REQUIRED beside its field
         *     where it is missing and there is such a text (`/legal-texts`). What was sent before stays, so that the next try sends what was
         *     missing. Nothing of this is asked of a member. The same call sends the code again once `resendAt` has passed.
         *     `TOO_MANY_ATTEMPTS`: too many wrong codes for this challenge. Begin a new sign-in once `Retry-After` has passed.
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
         *     `TOO_MANY_ATTEMPTS`: too many codes were wrong. Only a new sign-in (`/login/step1`) helps, once `Retry-After` has passed.
         *     `VALIDATION` with REQUIRED beside `agreedTermsVersion` or `agreedPrivacyVersion`: a newcomer's challenge is older than the consents
         *     that `/login/step2` asks for. Send them there; the code stays good.
         *     If the response was lost, the same request with the same `Idempotency-Key` within 10 minutes returns the same session.
         *     Without a key, with another key, or after the session was refreshed, the answer is 1008.
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
         *     `/{locale}/auth?ticket=…&provider=…[&redirect=…]`; the ticket holds for 60 seconds, in the browser that began: a cookie that the way
         *     back sets comes along with this call, and with `/login/step1`. Without it the answer is `TICKET_EXPIRED`. What goes wrong on the way comes
         *     back as `/{locale}/auth?error=…&provider=…[&redirect=…]`: `SSO_CANCELLED`, `SSO_EXPIRED`, `SSO_OTHER_BROWSER`,
         *     `SSO_REFUSED`, `SSO_NOT_OFFERED`, `PROVIDER_UNAVAILABLE`, `RATE_LIMITED`, `UNAVAILABLE`.
         *     `nextStep: 'email'`: the e-mail has to be proven by a code. Send it to `/login/step1` together with the new ticket,
         *     which holds for 20 minutes.
         *     A newcomer is registered with `agreedTermsVersion` and `agreedPrivacyVersion` only: without, the answer is `VALIDATION` with
         *     REQUIRED beside each that is missing, and the same ticket serves for the second try, within 10 minutes. Where the e-mail has to be
         *     proven first, they go along with the new ticket; without them `/login/step1` answers `nextStep: 'profile'`, and `/login/step2` asks for them.
         *     Nothing of this is asked of a member.
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
        /**
         * List the configured sign-in providers
         * @description The names of the providers (`google`, `facebook`, `apple`) that this server has credentials for, or plays itself in development. An empty list means that only the code by e-mail is offered.
         */
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
         * @description The previous refresh token returns the current pair without rotation, as long as the pair may not have arrived. Once the current
         *     pair was used, the previous token is reuse, as is any older one. Reuse ends the session.
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
        /**
         * Sign out. All tokens of the session are revoked
         * @description Send any refresh token of the session. An unknown or expired token is answered the same way.
         */
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
        /**
         * Get the member's profile
         * @description Names, e-mail, phone and consent of the member whose access token is sent.
         */
        get: operations["getMe"];
        /**
         * Update the member's profile
         * @description Send only the fields that change. `phone: null` removes the number; the e-mail cannot be changed here.
         */
        put: operations["updateMe"];
        post?: never;
        /**
         * Delete the account. Upcoming reservations are canceled, past ones are anonymized
         * @description All sessions of the member end at once.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the member is signed in
         * @description The open sessions, the present one first, then the one used last. `browser` and `system` are the names that the browser gave at the sign-in; null where it gave none that is known.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions of the member
         * @description All but the one whose access token is sent. Their tokens are refused at once, and their live connections close within a second.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/me/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session of the member
         * @description Its tokens are refused at once, and its live connections close within a second. The present session ends like any other. A session that is over is 404.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/me/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether the member has a calendar feed, and since when
         * @description `data` is null where there is none. The address is a secret that `createCalendarFeed` answers once.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        /**
         * Create a calendar feed of the member's reservations, in the place of the one before
         * @description `url` is a file (RFC 5545) to which Google Calendar, Apple Calendar and Outlook subscribe: every reservation of the last year and to come, with its changes and cancellations, under the `UID` of the calendar files in e-mails.
         *     Whoever has the address reads them without a token, until the feed is deleted or created anew; the address before is 404 from then on. It is answered here and never again: the server keeps only its hash. `ETag` and `If-None-Match` spare what has not changed.
         */
        post: operations["createCalendarFeed"];
        /**
         * Delete the calendar feed of the member (idempotent)
         * @description Its address is 404 at once. What calendars have read already stays there until they read it again.
         */
        delete: operations["deleteCalendarFeed"];
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
        /**
         * Export everything that is stored about the member
         * @description Profile, reservations with their reviews, reports of reviews, favorites, notifications, entries of the waiting list, calendar feed and open sessions of the member in one JSON document, each as the other calls show it; what reservations were before they were rescheduled; and every consent with its version and time.
         */
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
        /**
         * Create a single-use ticket for /ws, valid for 60 seconds
         * @description Open `/ws?token={ticket}` with it; see `live.md`. The ticket holds for one connection.
         *     `SCOPE`: the page is of an origin that `ALLOWED_ORIGINS` does not name, and `/ws` would refuse it. Do not ask again.
         */
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
        /**
         * List the member's favorite shops, newest first
         * @description A page of shop cards. Shops that are no longer published are left out.
         */
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
        /**
         * Add a shop to favorites (idempotent)
         * @description Adding a shop twice changes nothing.
         */
        put: operations["addFavorite"];
        post?: never;
        /**
         * Remove a shop from favorites (idempotent)
         * @description Removing a shop twice changes nothing.
         */
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
        /**
         * List the categories of shops
         * @description All categories, parents and children, in the order in which pages show them. `shopCount` counts published shops; a parent counts the shops of its children.
         */
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
        /**
         * List the categories that have shops in Japan, with their counts there
         * @description The same shape as the list of all categories; `shopCount` counts shops in Japan.
         */
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
        /**
         * List each top category with its first ten shops
         * @description Only categories without a parent. The shops come by popularity.
         */
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
        /**
         * List cities. Recommended cities come first
         * @description Recommended cities come first. `locationType` keeps the cities in Taiwan or those elsewhere.
         */
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
        /**
         * List curated themes
         * @description Themes that editors put together, in the order in which pages show them.
         */
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
        /**
         * Get a theme with its shops
         * @description The theme with the cards of its published shops.
         */
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
         * Search shops with filters, facets and a cursor
         * @description Prices are compared in the requested currency. Durations are hours, half-open. A city, district or country in `keyword` filters by it; `today`, a time of day, a time such as `after 6pm`, a number of people and `cheap` in it are taken as `date`, `timeOfDay`, `timeFrom` and `timeTo`, `quantity` and `sort` where these are absent. Shops whose own names or services say the word come before those of its category, and these before synonyms. `date` with `quantity` keeps only shops with an available time, with `days` those whose rental is free for all of them.
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
        /**
         * List the shops that most members booked
         * @description The published shops that most members booked in the last 30 days: reservations that stand or took place, counted once an hour. A member counts once, and one or two count for nothing. Where too few shops were booked, those follow that come first by popularity: what the catalogue states, and how many members booked.
         */
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
        /**
         * List the shops of a chain
         * @description The published shops of the chain `brandId`, by popularity; `total` is exact up to 10,000, and no page goes beyond. A chain that does not exist has none.
         */
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
        /**
         * List chains
         * @description All chains with the number of their published shops, the greatest first.
         */
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
        /**
         * List shops by popularity
         * @description All published shops, most popular first.
         */
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
        /**
         * List the shops of a category by popularity
         * @description A parent category includes the shops of its children.
         */
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
        /**
         * Get a shop with its services
         * @description Description, address, opening hours, pictures and services of a shop, with prices in X-Currency. 404 `NOT_AVAILABLE`: the shop exists but is not published.
         */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shops/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reviews of a shop, newest first
         * @description By members with a completed reservation, one for each. `distribution` and `languages` count all reviews of the shop, `total` those in `language`; all of one moment. Show `text` as text: it is what the member typed.
         */
        get: operations["listReviews"];
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
        /**
         * List the services of one shop or of all shops
         * @description Published services, with their units and prices in X-Currency. `shopId` keeps the services of one shop.
         */
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
        /**
         * List the services of a category
         * @description A parent category includes the services of its children.
         */
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
        /**
         * Get a service, with the fields of its shop that a reservation page needs
         * @description The service with its units and prices in X-Currency, and the name, address, zone and cancellation hours of its shop. 404 `NOT_AVAILABLE`: service or shop is not published.
         */
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
        /**
         * List top searches with counts, in the requested language
         * @description Counted over what was logged by `POST /api/v1/user/search-shop-log` in the language of Accept-Language.
         */
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
        /**
         * Log a search. Never blocks a search
         * @description Answers 202 before anything is stored. A keyword is counted once in 24 hours for an address; its letters and digits alone are kept. Words that no shop has are never shown to others: operators see them for four weeks, unless they hold five digits or more.
         */
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
        /**
         * Send a wish ("make a wish" dialog) or feedback
         * @description Stores a wish or feedback. `email` is where an answer would go.
         */
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
        /**
         * Get the theme of the site
         * @description Four colors, pictures and the title of the site. Pages use the built-in theme if a value is not a color.
         */
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
        /**
         * List the categories of articles
         * @description The categories that articles are filed under, with names in the language of the request.
         */
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
        /**
         * List articles, newest first
         * @description A page of article cards of all categories.
         */
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
        /**
         * List the articles of a category, newest first
         * @description A page of article cards of one category. A category that does not exist has none.
         */
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
        /**
         * Get an article with its recommended shops
         * @description The text of the article as Markdown, with the cards of the shops that it recommends.
         */
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
        /**
         * Get the privacy policy
         * @description The version in force, as Markdown, in the language of the request.
         */
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
        /**
         * Get the terms of use. A reservation agrees to their version
         * @description The version in force, as Markdown, in the language of the request. Send its `version` as `agreedTermsVersion` with a reservation.
         */
        get: operations["getTermsOfUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/legal-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the legal texts in force
         * @description Terms of use, privacy policy, and who runs the site for each country whose law asks for that, where the operator has set it. Titles only; `getLegalText` has the texts.
         */
        get: operations["listLegalTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/legal-texts/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a legal text
         * @description The version in force, as Markdown, in the language of the request. 404 where the operator has set no such text.
         */
        get: operations["getLegalText"];
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
        /**
         * List the FAQ categories
         * @description The categories of questions, in the order in which pages show them.
         */
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
        /**
         * List the questions and answers of a category
         * @description All questions of one category with their answers, in the order in which pages show them.
         */
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
        /**
         * List days and slots, at most 31 days in one call
         * @description The slots of every day from `dateFrom` to `dateTo`, both included, for this service, unit, number of people and additional services. A past day and a day beyond the booking horizon are `SOLD_OUT` where the shop is open. `nextAvailableDate` is looked for up to 60 days after `dateTo`. After midnight the night of the day before may have times left: begin `dateFrom` with it.
         */
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
        /**
         * List staff and equipment for a slot. "No preference" is always possible
         * @description Every staff member or item that can be chosen for the service; `available` is true if it is available for the whole slot that begins at `startAt`.
         */
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
        /**
         * List additional services. Each lengthens the slot
         * @description What can be added to the service. `available` is true if the slot at `startAt` is still available when it is lengthened by one piece. Without `startAt` it is always true.
         */
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
        /**
         * Get the points to confirm before booking
         * @description Send the ids of the required points as `remindersConfirmed` with a reservation.
         */
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
         * Create a hold on a slot. Open to visitors too
         * @description A new hold of the same visitor at the same shop (proved by X-Hold-Token of the old one, or by the member's token) replaces the old. Where the times meet, `latestExpiresAt` stays that of the old.
         *     With `replaces` it is the new time of a reservation of the member: it may overlap what that reservation takes, and `rescheduleReservation` confirms it. The service stays (409 `RESCHEDULE_OTHER_SERVICE`).
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
        /**
         * Get a hold
         * @description The hold with its current quote. 409 `HOLD_EXPIRED`: it ended, was released or became a reservation.
         */
        get: operations["getHold"];
        put?: never;
        post?: never;
        /**
         * Release a hold (idempotent)
         * @description The time becomes available to others. Releasing a hold twice changes nothing.
         */
        delete: operations["releaseHold"];
        options?: never;
        head?: never;
        /**
         * Extend a hold (empty body), or change what it holds
         * @description An empty body extends `expiresAt`, at most to `latestExpiresAt`. With `draft` the hold moves to that draft; when the new time is taken (409 `SLOT_TAKEN`) the old hold stays. A hold that replaces a reservation keeps doing so.
         */
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
        /**
         * List the member's reservations. Upcoming ones come first, nearest first, then past ones, newest first
         * @description A page of the reservations of the member, as they were agreed.
         */
        get: operations["listReservations"];
        put?: never;
        /**
         * Create a reservation from a hold
         * @description `quoteId` must be the current quote of the hold. Any other quote is 412 with the current one, whatever the idempotency key.
         *     If the hold already is a reservation, the same quote returns that reservation. Another quote is 409 HOLD_EXPIRED with its `codeNumber`.
         *     After that reservation was cancelled, only the same Idempotency-Key returns it; any other is 409 HOLD_EXPIRED without a `codeNumber`.
         *     Pages from before 2026-11-23 send no `quoteId`: where nothing else is wrong, that is 400 CLIENT_TOO_OLD.
         *     If the profile of the member has no phone number, the phone number of the contact is stored there.
         *     A hold that replaces a reservation makes no second one: 409 HOLD_REPLACES_ANOTHER.
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
        /**
         * Get a reservation of the member
         * @description With `version`, `allowedActions` and `freeCancellationUntil` as of now. A reservation of another member is 404.
         */
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
        /**
         * Cancel a reservation (idempotent)
         * @description Canceling a canceled reservation returns it again. Send the `version` that was shown: 409 `VERSION_CONFLICT` means that the reservation changed since. 409 `NOT_CANCELLABLE`: it began or is over.
         */
        post: operations["cancelReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/reservation/{codeNumber}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reschedule a reservation to what a hold of the member takes (idempotent)
         * @description The hold was created with `replaces`: this reservation. Time, unit, people, extras, staff and equipment become those of the hold, in one step: the reservation always has its old time or its new one. `codeNumber` stays, and `version` increases by 1.
         *     `quoteId` must be the current quote of the hold; any other is 412 with the current one. Until `until` of `allowedActions`, and as often as `left` says. Free cancellation ends at the earlier of the limits before and after.
         *     A hold that was confirmed already returns the reservation again. When the request is refused nothing has changed: the reservation keeps its time, and the hold lasts until it expires.
         */
        post: operations["rescheduleReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/reservation/{codeNumber}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a completed reservation
         * @description Once for each reservation, until `until` of the action `review` in its `allowedActions`: 90 days after its end. It is shown at once, under a pseudonym.
         *     409 `REVIEW_NOT_COMPLETED`: the reservation is not completed. 409 `REVIEW_EXISTS`: there is a review; of two requests at once, one gets this. 409 `REVIEW_TOO_LATE`: the 90 days are over. A reservation of another member is 404.
         *     A text with a link, an e-mail address or a phone number is 400 with the field code CONTACT_DETAILS.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/reviews/{reviewId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a review to the operators (idempotent)
         * @description An operator looks at it; until then it stays. The second report of a member replaces the first.
         */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the member waits for, first joined first
         * @description The open entries, at most five. `offer` of an entry is the time that is on hold for the member now. Ended entries are in `GET /api/v1/user/me/export` for 30 days.
         */
        get: operations["listWaitingList"];
        put?: never;
        /**
         * Join the waiting list of a shop for a date
         * @description When a time becomes free that fits, the first member who waits for it gets a hold of 15 minutes, with a notification (kind `offered`), a live message and an e-mail in the language of this request. Who does not use it waits on, and the next one in line gets the time.
         *     To take the offer, send `createHold` with the `draft` of the offer and the member's token: the new hold replaces the one of the offer.
         *     An entry ends when the member reserves a time that it waits for, when they leave, or when its last start has passed.
         *     409 `TIME_AVAILABLE`: a time that fits is free now; reserve it. 409 `WAITING_LIST_LIMIT`: the member waits for five already. Waiting for the same twice answers the entry that is there.
         *     400 `NOT_ALLOWED` of `date` or `timeTo`: it is too late to book what would become free, on this date or until this time (`tooLate` of `getAvailableTime`).
         */
        post: operations["joinWaitingList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/waiting-list/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave the waiting list (idempotent)
         * @description The entry ends. A time that was offered for it goes to the next one in line. Leaving an entry that has ended changes nothing.
         */
        delete: operations["leaveWaitingList"];
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
        /**
         * List notifications, newest first
         * @description `unreadCount` counts all notifications of the member, not only those of the page.
         */
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
        /**
         * Mark a notification as read (idempotent)
         * @description Marking a notification twice changes nothing.
         */
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
        /**
         * Mark all notifications as read
         * @description Marks every notification of the member as read.
         */
        put: operations["readAllNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @enum {string} */
        Locale: Locale;
        /** @enum {string} */
        Currency: Currency;
        /** @enum {string} */
        Country: Country;
        /**
         * @description Relative to Taiwan: `domentic` is TW, `oversea` all other countries (wire spellings)
         * @enum {string}
         */
        LocationType: LocationType;
        /**
         * Format: date-time
         * @description ISO 8601 with offset
         */
        Instant: Instant;
        /**
         * Format: int32
         * @description From this answer to the instant beside it, by the clock that decides; 0 once it has come. Count from this: the clock of a device, and the `Date` of an answer, may be wrong. `…At` and `…Until` have `…InSeconds`
         */
        SecondsLeft: SecondsLeft;
        /** @description ISO 8601 with any offset */
        OffsetInstant: OffsetInstant;
        /**
         * Format: date
         * @description YYYY-MM-DD, in the zone of the shop
         */
        PlainDate: PlainDate;
        /** @description HH:MM of the day on which the hours begin: 24:00 is midnight at its end, 26:00 two in the morning after it, 36:00 the latest. Sent as at or before the opening (`02:00` after `18:00`), it is of the next day; answered always as `26:00` */
        ClosingTime: ClosingTime;
        /** @description HH:MM, in the zone of the shop, of the date in whose hours it is: after midnight 24:30 to 35:59. `24:30` of a date and `00:30` of the next are one moment */
        DayTime: DayTime;
        /** @description HH:MM, in the zone of the shop */
        PlainTime: PlainTime;
        /** @description `latitude,longitude` in degrees, each with at most 4 decimals; north and east are positive */
        Coordinates: Coordinates;
        /**
         * Format: int32
         * @description Days of a rental
         */
        RentalDays: RentalDays;
        /**
         * Format: int32
         * @description Number of people: parties have up to 5, rentals by the day as many as there are seats. `maxQuantity` of a service says how many it takes
         */
        Quantity: Quantity;
        /**
         * Format: email
         * @description ASCII before the @ (else FORMAT): not every mail server on the way takes other letters there. The domain may be international
         */
        Email: Email;
        /** @description Letters and marks (at most five in a row) of any script, and space ' ’ - . · ・ between them; counted in code points. Spaces, hyphens, apostrophes and dots of every width become one of these, and invisible characters are dropped before it is judged */
        PersonName: PersonName;
        /** @description Any text, of many lines too; without other control characters and without signs that turn or isolate the direction of writing */
        FreeText: FreeText;
        /** @description E.164 */
        Phone: Phone;
        /** @description 8 characters without 0 O 1 I */
        CodeNumberValue: CodeNumberValue;
        /**
         * @description `rating`: the best average of stars first, where few reviews count less than many; shops without reviews follow
         * @default popular
         * @enum {string}
         */
        SearchSort: SearchSort;
        /** @enum {string} */
        DurationBucket: DurationBucket;
        /**
         * @description Morning: from 5:00 until noon. Afternoon: until 18:00. Evening: until the shop closes, also after midnight
         * @enum {string}
         */
        TimeOfDay: TimeOfDay;
        /**
         * @description Whether each person adds to a price
         * @enum {string}
         */
        PricePer: PricePer;
        /** @enum {string} */
        EquipmentKind: EquipmentKind;
        /** @enum {string} */
        SelectionUnitMode: SelectionUnitMode;
        /** @enum {string} */
        Provider: Provider;
        /**
         * @example {
         *       "amount": 6500,
         *       "currency": "JPY"
         *     }
         */
        Money: Money;
        Picture: Picture;
        NamedId: NamedId;
        /** @enum {string} */
        FieldCode: FieldCode;
        Error: ErrorBody;
        LoginStep1Body: LoginStep1Body;
        /**
         * @example {
         *       "data": {
         *         "challengeId": "9b1f",
         *         "isNewUser": true,
         *         "nextStep": "profile"
         *       }
         *     }
         */
        LoginStep1Answer: LoginStep1Answer;
        /**
         * @example {
         *       "challengeId": "9b1f",
         *       "firstName": "Hana",
         *       "lastName": "Sato",
         *       "acceptsMarketing": false,
         *       "agreedTermsVersion": "2026-11-01",
         *       "agreedPrivacyVersion": "2026-11-22"
         *     }
         */
        LoginStep2Body: LoginStep2Body;
        /** @description The version of the terms of use that a newcomer agreed to, and has to. Stored as their consent; a version that is or was in force */
        AgreedTermsVersion: AgreedTermsVersion;
        /** @description The version of the privacy policy that a newcomer agreed to, and has to. Stored as their consent; a version that is or was in force */
        AgreedPrivacyVersion: AgreedPrivacyVersion;
        /**
         * @example {
         *       "data": {
         *         "expiresAt": "2026-11-20T12:55:00Z",
         *         "expiresInSeconds": 600,
         *         "resendAt": "2026-11-20T12:46:00Z",
         *         "resendInSeconds": 60
         *       }
         *     }
         */
        LoginStep2Answer: LoginStep2Answer;
        /**
         * @example {
         *       "challengeId": "9b1f",
         *       "code": "042137"
         *     }
         */
        LoginStep3Body: LoginStep3Body;
        /**
         * @example {
         *       "provider": "google",
         *       "ticket": "4f9a1c",
         *       "agreedTermsVersion": "2026-11-01",
         *       "agreedPrivacyVersion": "2026-11-22"
         *     }
         */
        LoginSsoBody: LoginSsoBody;
        LoginSsoAnswer: LoginSsoAnswer;
        /**
         * @example {
         *       "refreshToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln"
         *     }
         */
        RefreshTokenBody: RefreshTokenBody;
        Session: Session;
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
        SessionAnswer: SessionAnswer;
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
        User: User;
        /** @description Where a member is signed in */
        OpenSession: OpenSession;
        /** @description What a member agreed to, once */
        Consent: Consent;
        /**
         * @example {
         *       "firstName": "Hana",
         *       "phone": "+819012345678"
         *     }
         */
        ProfileBody: ProfileBody;
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
        Category: Category;
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
        City: City;
        Brand: Brand;
        SearchedService: SearchedService;
        /**
         * @example {
         *       "date": "2026-12-05",
         *       "unitId": "k3m9x2ab-1-u1",
         *       "times": [
         *         "10:00",
         *         "10:30",
         *         "11:00"
         *       ],
         *       "quantity": 2,
         *       "total": {
         *         "amount": 13000,
         *         "currency": "JPY"
         *       }
         *     }
         */
        NextTimes: NextTimes;
        /**
         * @example {
         *       "name": "Tenjin Station",
         *       "minutes": 3,
         *       "latitude": 33.5911,
         *       "longitude": 130.3983
         *     }
         */
        Station: Station;
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
         *       "district": "Tenjin",
         *       "country": "JP",
         *       "latitude": 33.59,
         *       "longitude": 130.4,
         *       "station": {
         *         "name": "Tenjin Station",
         *         "minutes": 3,
         *         "latitude": 33.5911,
         *         "longitude": 130.3983
         *       },
         *       "rating": null,
         *       "ratingCount": 0,
         *       "priceFrom": {
         *         "amount": 6500,
         *         "currency": "JPY"
         *       },
         *       "nextAvailableDate": "2026-12-01"
         *     }
         */
        ShopCard: ShopCard;
        /**
         * @description How the keyword was interpreted
         * @example {
         *       "places": [
         *         {
         *           "name": "恵比寿",
         *           "within": [
         *             "東京"
         *           ],
         *           "shopCount": 1
         *         }
         *       ],
         *       "replaced": [
         *         {
         *           "typed": "ラーメン",
         *           "by": [
         *             "居酒屋"
         *           ]
         *         }
         *       ],
         *       "date": null,
         *       "fullOn": null,
         *       "quantity": 4,
         *       "sort": null,
         *       "priceMin": null,
         *       "priceMax": {
         *         "amount": 5000,
         *         "currency": "JPY"
         *       },
         *       "typed": {
         *         "date": [],
         *         "quantity": [
         *           "4名"
         *         ],
         *         "sort": [],
         *         "price": [
         *           "5000円以下"
         *         ]
         *       },
         *       "notFound": [],
         *       "placeOnly": false,
         *       "unsupported": [
         *         "19時"
         *       ]
         *     }
         */
        SearchInterpretation: SearchInterpretation;
        Facets: Facets;
        /**
         * @example {
         *       "weekday": 1,
         *       "open": "10:00",
         *       "close": "20:00"
         *     }
         */
        OpeningHours: OpeningHours;
        Shop: Shop;
        /** @description What a rental of whole days costs and how long it may be. A unit of `days` × 1440 minutes is what is booked */
        Rental: Rental;
        RentalTier: RentalTier;
        /** @description Another shop at which a rental may be returned */
        ReturnBranch: ReturnBranch;
        ServiceUnit: ServiceUnit;
        /**
         * @description A service that is another one of its shop for fewer guests and less money. It is booked by its own id
         * @example {
         *       "kind": "student",
         *       "serviceId": "k3m9x2ab-1"
         *     }
         */
        Discount: Discount;
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
        Service: Service;
        ServiceDetail: ServiceDetail;
        CuratedCard: CuratedCard;
        Curated: Curated;
        /**
         * @description The four colors fill the slots navy-blue-1, blue-1, yellow, blue-2 in this order
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
        PlatformStyle: PlatformStyle;
        ArticleCard: ArticleCard;
        Article: Article;
        /**
         * @description `seller-jp`: 特定商取引法に基づく表記, `seller-kr`: 사업자 정보, `seller-tw`: 企業經營者資訊
         * @enum {string}
         */
        LegalTextKind: LegalTextKind;
        LegalTextEntry: LegalTextEntry;
        LegalText: LegalText;
        /**
         * @description `CLOSED`: the shop is closed on this day by its hours or holidays. `SOLD_OUT`: it is open, but nothing fits
         * @enum {string}
         */
        DayStatus: DayStatus;
        Slot: Slot;
        /**
         * @example {
         *       "timeZone": "Asia/Tokyo",
         *       "days": [
         *         {
         *           "date": "2026-12-01",
         *           "status": "AVAILABLE",
         *           "slots": [
         *             {
         *               "startAt": "2026-12-01T10:00:00+09:00",
         *               "endAt": "2026-12-01T11:00:00+09:00",
         *               "time": "10:00",
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
        AvailableTime: AvailableTime;
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
        AvailableProviders: AvailableProviders;
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
        ServiceAttach: ServiceAttach;
        /**
         * @description What the shop asks of who cancels after the free hours; paid to the shop. No fee, also where the shop has stated none: `percent` is 0
         * @example {
         *       "percent": 50,
         *       "amount": {
         *         "amount": 4350,
         *         "currency": "JPY"
         *       }
         *     }
         */
        LateFee: LateFee;
        CancellationPolicy: CancellationPolicy;
        /**
         * @example {
         *       "version": "2026-11-01",
         *       "privacyVersion": "2026-11-22",
         *       "reminders": [
         *         {
         *           "id": "k3m9x2ab-m1",
         *           "text": "Please arrive five minutes early.",
         *           "required": true
         *         }
         *       ],
         *       "cancellationPolicy": {
         *         "freeHours": 24,
         *         "lateFee": null,
         *         "text": "Free cancellation until 24 hours before the start."
         *       }
         *     }
         */
        ConfirmReminder: ConfirmReminder;
        AttachChoice: AttachChoice;
        HoldDraftBody: HoldDraftBody;
        /** @description A draft with everything that has a default */
        HoldDraft: HoldDraft;
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
        HoldBody: HoldBody;
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
        HoldChangeBody: HoldChangeBody;
        QuoteLine: QuoteLine;
        /**
         * @example {
         *       "id": "Zk0pY3Vt6xJ8mQe2RrN4wA",
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
        Quote: Quote;
        /**
         * @example {
         *       "holdId": "3c9d7e",
         *       "holdToken": "6f1e2d3c4b5a69788796a5b4c3d2e1f0",
         *       "expiresAt": "2026-11-20T12:55:00Z",
         *       "expiresInSeconds": 600,
         *       "latestExpiresAt": "2026-11-20T13:05:00Z",
         *       "latestExpiresInSeconds": 1200,
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
         *         "id": "Zk0pY3Vt6xJ8mQe2RrN4wA",
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
         *         "lateFee": null,
         *         "text": "Free cancellation until 24 hours before the start."
         *       }
         *     }
         */
        Hold: Hold;
        /**
         * @description Money in minor units, as `Money`; below zero where it is less than before
         * @example {
         *       "amount": -1500,
         *       "currency": "JPY"
         *     }
         */
        MoneyDifference: MoneyDifference;
        /**
         * @description The reservation that a hold replaces, as it was when the hold was created, and what the quote of the hold costs more than it
         * @example {
         *       "codeNumber": "HTMYP3EV",
         *       "startAt": "2026-12-01T01:00:00Z",
         *       "endAt": "2026-12-01T02:15:00Z",
         *       "total": {
         *         "amount": 8700,
         *         "currency": "JPY"
         *       },
         *       "shopTotal": {
         *         "amount": 8700,
         *         "currency": "JPY"
         *       },
         *       "difference": {
         *         "amount": -2200,
         *         "currency": "JPY"
         *       },
         *       "shopDifference": {
         *         "amount": -2200,
         *         "currency": "JPY"
         *       }
         *     }
         */
        ReplacedReservation: ReplacedReservation;
        /** @description The person whom the shop contacts. E-mails about the reservation go to the member's own address, and also to `email` if it is another address (at most 3 an hour and 10 a day per mailbox, over all members) */
        Contact: Contact;
        /**
         * @example {
         *       "holdId": "3c9d7e",
         *       "quoteId": "Zk0pY3Vt6xJ8mQe2RrN4wA",
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
        ReservationBody: ReservationBody;
        /** @enum {string} */
        CancelReasonCode: CancelReasonCode;
        /**
         * @example {
         *       "reasonCode": "change_of_plans",
         *       "version": 1
         *     }
         */
        CancelBody: CancelBody;
        /**
         * @example {
         *       "holdId": "3c9d7e",
         *       "quoteId": "Zk0pY3Vt6xJ8mQe2RrN4wA",
         *       "version": 1
         *     }
         */
        RescheduleBody: RescheduleBody;
        /** @enum {string} */
        ReservationStatus: ReservationStatus;
        AllowedAction: AllowedAction;
        LocalAddress: LocalAddress;
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
         *       "freeCancellationInSeconds": 821700,
         *       "lateFee": null,
         *       "allowedActions": [
         *         {
         *           "action": "cancel",
         *           "allowed": true,
         *           "until": "2026-12-01T01:00:00Z"
         *         },
         *         {
         *           "action": "reschedule",
         *           "allowed": true,
         *           "until": "2026-11-30T01:00:00Z",
         *           "left": 3
         *         }
         *       ],
         *       "createdAt": "2026-11-20T12:45:09Z",
         *       "cancelledAt": null,
         *       "cancelledBy": null
         *     }
         */
        Reservation: Reservation;
        /**
         * @description YYYY-MM-DDTHH:MM, as clocks show it where the shop is
         * @example 2027-02-06T00:00
         */
        WallTime: WallTime;
        SpecialHours: SpecialHours;
        /** @description A reservation as it was agreed before it was rescheduled */
        ReservationVersion: ReservationVersion;
        /** @description How many reviews have 1, 2, 3, 4 and 5 stars */
        StarDistribution: StarDistribution;
        ShopReviews: ShopReviews;
        /**
         * @example {
         *       "id": "7c1e5a90",
         *       "stars": 5,
         *       "text": "A careful cut, and nobody hurried me.",
         *       "language": "en",
         *       "author": "H.",
         *       "serviceName": "Cut and blow-dry",
         *       "month": "2026-11",
         *       "createdAt": "2026-11-20T12:45:09Z",
         *       "reply": null
         *     }
         */
        Review: Review;
        /**
         * @example {
         *       "stars": 5,
         *       "text": "A careful cut, and nobody hurried me."
         *     }
         */
        ReviewBody: ReviewBody;
        /** @enum {string} */
        ReviewReportReason: ReviewReportReason;
        /**
         * @example {
         *       "reason": "personal_data"
         *     }
         */
        ReviewReportBody: ReviewReportBody;
        ReviewReport: ReviewReport;
        /**
         * @example {
         *       "shopId": "k3m9x2ab",
         *       "serviceId": "k3m9x2ab-1",
         *       "date": "2026-12-01",
         *       "timeFrom": "10:00",
         *       "timeTo": "13:00",
         *       "quantity": 1
         *     }
         */
        WaitingListBody: WaitingListBody;
        /**
         * @description `offered`: a time is on hold for the member. `booked`, `left` and `over` are ends
         * @enum {string}
         */
        WaitingListStatus: WaitingListStatus;
        /**
         * @example {
         *       "id": "0d4b7a9e",
         *       "status": "offered",
         *       "shopId": "k3m9x2ab",
         *       "shopName": "Mizukagami Hair Tenjin",
         *       "serviceId": "k3m9x2ab-1",
         *       "serviceName": "Cut and blow-dry",
         *       "unitId": null,
         *       "date": "2026-12-01",
         *       "timeFrom": "10:00",
         *       "timeTo": "13:00",
         *       "timeZone": "Asia/Tokyo",
         *       "quantity": 1,
         *       "attaches": [],
         *       "staff": null,
         *       "resource": null,
         *       "returnTime": null,
         *       "returnShop": null,
         *       "createdAt": "2026-11-20T12:45:09Z",
         *       "endsAt": "2026-12-01T04:00:00Z",
         *       "offer": {
         *         "draft": {
         *           "shopId": "k3m9x2ab",
         *           "appointmentServiceId": "k3m9x2ab-1",
         *           "appointmentUnitId": "k3m9x2ab-1-u1",
         *           "reservationDate": "2026-12-01",
         *           "reservationTime": "10:00",
         *           "quantity": 1,
         *           "attaches": [],
         *           "staffId": null,
         *           "resourceItemId": null
         *         },
         *         "startAt": "2026-12-01T01:00:00Z",
         *         "endAt": "2026-12-01T02:00:00Z",
         *         "expiresAt": "2026-11-20T13:00:00Z",
         *         "expiresInSeconds": 900
         *       }
         *     }
         */
        WaitingListEntry: WaitingListEntry;
        /** @description A time on hold for the member. `createHold` with `draft` takes it over */
        WaitingListOffer: WaitingListOffer;
        /**
         * @description `offered`: a time that the member waited for is on hold for them; of a reservation all others
         * @enum {string}
         */
        NotificationKind: NotificationKind;
        /**
         * @example {
         *       "id": "f66ab9205862c1c163d0f2b36395522e",
         *       "isRead": false,
         *       "type": "reservation",
         *       "kind": "confirmed",
         *       "codeNumber": "HTMYP3EV",
         *       "serviceName": "Cut and blow-dry",
         *       "shopName": "Mizukagami Hair Tenjin",
         *       "date": "2026-12-01T01:00:00Z",
         *       "timeZone": "Asia/Tokyo",
         *       "createdAt": "2026-11-20T12:45:09Z"
         *     }
         */
        Notification: Notification;
    };
    responses: {
        /** @description Invalid request. `fields` lists the invalid fields. */
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
                "application/json": ErrorBody;
            };
        };
        /** @description Missing, expired or revoked access token */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": "Bearer";
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The token was issued on a page of another origin */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The token was issued on a page of another origin, or by a sign-in of more than five minutes ago */
        ForbiddenOrOld: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Not found, not yours, or no longer offered */
        Missing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Conflict with the current state. `x-codes` of the operation lists the reasons */
        Conflict: {
            headers: {
                /** @description With IDEMPOTENCY_IN_PROGRESS */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description PRICE_CHANGED with the current quote; GET the hold for the time and people that go with it */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Idempotency-Key was used with another body */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Too many requests. `Retry-After` is the time to wait, in seconds */
        TooMany: {
            headers: {
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
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
                "application/json": ErrorBody;
            };
        };
        /** @description Success */
        Success: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "success": true
                 *       }
                 *     }
                 */
                "application/json": SuccessAnswer;
            };
        };
        /** @description The member */
        UserAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "5f0c1d2e3b4a59687786a5b4c3d2e1f0",
                 *         "firstName": "Hana",
                 *         "lastName": "Sato",
                 *         "email": "hana@example.com",
                 *         "phone": "+819012345678",
                 *         "acceptsMarketing": false
                 *       }
                 *     }
                 */
                "application/json": UserAnswer;
            };
        };
        /** @description Categories */
        Categories: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "hair",
                 *           "slug": "hair",
                 *           "name": "Hair",
                 *           "icon": {
                 *             "url": "/media/categories/scissors.svg",
                 *             "width": 96,
                 *             "height": 96
                 *           },
                 *           "parentId": "beauty",
                 *           "shopCount": 51
                 *         }
                 *       ],
                 *       "total": 1
                 *     }
                 */
                "application/json": CategoriesAnswer;
            };
        };
        /** @description Shops */
        ShopCards: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "k3m9x2ab",
                 *           "shopName": "Mizukagami Hair Tenjin",
                 *           "brandName": null,
                 *           "cover": {
                 *             "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                 *             "width": 480,
                 *             "height": 360
                 *           },
                 *           "category": {
                 *             "id": "hair",
                 *             "name": "Hair"
                 *           },
                 *           "city": {
                 *             "id": "fukuoka",
                 *             "name": "Fukuoka"
                 *           },
                 *           "country": "JP",
                 *           "rating": null,
                 *           "ratingCount": 0,
                 *           "priceFrom": {
                 *             "amount": 6500,
                 *             "currency": "JPY"
                 *           },
                 *           "nextAvailableDate": "2026-12-01"
                 *         }
                 *       ],
                 *       "total": 1
                 *     }
                 */
                "application/json": ShopCardsAnswer;
            };
        };
        /** @description Services */
        Services: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "k3m9x2ab-1",
                 *           "shopId": "k3m9x2ab",
                 *           "shopName": "Mizukagami Hair Tenjin",
                 *           "categoryId": "hair",
                 *           "categoryName": "Hair",
                 *           "name": "Cut and blow-dry",
                 *           "description": "A consultation, a cut and a finish.",
                 *           "selectionUnitMode": "staff",
                 *           "perPerson": true,
                 *           "pricePer": "person",
                 *           "minQuantity": 1,
                 *           "maxQuantity": 2,
                 *           "dayUnit": false,
                 *           "hasAttaches": true,
                 *           "priceFrom": {
                 *             "amount": 6500,
                 *             "currency": "JPY"
                 *           },
                 *           "units": [
                 *             {
                 *               "id": "k3m9x2ab-1-u1",
                 *               "name": "Short to medium",
                 *               "durationMinutes": 60,
                 *               "price": {
                 *                 "amount": 6500,
                 *                 "currency": "JPY"
                 *               },
                 *               "shopPrice": {
                 *                 "amount": 6500,
                 *                 "currency": "JPY"
                 *               }
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "total": 1
                 *     }
                 */
                "application/json": ServicesAnswer;
            };
        };
        /** @description Articles */
        ArticleCards: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "slow-okinawa",
                 *           "articleName": "Four slow days in Okinawa",
                 *           "summary": "Sea, pottery and noodles, without a timetable.",
                 *           "category": {
                 *             "id": "travel",
                 *             "name": "Travel"
                 *           },
                 *           "cover": {
                 *             "url": "/media/articles/slow-okinawa.svg",
                 *             "width": 640,
                 *             "height": 360
                 *           },
                 *           "publishedAt": "2026-10-01T00:00:00Z"
                 *         }
                 *       ],
                 *       "total": 1
                 *     }
                 */
                "application/json": ArticleCardsAnswer;
            };
        };
        /** @description A legal text */
        LegalTextAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "version": "2026-01",
                 *         "title": "How we handle personal data",
                 *         "body": "## Who we are\n\nYoyaku arranges reservations between you and a shop.",
                 *         "updatedAt": "2026-01-01T00:00:00Z"
                 *       }
                 *     }
                 */
                "application/json": LegalTextAnswer;
            };
        };
        /** @description The hold */
        HoldAnswer: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "holdId": "3c9d7e",
                 *         "holdToken": "6f1e2d3c4b5a69788796a5b4c3d2e1f0",
                 *         "expiresAt": "2026-11-20T12:55:00Z",
                 *         "expiresInSeconds": 600,
                 *         "latestExpiresAt": "2026-11-20T13:05:00Z",
                 *         "latestExpiresInSeconds": 1200,
                 *         "draft": {
                 *           "shopId": "k3m9x2ab",
                 *           "appointmentServiceId": "k3m9x2ab-1",
                 *           "appointmentUnitId": "k3m9x2ab-1-u1",
                 *           "reservationDate": "2026-12-01",
                 *           "reservationTime": "10:00",
                 *           "quantity": 1,
                 *           "attaches": [
                 *             {
                 *               "attachId": "k3m9x2ab-a1",
                 *               "quantity": 1
                 *             }
                 *           ],
                 *           "staffId": null,
                 *           "resourceItemId": null
                 *         },
                 *         "startAt": "2026-12-01T01:00:00Z",
                 *         "endAt": "2026-12-01T02:15:00Z",
                 *         "timeZone": "Asia/Tokyo",
                 *         "staff": {
                 *           "id": "k3m9x2ab-s1",
                 *           "name": "Kaori Ishikawa"
                 *         },
                 *         "resource": null,
                 *         "quote": {
                 *           "id": "Zk0pY3Vt6xJ8mQe2RrN4wA",
                 *           "lines": [
                 *             {
                 *               "kind": "service",
                 *               "id": "k3m9x2ab-1-u1",
                 *               "name": "Cut and blow-dry",
                 *               "quantity": 1,
                 *               "amount": {
                 *                 "amount": 6500,
                 *                 "currency": "JPY"
                 *               },
                 *               "shopAmount": {
                 *                 "amount": 6500,
                 *                 "currency": "JPY"
                 *               }
                 *             },
                 *             {
                 *               "kind": "attach",
                 *               "id": "k3m9x2ab-a1",
                 *               "name": "Head spa, 15 minutes",
                 *               "quantity": 1,
                 *               "amount": {
                 *                 "amount": 2200,
                 *                 "currency": "JPY"
                 *               },
                 *               "shopAmount": {
                 *                 "amount": 2200,
                 *                 "currency": "JPY"
                 *               }
                 *             }
                 *           ],
                 *           "total": {
                 *             "amount": 8700,
                 *             "currency": "JPY"
                 *           },
                 *           "shopTotal": {
                 *             "amount": 8700,
                 *             "currency": "JPY"
                 *           },
                 *           "rate": "1",
                 *           "rateAt": "2026-11-20T00:00:00Z"
                 *         },
                 *         "policy": {
                 *           "freeHours": 24,
                 *           "lateFee": null,
                 *           "text": "Free cancellation until 24 hours before the start."
                 *         }
                 *       }
                 *     }
                 */
                "application/json": HoldAnswer;
            };
        };
        /** @description Entries */
        WaitingListAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "0d4b7a9e",
                 *           "status": "offered",
                 *           "shopId": "k3m9x2ab",
                 *           "shopName": "Mizukagami Hair Tenjin",
                 *           "serviceId": "k3m9x2ab-1",
                 *           "serviceName": "Cut and blow-dry",
                 *           "unitId": null,
                 *           "date": "2026-12-01",
                 *           "timeFrom": "10:00",
                 *           "timeTo": "13:00",
                 *           "timeZone": "Asia/Tokyo",
                 *           "quantity": 1,
                 *           "attaches": [],
                 *           "staff": null,
                 *           "resource": null,
                 *           "returnTime": null,
                 *           "returnShop": null,
                 *           "createdAt": "2026-11-20T12:45:09Z",
                 *           "endsAt": "2026-12-01T04:00:00Z",
                 *           "offer": {
                 *             "draft": {
                 *               "shopId": "k3m9x2ab",
                 *               "appointmentServiceId": "k3m9x2ab-1",
                 *               "appointmentUnitId": "k3m9x2ab-1-u1",
                 *               "reservationDate": "2026-12-01",
                 *               "reservationTime": "10:00",
                 *               "quantity": 1,
                 *               "attaches": [],
                 *               "staffId": null,
                 *               "resourceItemId": null
                 *             },
                 *             "startAt": "2026-12-01T01:00:00Z",
                 *             "endAt": "2026-12-01T02:00:00Z",
                 *             "expiresAt": "2026-11-20T13:00:00Z",
                 *             "expiresInSeconds": 900
                 *           }
                 *         }
                 *       ],
                 *       "total": 1
                 *     }
                 */
                "application/json": WaitingListAnswer;
            };
        };
        /** @description The entry */
        WaitingListEntryAnswer: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "0d4b7a9e",
                 *         "status": "offered",
                 *         "shopId": "k3m9x2ab",
                 *         "shopName": "Mizukagami Hair Tenjin",
                 *         "serviceId": "k3m9x2ab-1",
                 *         "serviceName": "Cut and blow-dry",
                 *         "unitId": null,
                 *         "date": "2026-12-01",
                 *         "timeFrom": "10:00",
                 *         "timeTo": "13:00",
                 *         "timeZone": "Asia/Tokyo",
                 *         "quantity": 1,
                 *         "attaches": [],
                 *         "staff": null,
                 *         "resource": null,
                 *         "returnTime": null,
                 *         "returnShop": null,
                 *         "createdAt": "2026-11-20T12:45:09Z",
                 *         "endsAt": "2026-12-01T04:00:00Z",
                 *         "offer": {
                 *           "draft": {
                 *             "shopId": "k3m9x2ab",
                 *             "appointmentServiceId": "k3m9x2ab-1",
                 *             "appointmentUnitId": "k3m9x2ab-1-u1",
                 *             "reservationDate": "2026-12-01",
                 *             "reservationTime": "10:00",
                 *             "quantity": 1,
                 *             "attaches": [],
                 *             "staffId": null,
                 *             "resourceItemId": null
                 *           },
                 *           "startAt": "2026-12-01T01:00:00Z",
                 *           "endAt": "2026-12-01T02:00:00Z",
                 *           "expiresAt": "2026-11-20T13:00:00Z",
                 *           "expiresInSeconds": 900
                 *         }
                 *       }
                 *     }
                 */
                "application/json": WaitingListEntryAnswer;
            };
        };
        /** @description The reservation */
        ReservationAnswer: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "codeNumber": "HTMYP3EV",
                 *         "orderId": "7a8b9c",
                 *         "status": "confirmed",
                 *         "version": 1,
                 *         "shop": {
                 *           "id": "k3m9x2ab",
                 *           "shopName": "Mizukagami Hair Tenjin",
                 *           "shopAddress": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
                 *           "localAddress": {
                 *             "text": "福岡市中央区天神1-21-11 2階",
                 *             "language": "ja"
                 *           },
                 *           "phone": "+81925550100",
                 *           "cover": {
                 *             "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                 *             "width": 480,
                 *             "height": 360
                 *           },
                 *           "latitude": 33.59,
                 *           "longitude": 130.4
                 *         },
                 *         "serviceId": "k3m9x2ab-1",
                 *         "serviceName": "Cut and blow-dry",
                 *         "dayUnit": false,
                 *         "needsLicense": false,
                 *         "mainService": {
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
                 *         "additionalServices": [
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
                 *         "staff": {
                 *           "id": "k3m9x2ab-s1",
                 *           "name": "Kaori Ishikawa"
                 *         },
                 *         "equipment": null,
                 *         "quantity": 1,
                 *         "date": "2026-12-01",
                 *         "reservationTime": "10:00",
                 *         "startAt": "2026-12-01T01:00:00Z",
                 *         "endAt": "2026-12-01T02:15:00Z",
                 *         "timeZone": "Asia/Tokyo",
                 *         "experienceMinutes": 75,
                 *         "total": {
                 *           "amount": 8700,
                 *           "currency": "JPY"
                 *         },
                 *         "shopTotal": {
                 *           "amount": 8700,
                 *           "currency": "JPY"
                 *         },
                 *         "paidAmount": null,
                 *         "rate": "1",
                 *         "rateAt": "2026-11-20T00:00:00Z",
                 *         "contact": {
                 *           "firstName": "Hana",
                 *           "lastName": "Sato",
                 *           "phone": "+819012345678",
                 *           "email": "hana@example.com"
                 *         },
                 *         "contactNumber": "+819012345678",
                 *         "specialRequirement": null,
                 *         "cancellationReason": null,
                 *         "cancellationReasonText": null,
                 *         "freeCancellationUntil": "2026-11-30T01:00:00Z",
                 *         "freeCancellationInSeconds": 821700,
                 *         "lateFee": null,
                 *         "allowedActions": [
                 *           {
                 *             "action": "cancel",
                 *             "allowed": true,
                 *             "until": "2026-12-01T01:00:00Z"
                 *           },
                 *           {
                 *             "action": "reschedule",
                 *             "allowed": true,
                 *             "until": "2026-11-30T01:00:00Z",
                 *             "left": 3
                 *           }
                 *         ],
                 *         "createdAt": "2026-11-20T12:45:09Z",
                 *         "cancelledAt": null,
                 *         "cancelledBy": null
                 *       }
                 *     }
                 */
                "application/json": ReservationAnswer;
            };
        };
    };
    parameters: {
        /**
         * @description Language of the texts; en when absent
         * @example ja
         */
        AcceptLanguage: string;
        /**
         * @description Currency of shown prices; TWD when absent
         * @example JPY
         */
        XCurrency: Currency;
        /**
         * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
         * @example JPY
         */
        CurrencyQuery: Currency;
        /**
         * @description Create one key per user action. Send the same key with every retry. Keys are scoped to the member, or for a visitor to the X-Hold-Token, else to the IP address.
         * @example b7e0c7a2-5f0c-4d63-9d0e-4a1f2c3b5d6e
         */
        IdempotencyKey: string;
        /**
         * @description The `holdToken` of the hold
         * @example 6f1e2d3c4b5a69788796a5b4c3d2e1f0
         */
        HoldToken: string;
        /**
         * @description The `holdToken` of the hold
         * @example 6f1e2d3c4b5a69788796a5b4c3d2e1f0
         */
        HoldTokenOptional: string;
        /**
         * @description The `holdId` of the hold
         * @example 3c9d7e
         */
        HoldId: string;
        /**
         * @description Ignores your own hold when checking availability. Requires `X-Hold-Token`.
         * @example 3c9d7e
         */
        HoldIdQuery: string;
        /**
         * @description `codeNumber` of a reservation of the member that is to be rescheduled: what it takes counts as free. Ignored where it is not theirs
         * @example HTMYP3EV
         */
        ReplacesQuery: CodeNumberValue;
        /**
         * @description Id of a shop
         * @example k3m9x2ab
         */
        IdOfShop: string;
        /**
         * @description Id of a service
         * @example k3m9x2ab-1
         */
        IdOfService: string;
        /**
         * @description Id of a category
         * @example hair
         */
        IdOfCategory: string;
        /**
         * @description Id of a theme
         * @example kyoto-slow
         */
        IdOfCurated: string;
        /**
         * @description Id of an article
         * @example kimono-day
         */
        IdOfArticle: string;
        /**
         * @description Id of a notification
         * @example f66ab9205862c1c163d0f2b36395522e
         */
        IdOfNotification: string;
        /**
         * @description Id of a shop
         * @example k3m9x2ab
         */
        ShopId: string;
        /**
         * @description The `codeNumber` of a reservation
         * @example HTMYP3EV
         */
        CodeNumber: string;
        /**
         * @description The `id` of an entry of the waiting list
         * @example 0d4b7a9e
         */
        EntryId: string;
        /**
         * @description Id of a review
         * @example 7c1e5a90
         */
        ReviewId: string;
        /**
         * @description Id of a service of the shop
         * @example k3m9x2ab-1
         */
        ServiceId: string;
        /**
         * @description The first unit of the service when absent
         * @example k3m9x2ab-1-u1
         */
        UnitId: string;
        /**
         * @description When a rental of whole days is returned on its last day, as `returnTime` of a draft. Refused for other services
         * @example 18:00
         */
        ReturnTime: PlainTime;
        /** @example 2 */
        QuantityQuery: Quantity;
        /**
         * @description Repeated: once for each piece
         * @example [
         *       "k3m9x2ab-a1"
         *     ]
         */
        AttachId: string[];
        /**
         * @description A staff member to be chosen; nobody in particular when absent
         * @example k3m9x2ab-s1
         */
        StaffId: string;
        /**
         * @description An item to be chosen; none in particular when absent
         * @example k3m9x2ab-r1
         */
        ResourceItemId: string;
        /** @example oversea */
        LocationTypeQuery: LocationType;
        /**
         * @description Counted from 0. Each page, with its counts, is of one moment; two pages are of two. Where the list changes between them, the second may repeat a row of the first (drop it by its id) or leave one out: to have all of a list that changes, go by `nextCursor` where there is one, or ask for page 0 with a higher `limit`; everything of a member at one moment is in `GET /api/v1/user/me/export`
         * @example 0
         */
        Page: number;
        /**
         * @description The `nextCursor` of the page before, instead of `page`: what is written meanwhile doubles and hides nothing; a row that moved comes where it is now
         * @example MjAyNi0xMi0wMVQwMTowMDowMFogN2E4Yjlj
         */
        Cursor: string;
        /**
         * @description Entries of a page
         * @example 20
         */
        Limit: number;
    };
    requestBodies: never;
    headers: {
        /** @description The stored answer to an earlier request with the same key */
        IdempotencyReplayed: "true";
    };
    pathItems: never;
}
export interface operations {
    loginStep1: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                "application/json": LoginStep1Body;
            };
        };
        responses: {
            /** @description The challenge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LoginStep1Answer;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LoginStep2Body;
            };
        };
        responses: {
            /** @description A code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LoginStep2Answer;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
                /**
                 * @description Create one key per challenge. Send it with every code that is tried.
                 * @example b7e0c7a2-5f0c-4d63-9d0e-4a1f2c3b5d6e
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LoginStep3Body;
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionAnswer;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LoginSsoBody;
            };
        };
        responses: {
            /** @description Signed in, or an e-mail has to be proven first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": LoginSsoAnswer;
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listProviders: {
        parameters: {
            query?: ListProvidersQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": [
                     *         "google",
                     *         "apple"
                     *       ],
                     *       "total": 2
                     *     }
                     */
                    "application/json": ListProvidersAnswer;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RefreshTokenBody;
            };
        };
        responses: {
            /** @description The new pair */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionAnswer;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RefreshTokenBody;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserAnswer"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProfileBody;
            };
        };
        responses: {
            200: components["responses"]["UserAnswer"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrOld"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "5f0c2a9d4b6e41c8a7d3e9f012345678",
                     *           "isCurrent": true,
                     *           "startedAt": "2026-11-20T12:45:00Z",
                     *           "lastUsedAt": "2026-11-21T09:10:00Z",
                     *           "browser": "Chrome",
                     *           "system": "Windows"
                     *         },
                     *         {
                     *           "id": "0a1b2c3d4e5f60718293a4b5c6d7e8f9",
                     *           "isCurrent": false,
                     *           "startedAt": "2026-11-14T08:00:00Z",
                     *           "lastUsedAt": "2026-11-20T22:31:00Z",
                     *           "browser": "Safari",
                     *           "system": "iPhone"
                     *         }
                     *       ],
                     *       "total": 2
                     *     }
                     */
                    "application/json": ListSessionsAnswer;
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of a session in the list
                 * @example 0a1b2c3d4e5f60718293a4b5c6d7e8f9
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed, without its address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "createdAt": "2026-11-20T12:45:00Z"
                     *       }
                     *     }
                     */
                    "application/json": GetCalendarFeedAnswer;
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed with its address */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "url": "https://yoyaku.example/api/v1/calendar-feeds/nK3v0bJ5r2wQxT8yLm4sZc7dFh1gPa6eUi9oRk0uVt4.ics",
                     *         "createdAt": "2026-11-20T12:45:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description Absolute, https where the site is */
                            url: string;
                            createdAt: Instant;
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": {
                     *         "reservationVersions": [],
                     *         "calendarFeed": null,
                     *         "waitingList": [
                     *           {
                     *             "id": "0d4b7a9e",
                     *             "status": "offered",
                     *             "shopId": "k3m9x2ab",
                     *             "shopName": "Mizukagami Hair Tenjin",
                     *             "serviceId": "k3m9x2ab-1",
                     *             "serviceName": "Cut and blow-dry",
                     *             "unitId": null,
                     *             "date": "2026-12-01",
                     *             "timeFrom": "10:00",
                     *             "timeTo": "13:00",
                     *             "timeZone": "Asia/Tokyo",
                     *             "quantity": 1,
                     *             "attaches": [],
                     *             "staff": null,
                     *             "resource": null,
                     *             "returnTime": null,
                     *             "returnShop": null,
                     *             "createdAt": "2026-11-20T12:45:09Z",
                     *             "endsAt": "2026-12-01T04:00:00Z",
                     *             "offer": {
                     *               "draft": {
                     *                 "shopId": "k3m9x2ab",
                     *                 "appointmentServiceId": "k3m9x2ab-1",
                     *                 "appointmentUnitId": "k3m9x2ab-1-u1",
                     *                 "reservationDate": "2026-12-01",
                     *                 "reservationTime": "10:00",
                     *                 "quantity": 1,
                     *                 "attaches": [],
                     *                 "staffId": null,
                     *                 "resourceItemId": null
                     *               },
                     *               "startAt": "2026-12-01T01:00:00Z",
                     *               "endAt": "2026-12-01T02:00:00Z",
                     *               "expiresAt": "2026-11-20T13:00:00Z",
                     *               "expiresInSeconds": 900
                     *             }
                     *           }
                     *         ],
                     *         "consents": [
                     *           {
                     *             "purpose": "privacy",
                     *             "version": "2026-11-22",
                     *             "givenAt": "2026-11-20T12:45:00Z",
                     *             "withdrawnAt": null,
                     *             "codeNumber": null
                     *           }
                     *         ],
                     *         "sessions": [
                     *           {
                     *             "id": "5f0c2a9d4b6e41c8a7d3e9f012345678",
                     *             "isCurrent": true,
                     *             "startedAt": "2026-11-20T12:45:00Z",
                     *             "lastUsedAt": "2026-11-21T09:10:00Z",
                     *             "browser": "Chrome",
                     *             "system": "Windows"
                     *           }
                     *         ],
                     *         "user": {
                     *           "id": "5f0c1d2e3b4a59687786a5b4c3d2e1f0",
                     *           "firstName": "Hana",
                     *           "lastName": "Sato",
                     *           "email": "hana@example.com",
                     *           "phone": "+819012345678",
                     *           "acceptsMarketing": false
                     *         },
                     *         "reservations": [
                     *           {
                     *             "codeNumber": "HTMYP3EV",
                     *             "orderId": "7a8b9c",
                     *             "status": "confirmed",
                     *             "version": 1,
                     *             "shop": {
                     *               "id": "k3m9x2ab",
                     *               "shopName": "Mizukagami Hair Tenjin",
                     *               "shopAddress": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
                     *               "localAddress": {
                     *                 "text": "福岡市中央区天神1-21-11 2階",
                     *                 "language": "ja"
                     *               },
                     *               "phone": "+81925550100",
                     *               "cover": {
                     *                 "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                     *                 "width": 480,
                     *                 "height": 360
                     *               },
                     *               "latitude": 33.59,
                     *               "longitude": 130.4
                     *             },
                     *             "serviceId": "k3m9x2ab-1",
                     *             "serviceName": "Cut and blow-dry",
                     *             "dayUnit": false,
                     *             "needsLicense": false,
                     *             "mainService": {
                     *               "kind": "service",
                     *               "id": "k3m9x2ab-1-u1",
                     *               "name": "Cut and blow-dry",
                     *               "quantity": 1,
                     *               "amount": {
                     *                 "amount": 6500,
                     *                 "currency": "JPY"
                     *               },
                     *               "shopAmount": {
                     *                 "amount": 6500,
                     *                 "currency": "JPY"
                     *               }
                     *             },
                     *             "additionalServices": [
                     *               {
                     *                 "kind": "attach",
                     *                 "id": "k3m9x2ab-a1",
                     *                 "name": "Head spa, 15 minutes",
                     *                 "quantity": 1,
                     *                 "amount": {
                     *                   "amount": 2200,
                     *                   "currency": "JPY"
                     *                 },
                     *                 "shopAmount": {
                     *                   "amount": 2200,
                     *                   "currency": "JPY"
                     *                 }
                     *               }
                     *             ],
                     *             "staff": {
                     *               "id": "k3m9x2ab-s1",
                     *               "name": "Kaori Ishikawa"
                     *             },
                     *             "equipment": null,
                     *             "quantity": 1,
                     *             "date": "2026-12-01",
                     *             "reservationTime": "10:00",
                     *             "startAt": "2026-12-01T01:00:00Z",
                     *             "endAt": "2026-12-01T02:15:00Z",
                     *             "timeZone": "Asia/Tokyo",
                     *             "experienceMinutes": 75,
                     *             "total": {
                     *               "amount": 8700,
                     *               "currency": "JPY"
                     *             },
                     *             "shopTotal": {
                     *               "amount": 8700,
                     *               "currency": "JPY"
                     *             },
                     *             "paidAmount": null,
                     *             "rate": "1",
                     *             "rateAt": "2026-11-20T00:00:00Z",
                     *             "contact": {
                     *               "firstName": "Hana",
                     *               "lastName": "Sato",
                     *               "phone": "+819012345678",
                     *               "email": "hana@example.com"
                     *             },
                     *             "contactNumber": "+819012345678",
                     *             "specialRequirement": null,
                     *             "cancellationReason": null,
                     *             "cancellationReasonText": null,
                     *             "freeCancellationUntil": "2026-11-30T01:00:00Z",
                     *             "freeCancellationInSeconds": 821700,
                     *             "lateFee": null,
                     *             "allowedActions": [
                     *               {
                     *                 "action": "cancel",
                     *                 "allowed": true,
                     *                 "until": "2026-12-01T01:00:00Z"
                     *               },
                     *               {
                     *                 "action": "reschedule",
                     *                 "allowed": true,
                     *                 "until": "2026-11-30T01:00:00Z",
                     *                 "left": 3
                     *               }
                     *             ],
                     *             "createdAt": "2026-11-20T12:45:09Z",
                     *             "cancelledAt": null,
                     *             "cancelledBy": null
                     *           }
                     *         ],
                     *         "reviewReports": [],
                     *         "favorites": [
                     *           {
                     *             "id": "k3m9x2ab",
                     *             "shopName": "Mizukagami Hair Tenjin",
                     *             "brandName": null,
                     *             "cover": {
                     *               "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                     *               "width": 480,
                     *               "height": 360
                     *             },
                     *             "category": {
                     *               "id": "hair",
                     *               "name": "Hair"
                     *             },
                     *             "city": {
                     *               "id": "fukuoka",
                     *               "name": "Fukuoka"
                     *             },
                     *             "country": "JP",
                     *             "rating": null,
                     *             "ratingCount": 0,
                     *             "priceFrom": {
                     *               "amount": 6500,
                     *               "currency": "JPY"
                     *             },
                     *             "nextAvailableDate": "2026-12-01"
                     *           }
                     *         ],
                     *         "notifications": [
                     *           {
                     *             "id": "f66ab9205862c1c163d0f2b36395522e",
                     *             "isRead": false,
                     *             "type": "reservation",
                     *             "kind": "confirmed",
                     *             "codeNumber": "HTMYP3EV",
                     *             "serviceName": "Cut and blow-dry",
                     *             "shopName": "Mizukagami Hair Tenjin",
                     *             "date": "2026-12-01T01:00:00Z",
                     *             "timeZone": "Asia/Tokyo",
                     *             "createdAt": "2026-11-20T12:45:09Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": ExportMeAnswer;
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrOld"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    createWsTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": {
                     *         "ticket": "b0c1d2e3f4a5968778695a4b3c2d1e0f",
                     *         "expiresAt": "2026-11-20T12:46:00Z",
                     *         "expiresInSeconds": 60
                     *       }
                     *     }
                     */
                    "application/json": CreateWsTicketAnswer;
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listFavorites: {
        parameters: {
            query?: ListFavoritesQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Favorite shops */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "k3m9x2ab",
                     *           "shopName": "Mizukagami Hair Tenjin",
                     *           "brandName": null,
                     *           "cover": {
                     *             "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                     *             "width": 480,
                     *             "height": 360
                     *           },
                     *           "category": {
                     *             "id": "hair",
                     *             "name": "Hair"
                     *           },
                     *           "city": {
                     *             "id": "fukuoka",
                     *             "name": "Fukuoka"
                     *           },
                     *           "country": "JP",
                     *           "rating": null,
                     *           "ratingCount": 0,
                     *           "priceFrom": {
                     *             "amount": 6500,
                     *             "currency": "JPY"
                     *           },
                     *           "nextAvailableDate": "2026-12-01"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": ListFavoritesAnswer;
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of a shop
                 * @example k3m9x2ab
                 */
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of a shop
                 * @example k3m9x2ab
                 */
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listCategories: {
        parameters: {
            query?: ListCategoriesQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
            query?: ListCategoriesOfJapanQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
            query?: ListCategoriesWithShopsQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": "beauty",
                     *           "slug": "beauty",
                     *           "name": "Beauty",
                     *           "icon": {
                     *             "url": "/media/categories/scissors.svg",
                     *             "width": 96,
                     *             "height": 96
                     *           },
                     *           "parentId": null,
                     *           "shopCount": 120,
                     *           "shops": [
                     *             {
                     *               "id": "k3m9x2ab",
                     *               "shopName": "Mizukagami Hair Tenjin",
                     *               "brandName": null,
                     *               "cover": {
                     *                 "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                     *                 "width": 480,
                     *                 "height": 360
                     *               },
                     *               "category": {
                     *                 "id": "hair",
                     *                 "name": "Hair"
                     *               },
                     *               "city": {
                     *                 "id": "fukuoka",
                     *                 "name": "Fukuoka"
                     *               },
                     *               "country": "JP",
                     *               "rating": null,
                     *               "ratingCount": 0,
                     *               "priceFrom": {
                     *                 "amount": 6500,
                     *                 "currency": "JPY"
                     *               },
                     *               "nextAvailableDate": "2026-12-01"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ListCategoriesWithShopsAnswer;
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listCities: {
        parameters: {
            query?: ListCitiesQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "fukuoka",
                     *           "name": "Fukuoka",
                     *           "country": "JP",
                     *           "locationType": "oversea",
                     *           "timeZone": "Asia/Tokyo",
                     *           "cover": {
                     *             "url": "/media/cities/fukuoka.svg",
                     *             "width": 640,
                     *             "height": 360
                     *           },
                     *           "recommended": true,
                     *           "shopCount": 42
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": ListCitiesAnswer;
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listCurated: {
        parameters: {
            query?: ListCuratedQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "jp",
                     *           "curatedTitle": "Japan, taken care of",
                     *           "summary": "Hair, hot springs and dinners from Fukuoka to Sapporo.",
                     *           "cover": {
                     *             "url": "/media/curated/jp.svg",
                     *             "width": 640,
                     *             "height": 360
                     *           },
                     *           "shopCount": 314
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": ListCuratedAnswer;
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getCurated: {
        parameters: {
            query?: GetCuratedQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of a theme
                 * @example kyoto-slow
                 */
                id: string;
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
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "jp",
                     *         "curatedTitle": "Japan, taken care of",
                     *         "summary": "Hair, hot springs and dinners from Fukuoka to Sapporo.",
                     *         "cover": {
                     *           "url": "/media/curated/jp.svg",
                     *           "width": 640,
                     *           "height": 360
                     *         },
                     *         "shopCount": 1,
                     *         "shops": [
                     *           {
                     *             "id": "k3m9x2ab",
                     *             "shopName": "Mizukagami Hair Tenjin",
                     *             "brandName": null,
                     *             "cover": {
                     *               "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                     *               "width": 480,
                     *               "height": 360
                     *             },
                     *             "category": {
                     *               "id": "hair",
                     *               "name": "Hair"
                     *             },
                     *             "city": {
                     *               "id": "fukuoka",
                     *               "name": "Fukuoka"
                     *             },
                     *             "country": "JP",
                     *             "rating": null,
                     *             "ratingCount": 0,
                     *             "priceFrom": {
                     *               "amount": 6500,
                     *               "currency": "JPY"
                     *             },
                     *             "nextAvailableDate": "2026-12-01"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": GetCuratedAnswer;
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
            query?: SearchShopsQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "k3m9x2ab",
                     *           "shopName": "Mizukagami Hair Tenjin",
                     *           "brandName": null,
                     *           "cover": {
                     *             "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                     *             "width": 480,
                     *             "height": 360
                     *           },
                     *           "category": {
                     *             "id": "hair",
                     *             "name": "Hair"
                     *           },
                     *           "city": {
                     *             "id": "fukuoka",
                     *             "name": "Fukuoka"
                     *           },
                     *           "country": "JP",
                     *           "rating": null,
                     *           "ratingCount": 0,
                     *           "priceFrom": {
                     *             "amount": 6500,
                     *             "currency": "JPY"
                     *           },
                     *           "nextAvailableDate": "2026-12-01"
                     *         }
                     *       ],
                     *       "correctedKeyword": null,
                     *       "interpretation": {
                     *         "places": [],
                     *         "replaced": [],
                     *         "date": null,
                     *         "fullOn": null,
                     *         "quantity": null,
                     *         "sort": null,
                     *         "priceMin": null,
                     *         "priceMax": null,
                     *         "typed": {
                     *           "date": [],
                     *           "quantity": [],
                     *           "sort": [],
                     *           "price": []
                     *         },
                     *         "notFound": [],
                     *         "placeOnly": false,
                     *         "unsupported": []
                     *       },
                     *       "total": 1,
                     *       "nextCursor": null,
                     *       "facets": {
                     *         "categories": [
                     *           {
                     *             "id": "hair",
                     *             "name": "Hair",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "cities": [
                     *           {
                     *             "id": "fukuoka",
                     *             "name": "Fukuoka",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "price": {
                     *           "min": {
                     *             "amount": 6500,
                     *             "currency": "JPY"
                     *           },
                     *           "max": {
                     *             "amount": 6500,
                     *             "currency": "JPY"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": SearchShopsAnswer;
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listHottestBooked: {
        parameters: {
            query?: ListHottestBookedQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
            query: ListShopsOfBrandQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
            query?: ListBrandsQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "b1",
                     *           "brandName": "Mizukagami",
                     *           "shopCount": 3
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": ListBrandsAnswer;
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listShops: {
        parameters: {
            query?: ListShopsQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
            query?: ListShopsByCategoryQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of a category
                 * @example hair
                 */
                id: string;
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
            query?: GetShopQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of a shop
                 * @example k3m9x2ab
                 */
                id: string;
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
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "k3m9x2ab",
                     *         "shopName": "Mizukagami Hair Tenjin",
                     *         "brandName": null,
                     *         "cover": {
                     *           "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                     *           "width": 480,
                     *           "height": 360
                     *         },
                     *         "category": {
                     *           "id": "hair",
                     *           "name": "Hair"
                     *         },
                     *         "city": {
                     *           "id": "fukuoka",
                     *           "name": "Fukuoka"
                     *         },
                     *         "country": "JP",
                     *         "rating": null,
                     *         "ratingCount": 0,
                     *         "priceFrom": {
                     *           "amount": 6500,
                     *           "currency": "JPY"
                     *         },
                     *         "nextAvailableDate": "2026-12-01",
                     *         "description": "A quiet salon above the arcade, for short and long hair.",
                     *         "address": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
                     *         "phone": "+81925550100",
                     *         "latitude": 33.59,
                     *         "longitude": 130.4,
                     *         "timeZone": "Asia/Tokyo",
                     *         "hours": [
                     *           {
                     *             "weekday": 1,
                     *             "open": "10:00",
                     *             "close": "20:00"
                     *           }
                     *         ],
                     *         "specialHours": [
                     *           {
                     *             "date": "2026-12-06",
                     *             "open": "10:00",
                     *             "close": "15:00"
                     *           }
                     *         ],
                     *         "closures": [
                     *           {
                     *             "from": "2027-02-06T00:00",
                     *             "to": "2027-02-12T00:00"
                     *           }
                     *         ],
                     *         "openState": {
                     *           "open": true,
                     *           "changesAt": "2026-12-01T11:00:00Z"
                     *         },
                     *         "pictures": [
                     *           {
                     *             "url": "/media/shops/k3m9x2ab/1.svg?v=1ajocxo",
                     *             "width": 480,
                     *             "height": 360
                     *           }
                     *         ],
                     *         "categories": [
                     *           {
                     *             "id": "hair",
                     *             "name": "Hair"
                     *           }
                     *         ],
                     *         "services": [
                     *           {
                     *             "id": "k3m9x2ab-1",
                     *             "shopId": "k3m9x2ab",
                     *             "shopName": "Mizukagami Hair Tenjin",
                     *             "categoryId": "hair",
                     *             "categoryName": "Hair",
                     *             "name": "Cut and blow-dry",
                     *             "description": "A consultation, a cut and a finish.",
                     *             "selectionUnitMode": "staff",
                     *             "perPerson": true,
                     *             "pricePer": "person",
                     *             "minQuantity": 1,
                     *             "maxQuantity": 2,
                     *             "dayUnit": false,
                     *             "hasAttaches": true,
                     *             "priceFrom": {
                     *               "amount": 6500,
                     *               "currency": "JPY"
                     *             },
                     *             "units": [
                     *               {
                     *                 "id": "k3m9x2ab-1-u1",
                     *                 "name": "Short to medium",
                     *                 "durationMinutes": 60,
                     *                 "price": {
                     *                   "amount": 6500,
                     *                   "currency": "JPY"
                     *                 },
                     *                 "shopPrice": {
                     *                   "amount": 6500,
                     *                   "currency": "JPY"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "freeCancellationHours": 24,
                     *         "lateFee": null
                     *       }
                     *     }
                     */
                    "application/json": GetShopAnswer;
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listReviews: {
        parameters: {
            query?: ListReviewsQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of a shop
                 * @example k3m9x2ab
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "7c1e5a90",
                     *           "stars": 5,
                     *           "text": "ていねいにカットしていただきました。",
                     *           "language": "ja",
                     *           "author": "佐**",
                     *           "serviceName": "Cut and blow-dry",
                     *           "month": "2026-11",
                     *           "createdAt": "2026-11-20T12:45:09Z",
                     *           "reply": {
                     *             "text": "またお待ちしております。",
                     *             "createdAt": "2026-11-21T01:00:00Z"
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "distribution": [
                     *         0,
                     *         0,
                     *         0,
                     *         0,
                     *         1
                     *       ],
                     *       "languages": [
                     *         {
                     *           "language": "ja",
                     *           "count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ListReviewsAnswer;
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
            query?: ListServicesQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
            query: ListServicesByCategoryQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
            query?: GetServiceQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of a service
                 * @example k3m9x2ab-1
                 */
                id: string;
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
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "k3m9x2ab-1",
                     *         "shopId": "k3m9x2ab",
                     *         "shopName": "Mizukagami Hair Tenjin",
                     *         "categoryId": "hair",
                     *         "categoryName": "Hair",
                     *         "name": "Cut and blow-dry",
                     *         "description": "A consultation, a cut and a finish.",
                     *         "selectionUnitMode": "staff",
                     *         "perPerson": true,
                     *         "pricePer": "person",
                     *         "minQuantity": 1,
                     *         "maxQuantity": 2,
                     *         "dayUnit": false,
                     *         "hasAttaches": true,
                     *         "priceFrom": {
                     *           "amount": 6500,
                     *           "currency": "JPY"
                     *         },
                     *         "units": [
                     *           {
                     *             "id": "k3m9x2ab-1-u1",
                     *             "name": "Short to medium",
                     *             "durationMinutes": 60,
                     *             "price": {
                     *               "amount": 6500,
                     *               "currency": "JPY"
                     *             },
                     *             "shopPrice": {
                     *               "amount": 6500,
                     *               "currency": "JPY"
                     *             }
                     *           }
                     *         ],
                     *         "shop": {
                     *           "id": "k3m9x2ab",
                     *           "shopName": "Mizukagami Hair Tenjin",
                     *           "cover": {
                     *             "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                     *             "width": 480,
                     *             "height": 360
                     *           },
                     *           "address": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
                     *           "phone": "+81925550100",
                     *           "timeZone": "Asia/Tokyo",
                     *           "country": "JP",
                     *           "latitude": 33.59,
                     *           "longitude": 130.4,
                     *           "freeCancellationHours": 24,
                     *           "lateFee": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": GetServiceAnswer;
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
            query?: ListSearchTagsQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "keyword": "kimono",
                     *           "count": 128
                     *         },
                     *         {
                     *           "keyword": "ramen",
                     *           "count": 97
                     *         }
                     *       ],
                     *       "total": 2
                     *     }
                     */
                    "application/json": ListSearchTagsAnswer;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    content: string & FreeText;
                    locale: Locale;
                    email?: Email;
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
            query?: GetPlatformStyleQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": {
                     *         "primaryColor": "#16213e",
                     *         "secondaryColor": "#2b62d9",
                     *         "accentColor": "#ffc94a",
                     *         "linkColor": "#eaf1ff",
                     *         "bannerUrl": "/media/banner.svg",
                     *         "logoUrl": "/media/logo.svg",
                     *         "title": "Yoyaku"
                     *       }
                     *     }
                     */
                    "application/json": GetPlatformStyleAnswer;
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listArticleCategories: {
        parameters: {
            query?: ListArticleCategoriesQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "travel",
                     *           "name": "Travel"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": ListArticleCategoriesAnswer;
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listArticles: {
        parameters: {
            query?: ListArticlesQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
            query: ListArticlesByCategoryQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
            query?: GetArticleQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of an article
                 * @example kimono-day
                 */
                id: string;
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
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "slow-okinawa",
                     *         "articleName": "Four slow days in Okinawa",
                     *         "summary": "Sea, pottery and noodles, without a timetable.",
                     *         "category": {
                     *           "id": "travel",
                     *           "name": "Travel"
                     *         },
                     *         "cover": {
                     *           "url": "/media/articles/slow-okinawa.svg",
                     *           "width": 640,
                     *           "height": 360
                     *         },
                     *         "publishedAt": "2026-10-01T00:00:00Z",
                     *         "body": "## Day one\n\nTake the monorail to the end of the line.",
                     *         "shops": [
                     *           {
                     *             "id": "k3m9x2ab",
                     *             "shopName": "Mizukagami Hair Tenjin",
                     *             "brandName": null,
                     *             "cover": {
                     *               "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                     *               "width": 480,
                     *               "height": 360
                     *             },
                     *             "category": {
                     *               "id": "hair",
                     *               "name": "Hair"
                     *             },
                     *             "city": {
                     *               "id": "fukuoka",
                     *               "name": "Fukuoka"
                     *             },
                     *             "country": "JP",
                     *             "rating": null,
                     *             "ratingCount": 0,
                     *             "priceFrom": {
                     *               "amount": 6500,
                     *               "currency": "JPY"
                     *             },
                     *             "nextAvailableDate": "2026-12-01"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": GetArticleAnswer;
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
            query?: GetPrivacyPolicyQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
            query?: GetTermsOfUseQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
    listLegalTexts: {
        parameters: {
            query?: ListLegalTextsQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The legal texts, each in its version in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "kind": "privacy",
                     *           "version": "2026-11-22",
                     *           "title": "Privacy policy",
                     *           "updatedAt": "2026-11-22T00:00:00Z"
                     *         },
                     *         {
                     *           "kind": "seller-jp",
                     *           "version": "2026-11-24",
                     *           "title": "Notice under the Act on Specified Commercial Transactions (Japan)",
                     *           "updatedAt": "2026-11-24T03:00:00Z"
                     *         }
                     *       ],
                     *       "total": 2
                     *     }
                     */
                    "application/json": ListLegalTextsAnswer;
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getLegalText: {
        parameters: {
            query?: GetLegalTextQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Which text
                 * @example seller-jp
                 */
                kind: LegalTextKind;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LegalTextAnswer"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listFaqCategories: {
        parameters: {
            query?: ListFaqCategoriesQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "booking",
                     *           "name": "Reservations"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": ListFaqCategoriesAnswer;
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listFaqs: {
        parameters: {
            query?: ListFaqsQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of a category of questions
                 * @example booking
                 */
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "free-cancellation",
                     *           "question": "Until when can I cancel for free?",
                     *           "answer": "Each ticket names the time. Most shops allow it until 24 hours before the start."
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": ListFaqsAnswer;
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
            query: GetAvailableTimeQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
                /**
                 * @description The `holdToken` of the hold
                 * @example 6f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                "x-hold-token"?: string;
            };
            path: {
                /**
                 * @description Id of a shop
                 * @example k3m9x2ab
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Available days and slots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "timeZone": "Asia/Tokyo",
                     *         "days": [
                     *           {
                     *             "date": "2026-12-01",
                     *             "status": "AVAILABLE",
                     *             "slots": [
                     *               {
                     *                 "startAt": "2026-12-01T10:00:00+09:00",
                     *                 "endAt": "2026-12-01T11:00:00+09:00",
                     *                 "time": "10:00",
                     *                 "vacancies": 2,
                     *                 "price": {
                     *                   "amount": 6500,
                     *                   "currency": "JPY"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "nextAvailableDate": "2026-12-01"
                     *       }
                     *     }
                     */
                    "application/json": GetAvailableTimeAnswer;
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getAvailableProviders: {
        parameters: {
            query: GetAvailableProvidersQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
                /**
                 * @description The `holdToken` of the hold
                 * @example 6f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                "x-hold-token"?: string;
            };
            path: {
                /**
                 * @description Id of a shop
                 * @example k3m9x2ab
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Available staff and equipment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "mode": "staff",
                     *         "providers": [
                     *           {
                     *             "id": "k3m9x2ab-s1",
                     *             "name": "Kaori Ishikawa",
                     *             "title": "Stylist",
                     *             "avatarUrl": "/media/staff/k3m9x2ab/k3m9x2ab-s1.svg",
                     *             "available": true
                     *           }
                     *         ],
                     *         "resources": []
                     *       }
                     *     }
                     */
                    "application/json": GetAvailableProvidersAnswer;
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getAvailableServiceAttaches: {
        parameters: {
            query: GetAvailableServiceAttachesQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
                /**
                 * @description The `holdToken` of the hold
                 * @example 6f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                "x-hold-token"?: string;
            };
            path: {
                /**
                 * @description Id of a shop
                 * @example k3m9x2ab
                 */
                id: string;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "k3m9x2ab-a1",
                     *           "name": "Head spa, 15 minutes",
                     *           "price": {
                     *             "amount": 2200,
                     *             "currency": "JPY"
                     *           },
                     *           "durationMinutes": 15,
                     *           "maxQuantity": 1,
                     *           "available": true
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": GetAvailableServiceAttachesAnswer;
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getConfirmReminder: {
        parameters: {
            query?: GetConfirmReminderQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of a shop
                 * @example k3m9x2ab
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirmation points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "version": "2026-11-01",
                     *         "privacyVersion": "2026-11-22",
                     *         "reminders": [
                     *           {
                     *             "id": "k3m9x2ab-m1",
                     *             "text": "Please arrive five minutes early.",
                     *             "required": true
                     *           }
                     *         ],
                     *         "cancellationPolicy": {
                     *           "freeHours": 24,
                     *           "lateFee": null,
                     *           "text": "Free cancellation until 24 hours before the start."
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": GetConfirmReminderAnswer;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
                /**
                 * @description Create one key per user action. Send the same key with every retry. Keys are scoped to the member, or for a visitor to the X-Hold-Token, else to the IP address.
                 * @example b7e0c7a2-5f0c-4d63-9d0e-4a1f2c3b5d6e
                 */
                "idempotency-key": string;
                /**
                 * @description The `holdToken` of the hold
                 * @example 6f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                "x-hold-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HoldBody;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
                /**
                 * @description The `holdToken` of the hold
                 * @example 6f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                "x-hold-token": string;
            };
            path: {
                /**
                 * @description The `holdId` of the hold
                 * @example 3c9d7e
                 */
                holdId: string;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
                /**
                 * @description The `holdToken` of the hold
                 * @example 6f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                "x-hold-token": string;
            };
            path: {
                /**
                 * @description The `holdId` of the hold
                 * @example 3c9d7e
                 */
                holdId: string;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
                /**
                 * @description The `holdToken` of the hold
                 * @example 6f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                "x-hold-token": string;
            };
            path: {
                /**
                 * @description The `holdId` of the hold
                 * @example 3c9d7e
                 */
                holdId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HoldChangeBody;
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
            query?: ListReservationsQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "codeNumber": "HTMYP3EV",
                     *           "orderId": "7a8b9c",
                     *           "status": "confirmed",
                     *           "version": 1,
                     *           "shop": {
                     *             "id": "k3m9x2ab",
                     *             "shopName": "Mizukagami Hair Tenjin",
                     *             "shopAddress": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
                     *             "localAddress": {
                     *               "text": "福岡市中央区天神1-21-11 2階",
                     *               "language": "ja"
                     *             },
                     *             "phone": "+81925550100",
                     *             "cover": {
                     *               "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                     *               "width": 480,
                     *               "height": 360
                     *             },
                     *             "latitude": 33.59,
                     *             "longitude": 130.4
                     *           },
                     *           "serviceId": "k3m9x2ab-1",
                     *           "serviceName": "Cut and blow-dry",
                     *           "dayUnit": false,
                     *           "needsLicense": false,
                     *           "mainService": {
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
                     *           "additionalServices": [
                     *             {
                     *               "kind": "attach",
                     *               "id": "k3m9x2ab-a1",
                     *               "name": "Head spa, 15 minutes",
                     *               "quantity": 1,
                     *               "amount": {
                     *                 "amount": 2200,
                     *                 "currency": "JPY"
                     *               },
                     *               "shopAmount": {
                     *                 "amount": 2200,
                     *                 "currency": "JPY"
                     *               }
                     *             }
                     *           ],
                     *           "staff": {
                     *             "id": "k3m9x2ab-s1",
                     *             "name": "Kaori Ishikawa"
                     *           },
                     *           "equipment": null,
                     *           "quantity": 1,
                     *           "date": "2026-12-01",
                     *           "reservationTime": "10:00",
                     *           "startAt": "2026-12-01T01:00:00Z",
                     *           "endAt": "2026-12-01T02:15:00Z",
                     *           "timeZone": "Asia/Tokyo",
                     *           "experienceMinutes": 75,
                     *           "total": {
                     *             "amount": 8700,
                     *             "currency": "JPY"
                     *           },
                     *           "shopTotal": {
                     *             "amount": 8700,
                     *             "currency": "JPY"
                     *           },
                     *           "paidAmount": null,
                     *           "rate": "1",
                     *           "rateAt": "2026-11-20T00:00:00Z",
                     *           "contact": {
                     *             "firstName": "Hana",
                     *             "lastName": "Sato",
                     *             "phone": "+819012345678",
                     *             "email": "hana@example.com"
                     *           },
                     *           "contactNumber": "+819012345678",
                     *           "specialRequirement": null,
                     *           "cancellationReason": null,
                     *           "cancellationReasonText": null,
                     *           "freeCancellationUntil": "2026-11-30T01:00:00Z",
                     *           "freeCancellationInSeconds": 821700,
                     *           "lateFee": null,
                     *           "allowedActions": [
                     *             {
                     *               "action": "cancel",
                     *               "allowed": true,
                     *               "until": "2026-12-01T01:00:00Z"
                     *             },
                     *             {
                     *               "action": "reschedule",
                     *               "allowed": true,
                     *               "until": "2026-11-30T01:00:00Z",
                     *               "left": 3
                     *             }
                     *           ],
                     *           "createdAt": "2026-11-20T12:45:09Z",
                     *           "cancelledAt": null,
                     *           "cancelledBy": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": ListReservationsAnswer;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
                /**
                 * @description Create one key per user action. Send the same key with every retry. Keys are scoped to the member, or for a visitor to the X-Hold-Token, else to the IP address.
                 * @example b7e0c7a2-5f0c-4d63-9d0e-4a1f2c3b5d6e
                 */
                "idempotency-key": string;
                /**
                 * @description The `holdToken` of the hold
                 * @example 6f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                "x-hold-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReservationBody;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description The `codeNumber` of a reservation
                 * @example HTMYP3EV
                 */
                codeNumber: string;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
                /**
                 * @description Create one key per user action. Send the same key with every retry. Keys are scoped to the member, or for a visitor to the X-Hold-Token, else to the IP address.
                 * @example b7e0c7a2-5f0c-4d63-9d0e-4a1f2c3b5d6e
                 */
                "idempotency-key": string;
            };
            path: {
                /**
                 * @description The `codeNumber` of a reservation
                 * @example HTMYP3EV
                 */
                codeNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CancelBody;
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
    rescheduleReservation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
                /**
                 * @description Create one key per user action. Send the same key with every retry. Keys are scoped to the member, or for a visitor to the X-Hold-Token, else to the IP address.
                 * @example b7e0c7a2-5f0c-4d63-9d0e-4a1f2c3b5d6e
                 */
                "idempotency-key": string;
            };
            path: {
                /**
                 * @description The `codeNumber` of a reservation
                 * @example HTMYP3EV
                 */
                codeNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RescheduleBody;
            };
        };
        responses: {
            200: components["responses"]["ReservationAnswer"];
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
    createReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description The `codeNumber` of a reservation
                 * @example HTMYP3EV
                 */
                codeNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReviewBody;
            };
        };
        responses: {
            /** @description The review */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "7c1e5a90",
                     *         "stars": 5,
                     *         "text": "A careful cut, and nobody hurried me.",
                     *         "language": "en",
                     *         "author": "H.",
                     *         "serviceName": "Cut and blow-dry",
                     *         "month": "2026-11",
                     *         "createdAt": "2026-11-20T12:45:09Z",
                     *         "reply": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Review;
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    reportReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of a review
                 * @example 7c1e5a90
                 */
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReviewReportBody;
            };
        };
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    listWaitingList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitingListAnswer"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    joinWaitingList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
                /**
                 * @description Create one key per user action. Send the same key with every retry. Keys are scoped to the member, or for a visitor to the X-Hold-Token, else to the IP address.
                 * @example b7e0c7a2-5f0c-4d63-9d0e-4a1f2c3b5d6e
                 */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WaitingListBody;
            };
        };
        responses: {
            201: components["responses"]["WaitingListEntryAnswer"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    leaveWaitingList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description The `id` of an entry of the waiting list
                 * @example 0d4b7a9e
                 */
                entryId: string;
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
    listNotifications: {
        parameters: {
            query?: ListNotificationsQuery;
            header?: {
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "f66ab9205862c1c163d0f2b36395522e",
                     *           "isRead": false,
                     *           "type": "reservation",
                     *           "kind": "confirmed",
                     *           "codeNumber": "HTMYP3EV",
                     *           "serviceName": "Cut and blow-dry",
                     *           "shopName": "Mizukagami Hair Tenjin",
                     *           "date": "2026-12-01T01:00:00Z",
                     *           "timeZone": "Asia/Tokyo",
                     *           "createdAt": "2026-11-20T12:45:09Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "unreadCount": 1
                     *     }
                     */
                    "application/json": ListNotificationsAnswer;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
            };
            path: {
                /**
                 * @description Id of a notification
                 * @example f66ab9205862c1c163d0f2b36395522e
                 */
                id: string;
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
                /**
                 * @description Language of the texts; en when absent
                 * @example ja
                 */
                "accept-language"?: string;
                /**
                 * @description Currency of shown prices; TWD when absent
                 * @example JPY
                 */
                "x-currency"?: Currency;
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
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};

/** @enum {string} */
export type Locale = "en" | "ko" | "ja" | "zh";
/** @enum {string} */
export type Currency = "USD" | "TWD" | "JPY" | "KRW";
/** @enum {string} */
export type Country = "JP" | "KR" | "TW" | (string & {});
/**
 * @description Relative to Taiwan: `domentic` is TW, `oversea` all other countries (wire spellings)
 * @enum {string}
 */
export type LocationType = "oversea" | "domentic";
/**
 * Format: date-time
 * @description ISO 8601 with offset
 */
export type Instant = string;
/**
 * Format: int32
 * @description From this answer to the instant beside it, by the clock that decides; 0 once it has come. Count from this: the clock of a device, and the `Date` of an answer, may be wrong. `…At` and `…Until` have `…InSeconds`
 */
export type SecondsLeft = number;
/** @description ISO 8601 with any offset */
export type OffsetInstant = string;
/**
 * Format: date
 * @description YYYY-MM-DD, in the zone of the shop
 */
export type PlainDate = string;
/** @description HH:MM of the day on which the hours begin: 24:00 is midnight at its end, 26:00 two in the morning after it, 36:00 the latest. Sent as at or before the opening (`02:00` after `18:00`), it is of the next day; answered always as `26:00` */
export type ClosingTime = string;
/** @description HH:MM, in the zone of the shop, of the date in whose hours it is: after midnight 24:30 to 35:59. `24:30` of a date and `00:30` of the next are one moment */
export type DayTime = string;
/** @description HH:MM, in the zone of the shop */
export type PlainTime = string;
/** @description `latitude,longitude` in degrees, each with at most 4 decimals; north and east are positive */
export type Coordinates = string;
/**
 * Format: int32
 * @description Days of a rental
 */
export type RentalDays = number;
/**
 * Format: int32
 * @description Number of people: parties have up to 5, rentals by the day as many as there are seats. `maxQuantity` of a service says how many it takes
 */
export type Quantity = number;
/**
 * Format: email
 * @description ASCII before the @ (else FORMAT): not every mail server on the way takes other letters there. The domain may be international
 */
export type Email = string;
/** @description Letters and marks (at most five in a row) of any script, and space ' ’ - . · ・ between them; counted in code points. Spaces, hyphens, apostrophes and dots of every width become one of these, and invisible characters are dropped before it is judged */
export type PersonName = string;
/** @description Any text, of many lines too; without other control characters and without signs that turn or isolate the direction of writing */
export type FreeText = string;
/** @description E.164 */
export type Phone = string;
/** @description 8 characters without 0 O 1 I */
export type CodeNumberValue = string;
/**
 * @description `rating`: the best average of stars first, where few reviews count less than many; shops without reviews follow
 * @default popular
 * @enum {string}
 */
export type SearchSort = "popular" | "rating" | "price-asc" | "price-desc" | "newest";
/** @enum {string} */
export type DurationBucket = "0-3" | "3-5" | "5-7" | "full-day";
/**
 * @description Morning: from 5:00 until noon. Afternoon: until 18:00. Evening: until the shop closes, also after midnight
 * @enum {string}
 */
export type TimeOfDay = "morning" | "afternoon" | "evening";
/**
 * @description Whether each person adds to a price
 * @enum {string}
 */
export type PricePer = "person" | "booking" | (string & {});
/** @enum {string} */
export type EquipmentKind = "bed" | "bay" | "room" | "table" | "car" | "seat" | "chair" | (string & {});
/** @enum {string} */
export type SelectionUnitMode = "none" | "staff" | "resource" | "staff_and_resource" | (string & {});
/** @enum {string} */
export type Provider = "google" | "facebook" | "apple" | (string & {});
/**
 * @example {
 *       "amount": 6500,
 *       "currency": "JPY"
 *     }
 */
export interface Money {
    /**
     * Format: int64
     * @description ISO 4217 minor units: USD and TWD have 2 decimals, JPY and KRW none
     */
    amount: number;
    currency: Currency;
}
export interface Picture {
    /** @description Absolute, or a path on the origin of the API */
    url: string;
    /** Format: int32 */
    width: number;
    /** Format: int32 */
    height: number;
    /** @description True of the drawn inside of a shop, for its text alternative; left out of all others and by older servers */
    isInside?: boolean;
}
export interface NamedId {
    id: string;
    name: string;
}
/** @enum {string} */
export type FieldCode = "REQUIRED" | "TOO_SHORT" | "TOO_LONG" | "FORMAT" | "TOO_SMALL" | "TOO_LARGE" | "NOT_ALLOWED" | "UNKNOWN" | "TYPE" | "CONTACT_DETAILS" | (string & {});
export interface ErrorBody {
    /** @description A number where the product has one (see x-codes), else an upper-case name. Clients must treat unknown codes as a generic failure. */
    code: number | string;
    /** @description For developers; people read a text chosen from `code` */
    message: string;
    fields?: {
        /** @description Dotted path into the body, or the name of the parameter */
        field: string;
        code: FieldCode;
    }[];
    requestId: string;
    quote?: Quote;
    /** @description With HOLD_EXPIRED: the reservation that the hold became, while it stands */
    codeNumber?: string;
}
export interface LoginStep1Body {
    email: Email;
    /** @description From `nextStep: 'email'` of a sign-in with a provider: the code that proves the e-mail also connects the provider's account */
    ticket?: string;
}
/**
 * @example {
 *       "data": {
 *         "challengeId": "9b1f",
 *         "isNewUser": true,
 *         "nextStep": "profile"
 *       }
 *     }
 */
export interface LoginStep1Answer {
    data: {
        challengeId: string;
        isNewUser: boolean;
        /** @enum {string} */
        nextStep: "profile" | "code" | (string & {});
        expiresAt?: Instant;
        expiresInSeconds?: SecondsLeft;
        resendAt?: Instant;
        resendInSeconds?: SecondsLeft;
    };
    message?: string;
}
/**
 * @example {
 *       "challengeId": "9b1f",
 *       "firstName": "Hana",
 *       "lastName": "Sato",
 *       "acceptsMarketing": false,
 *       "agreedTermsVersion": "2026-11-01",
 *       "agreedPrivacyVersion": "2026-11-22"
 *     }
 */
export interface LoginStep2Body {
    challengeId: string;
    firstName?: PersonName;
    lastName?: PersonName;
    acceptsMarketing?: boolean;
    agreedTermsVersion?: AgreedTermsVersion;
    agreedPrivacyVersion?: AgreedPrivacyVersion;
}
/** @description The version of the terms of use that a newcomer agreed to, and has to. Stored as their consent; a version that is or was in force */
export type AgreedTermsVersion = string;
/** @description The version of the privacy policy that a newcomer agreed to, and has to. Stored as their consent; a version that is or was in force */
export type AgreedPrivacyVersion = string;
/**
 * @example {
 *       "data": {
 *         "expiresAt": "2026-11-20T12:55:00Z",
 *         "expiresInSeconds": 600,
 *         "resendAt": "2026-11-20T12:46:00Z",
 *         "resendInSeconds": 60
 *       }
 *     }
 */
export interface LoginStep2Answer {
    data: {
        expiresAt: Instant;
        expiresInSeconds: SecondsLeft;
        resendAt: Instant;
        resendInSeconds: SecondsLeft;
    };
    message?: string;
}
/**
 * @example {
 *       "challengeId": "9b1f",
 *       "code": "042137"
 *     }
 */
export interface LoginStep3Body {
    challengeId: string;
    code: string;
}
/**
 * @example {
 *       "provider": "google",
 *       "ticket": "4f9a1c",
 *       "agreedTermsVersion": "2026-11-01",
 *       "agreedPrivacyVersion": "2026-11-22"
 *     }
 */
export interface LoginSsoBody {
    provider: Provider;
    ticket: string;
    agreedTermsVersion?: AgreedTermsVersion;
    agreedPrivacyVersion?: AgreedPrivacyVersion;
}
export interface LoginSsoAnswer {
    data: Session | {
        /** @constant */
        nextStep: "email";
        ticket: string;
        /** @description What the provider calls their address, to begin with */
        email?: string;
    };
}
/**
 * @example {
 *       "refreshToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln"
 *     }
 */
export interface RefreshTokenBody {
    refreshToken: string;
}
export interface Session {
    /** @description JWT, 15 minutes */
    accessToken: string;
    /** @description JWT, 7 days, never past 30 days from sign-in */
    refreshToken: string;
    user: User;
}
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
export interface SessionAnswer {
    data: Session;
    message?: string;
}
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
export interface User {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    /** @description Contact number, E.164 */
    phone: string | null;
    /** @description Consent to receive promotions */
    acceptsMarketing: boolean;
}
/** @description Where a member is signed in */
export interface OpenSession {
    id: string;
    /** @description The one whose access token was sent */
    isCurrent: boolean;
    startedAt: Instant;
    /** @description To a quarter of an hour */
    lastUsedAt: Instant;
    /** @description A name to show, for example Chrome */
    browser: string | null;
    /** @description A name to show, for example Windows or iPhone */
    system: string | null;
}
/** @description What a member agreed to, once */
export interface Consent {
    /**
     * @description `sharing`: contact details and requests go to the shop of a reservation
     * @enum {string}
     */
    purpose: "terms" | "privacy" | "marketing" | "sharing" | (string & {});
    /** @description Of the terms of use for `terms`, else of the privacy policy; empty where it is not known */
    version: string;
    givenAt: Instant;
    withdrawnAt: Instant | null;
    /** @description Of the reservation it was given with */
    codeNumber: string | null;
}
/**
 * @example {
 *       "firstName": "Hana",
 *       "phone": "+819012345678"
 *     }
 */
export interface ProfileBody {
    firstName?: PersonName;
    lastName?: PersonName;
    phone?: Phone | null;
    acceptsMarketing?: boolean;
}
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
export interface Category {
    id: string;
    slug: string;
    name: string;
    icon: Picture;
    parentId: string | null;
    /** Format: int32 */
    shopCount: number;
}
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
export interface City {
    id: string;
    name: string;
    country: Country;
    locationType: LocationType;
    timeZone: string;
    cover: Picture;
    recommended: boolean;
    /** Format: int32 */
    shopCount: number;
}
export interface Brand {
    id: string;
    brandName: string;
    /** Format: int32 */
    shopCount: number;
}
export interface SearchedService {
    id: string;
    name: string;
    /** @description Of a rental of whole days the price of its shortest, in a search for `days` that of so many days in all */
    priceFrom: Money;
    /** @description What `priceFrom` is for */
    pricePer?: PricePer;
    /** @description Of a rental of whole days; left out of other services */
    rental?: {
        /** @description How many days `priceFrom` is for */
        days: RentalDays;
        unitId: string;
        unitName: string;
    };
    /** @description The unit that the keyword names, such as a private room: `priceFrom` and `next` are of it. Left out where it names none */
    unit?: NamedId;
    /** @description In a search for a date: its first free times for the party. In one for `quantity` or a time without a date: those of `nextAvailableDate`. Null without any of them, and where this service has no time left on that day */
    next?: NextTimes | null;
}
/**
 * @example {
 *       "date": "2026-12-05",
 *       "unitId": "k3m9x2ab-1-u1",
 *       "times": [
 *         "10:00",
 *         "10:30",
 *         "11:00"
 *       ],
 *       "quantity": 2,
 *       "total": {
 *         "amount": 13000,
 *         "currency": "JPY"
 *       }
 *     }
 */
export interface NextTimes {
    date: PlainDate;
    /** @description The unit that they are of: the one of `days` or of `unit`, else the first of the service */
    unitId: string;
    times: string[];
    /** @description What the whole party pays */
    total: Money;
    /**
     * Format: int32
     * @description The people that `total` is for; 1 of a service that is not for people, such as a car wash
     */
    quantity: number;
}
/**
 * @example {
 *       "name": "Tenjin Station",
 *       "minutes": 3,
 *       "latitude": 33.5911,
 *       "longitude": 130.3983
 *     }
 */
export interface Station {
    /** @description In the language of the reader */
    name: string;
    /**
     * Format: int32
     * @description On foot to the shop
     */
    minutes: number;
    /** @description Left out, like `longitude`, where the shop has not said where the station is */
    latitude?: number;
    longitude?: number;
}
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
 *       "district": "Tenjin",
 *       "country": "JP",
 *       "latitude": 33.59,
 *       "longitude": 130.4,
 *       "station": {
 *         "name": "Tenjin Station",
 *         "minutes": 3,
 *         "latitude": 33.5911,
 *         "longitude": 130.3983
 *       },
 *       "rating": null,
 *       "ratingCount": 0,
 *       "priceFrom": {
 *         "amount": 6500,
 *         "currency": "JPY"
 *       },
 *       "nextAvailableDate": "2026-12-01"
 *     }
 */
export interface ShopCard {
    id: string;
    shopName: string;
    /** @description The chain it belongs to */
    brandName: string | null;
    cover: Picture;
    category: NamedId;
    city: NamedId;
    /** @description The part of the city that its address names, in the language of the reader; null where it names none that people search for */
    district?: string | null;
    country: Country;
    latitude?: number;
    longitude?: number;
    /** @description The nearest station; left out where the shop has named none */
    station?: Station;
    /** @description Of 5, to one decimal place, from the reviews of members who were there; null while there are none */
    rating: number | null;
    /**
     * Format: int32
     * @description How many reviews `rating` is made of
     */
    ratingCount: number;
    /**
     * Format: int32
     * @description How many members made a reservation in the last 30 days that stands or took place; 0 for fewer than 3
     */
    bookedMembers?: number;
    priceFrom: Money;
    /** @description What `priceFrom` is for */
    pricePer?: PricePer;
    /** @description Next day with an available time, in a search for `quantity` or a time with one for that; null if unknown or none within 31 days; the day before while its night has times left. In a search for a date, that date */
    nextAvailableDate: PlainDate | null;
    /** @description When its texts, hours, services or prices last changed */
    updatedAt?: Instant;
    /** @description The cheapest of the services, and of their units, that match the search best, without those for students, a first visit or a table alone unless the keyword says so. Null if no service matches, and for a sort or filter by price of more than 200 shops. Sorting, filtering and the facet by price use its `priceFrom`, else `priceFrom` of the shop. A cursor of a sort by one of the two prices is rejected by the other. */
    searched?: SearchedService | null;
}
/**
 * @description How the keyword was interpreted
 * @example {
 *       "places": [
 *         {
 *           "name": "恵比寿",
 *           "within": [
 *             "東京"
 *           ],
 *           "shopCount": 1
 *         }
 *       ],
 *       "replaced": [
 *         {
 *           "typed": "ラーメン",
 *           "by": [
 *             "居酒屋"
 *           ]
 *         }
 *       ],
 *       "date": null,
 *       "fullOn": null,
 *       "quantity": 4,
 *       "sort": null,
 *       "priceMin": null,
 *       "priceMax": {
 *         "amount": 5000,
 *         "currency": "JPY"
 *       },
 *       "typed": {
 *         "date": [],
 *         "quantity": [
 *           "4名"
 *         ],
 *         "sort": [],
 *         "price": [
 *           "5000円以下"
 *         ]
 *       },
 *       "notFound": [],
 *       "placeOnly": false,
 *       "unsupported": [
 *         "19時"
 *       ]
 *     }
 */
export interface SearchInterpretation {
    /** @description The cities, districts and countries that filter the search */
    places: {
        name: string;
        /** @description Of a district: the cities it lies in, whose shops follow those of the district; else empty */
        within: string[];
        /**
         * Format: int32
         * @description Of a district: how many of the shops found are within walking distance of it; else null
         */
        shopCount: number | null;
        /**
         * @description Of a district near which there are shops of the kind, but none of those found: `price` if the price range alone rules them out. Absent otherwise
         * @enum {string}
         */
        ruledOutBy?: "price" | "filters" | (string & {});
    }[];
    /** @description Words that no shop matches, and the categories that were searched instead */
    replaced: {
        typed: string;
        by: string[];
    }[];
    /** @description Taken from the keyword, or the day after `fullOn` on which a shop is free */
    date: PlainDate | null;
    /** @description The day in the keyword, if no shop is free on it and one is within the next seven days; else null */
    fullOn: PlainDate | null;
    /**
     * Format: int32
     * @description Taken from the keyword
     */
    quantity: number | null;
    /**
     * Format: int32
     * @description Of a rental, taken from the keyword; absent is the same as null
     */
    days?: number | null;
    /** @description Taken from the keyword; absent is the same as empty */
    timeOfDay?: TimeOfDay[];
    /** @description Taken from the keyword, like `timeTo`: `after 6pm` is from 18:00, `6pm` from 18:00 to 19:00; absent is the same as null */
    timeFrom?: DayTime | null;
    /** @description Taken from the keyword; absent is the same as null */
    timeTo?: DayTime | null;
    /** @description Taken from the keyword */
    sort: SearchSort | null;
    /** @description Taken from the keyword, converted to X-Currency */
    priceMin: Money | null;
    /** @description Taken from the keyword, converted to X-Currency */
    priceMax: Money | null;
    /** @description True if no shop has the typed price: it was left out, and the nearest prices come first. Absent otherwise */
    priceUnmet?: boolean;
    /** @description Parts of the keyword that ask for what is near the visitor, as they were typed, where no place stands beside them: `near` says where that is. Absent where there are none */
    nearMe?: string[];
    /** @description The parts of the keyword that say date, time of day, time, number of people, order and price, as they were typed. A keyword without them searches without that filter */
    typed: {
        date: string[];
        quantity: string[];
        days?: string[];
        timeOfDay?: string[];
        time?: string[];
        sort: string[];
        price: string[];
    };
    /** @description Parts of the keyword that found nothing and were left out of the search, as they were typed */
    notFound: string[];
    /** @description Parts of the keyword, as they were typed, of which each shop found has some and none has all: two kinds of service, or a facility beside a kind. Absent otherwise */
    noneHasAll?: string[];
    /** @description Whether only a place is left of a keyword of which other parts found nothing */
    placeOnly: boolean;
    /** @description Parts of the keyword that a search does not support, as they were typed: an approximate price, a day outside the booking horizon */
    unsupported: string[];
    /** @description Parts of the keyword that say for how many people, for how many days or at which time, as they were typed, where no shop of the kind serves that: they were left out. Absent where there are none */
    unmet?: string[];
}
export interface Facets {
    categories: {
        id: string;
        name: string;
        /** Format: int32 */
        count: number;
    }[];
    cities: {
        id: string;
        name: string;
        /** Format: int32 */
        count: number;
    }[];
    /** @description All districts of the city that was chosen, or of those that the keyword names, that have a shop, and the chosen ones; `count` is 0 where the rest of the search finds nothing. Empty without a city; absent is the same as empty */
    districts?: {
        id: string;
        /** @description In the language of the reader */
        name: string;
        /** Format: int32 */
        count: number;
    }[];
    price: {
        min: Money;
        max: Money;
    } | null;
}
/**
 * @example {
 *       "weekday": 1,
 *       "open": "10:00",
 *       "close": "20:00"
 *     }
 */
export interface OpeningHours {
    /**
     * Format: int32
     * @description ISO: 1 is Monday
     */
    weekday: number;
    open: PlainTime;
    close: ClosingTime;
}
export type Shop = ShopCard & {
    /** @description Left out while there are none */
    reviews?: ShopReviews;
    description: string;
    address: string;
    /** @description The shop's own number, E.164 */
    phone: string;
    latitude: number;
    longitude: number;
    /** @description IANA zone */
    timeZone: string;
    hours: OpeningHours[];
    /** @description Days from today on with hours of their own, which count instead of the week and the holidays */
    specialHours: SpecialHours[];
    /** @description When the whole shop is closed, from now on */
    closures: {
        from: WallTime;
        to: WallTime;
    }[];
    openState: {
        open: boolean;
        /** @description When it closes or opens next */
        changesAt: Instant | null;
    };
    pictures: Picture[];
    categories: NamedId[];
    services: Service[];
    /** @description Where else rentals of the shop may be returned; left out where that is nowhere, and of shops without rentals */
    returnBranches?: ReturnBranch[];
    /** Format: int32 */
    freeCancellationHours: number;
    /** @description Null is the same as no fee; this server answers no fee with `percent` 0 */
    lateFee: LateFee | null;
    /**
     * Format: int32
     * @description The year in which the shop opened; left out where it has not said
     */
    openSince?: number;
    /** @description The license or registration of its trade, as the shop names it, in the language of the reader; left out where it has not said */
    license?: string;
};
/** @description What a rental of whole days costs and how long it may be. A unit of `days` × 1440 minutes is what is booked */
export interface Rental {
    /** @description The longest rental */
    maxDays: RentalDays;
    /**
     * Format: int32
     * @description How many people may ride
     */
    seats: number;
    /** @description The price a day by the length of the rental, the shortest first. Where lengths have prices of their own, rounded: what `units` say is what is paid */
    tiers: RentalTier[];
}
export interface RentalTier {
    /** @description A rental of so many days or more */
    fromDays: RentalDays;
    pricePerDay: Money;
    shopPricePerDay: Money;
}
/** @description Another shop at which a rental may be returned */
export interface ReturnBranch {
    id: string;
    shopName: string;
    address: string;
    /** @description What the return there costs; 0 where it is free */
    price: Money;
}
export interface ServiceUnit {
    id: string;
    name: string;
    /** Format: int32 */
    durationMinutes: number;
    price: Money;
    shopPrice: Money;
}
/**
 * @description A service that is another one of its shop for fewer guests and less money. It is booked by its own id
 * @example {
 *       "kind": "student",
 *       "serviceId": "k3m9x2ab-1"
 *     }
 */
export interface Discount {
    /**
     * @description Who it is for
     * @enum {string}
     */
    kind: "student" | "first-visit" | "senior" | (string & {});
    /** @description The service at its usual price, among those of the shop */
    serviceId: string;
}
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
export interface Service {
    /** @description appointmentServiceId */
    id: string;
    shopId: string;
    shopName: string;
    categoryId: string;
    categoryName: string;
    name: string;
    description: string;
    selectionUnitMode: SelectionUnitMode;
    /** @description Each person takes a staff member or item of their own */
    perPerson: boolean;
    pricePer: PricePer;
    /** Format: int32 */
    minQuantity: number;
    /** Format: int32 */
    maxQuantity: number;
    /** @description A rental of whole days */
    dayUnit: boolean;
    /** @description Of a service of whole days; left out of others */
    rental?: Rental;
    /** @description What is chosen where equipment is; left out where it is of several kinds */
    equipmentKind?: EquipmentKind;
    hasAttaches: boolean;
    priceFrom: Money;
    /** @description Left out where it is no cheaper kind of another service */
    discount?: Discount;
    units: ServiceUnit[];
}
export type ServiceDetail = Service & {
    /** @description Where else what is rented may be returned; left out where that is nowhere */
    returnBranches?: ReturnBranch[];
    shop: {
        id: string;
        shopName: string;
        cover: Picture;
        address: string;
        phone: string;
        timeZone: string;
        country: Country;
        latitude: number;
        longitude: number;
        /** Format: int32 */
        freeCancellationHours: number;
        /** @description Null is the same as no fee; this server answers no fee with `percent` 0 */
        lateFee: LateFee | null;
        /** @description Who the shop is before the law: company, representative, registration number; absent where the shop has not said */
        business?: string;
    };
};
export interface CuratedCard {
    id: string;
    curatedTitle: string;
    summary: string;
    cover: Picture;
    /** Format: int32 */
    shopCount: number;
}
export type Curated = CuratedCard & {
    shops: ShopCard[];
};
/**
 * @description The four colors fill the slots navy-blue-1, blue-1, yellow, blue-2 in this order
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
export interface PlatformStyle {
    primaryColor: string;
    secondaryColor: string;
    accentColor: string;
    linkColor: string;
    bannerUrl: string | null;
    logoUrl: string | null;
    title: string;
    /**
     * Format: int32
     * @description More services than this can be booked: their number, rounded down to a round one; absent where there are fewer than about a hundred
     */
    serviceCount?: number;
    /** @description The countries that have shops */
    countries?: Country[];
    /** @description What the operator says of the site in place of the built-in sentence, by language */
    tagline?: {
        en?: string;
        ko?: string;
        ja?: string;
        zh?: string;
    };
    /** @description The currency in which pages show prices to a visitor who has chosen none */
    defaultCurrency?: Currency;
}
export interface ArticleCard {
    id: string;
    articleName: string;
    summary: string;
    category: NamedId;
    cover: Picture;
    publishedAt: Instant;
}
export type Article = ArticleCard & {
    /** @description Markdown */
    body: string;
    shops: ShopCard[];
};
/**
 * @description `seller-jp`: 特定商取引法に基づく表記, `seller-kr`: 사업자 정보, `seller-tw`: 企業經營者資訊
 * @enum {string}
 */
export type LegalTextKind = "terms" | "privacy" | "seller-jp" | "seller-kr" | "seller-tw" | (string & {});
export interface LegalTextEntry {
    kind: LegalTextKind;
    version: string;
    title: string;
    updatedAt: Instant;
}
export interface LegalText {
    version: string;
    title: string;
    /** @description Markdown */
    body: string;
    updatedAt: Instant;
}
/**
 * @description `CLOSED`: the shop is closed on this day by its hours or holidays. `SOLD_OUT`: it is open, but nothing fits
 * @enum {string}
 */
export type DayStatus = "AVAILABLE" | "LIMITED" | "SOLD_OUT" | "CLOSED" | (string & {});
export interface Slot {
    /** @description With the offset of the shop */
    startAt: OffsetInstant;
    /** @description With the offset of the shop */
    endAt: OffsetInstant;
    /** @description Of the start, in the hours of this day; `reservationTime` of a hold. Past midnight of its evening `24:30`, and so on */
    time: DayTime;
    /** Format: int32 */
    vacancies: number;
    price: Money;
}
/**
 * @example {
 *       "timeZone": "Asia/Tokyo",
 *       "days": [
 *         {
 *           "date": "2026-12-01",
 *           "status": "AVAILABLE",
 *           "slots": [
 *             {
 *               "startAt": "2026-12-01T10:00:00+09:00",
 *               "endAt": "2026-12-01T11:00:00+09:00",
 *               "time": "10:00",
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
export interface AvailableTime {
    timeZone: string;
    days: {
        date: PlainDate;
        status: DayStatus;
        /**
         * @description With CLOSED. `week`: the shop does not open on this day of the week. `day`: it does, but not on this date
         * @enum {string}
         */
        closedBy?: "week" | "day" | (string & {});
        /**
         * Format: int32
         * @description With SOLD_OUT: the largest number of people that still fits on this day; 0 where nothing does
         */
        maxQuantity?: number;
        /** @description With SOLD_OUT, else absent: true where the last start of this day has passed or is too near to be booked. Nothing becomes free on it any more, and its waiting list is closed */
        tooLate?: boolean;
        slots: Slot[];
    }[];
    nextAvailableDate: PlainDate | null;
}
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
export interface AvailableProviders {
    mode: SelectionUnitMode;
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
}
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
export interface ServiceAttach {
    id: string;
    name: string;
    price: Money;
    /** Format: int32 */
    durationMinutes: number;
    /**
     * Format: int32
     * @description Of all people together: where each of them has staff and equipment of their own, each may have as many as the shop allows
     */
    maxQuantity: number;
    available: boolean;
}
/**
 * @description What the shop asks of who cancels after the free hours; paid to the shop. No fee, also where the shop has stated none: `percent` is 0
 * @example {
 *       "percent": 50,
 *       "amount": {
 *         "amount": 4350,
 *         "currency": "JPY"
 *       }
 *     }
 */
export interface LateFee {
    /**
     * Format: int32
     * @description Of the total; null where the shop asks for an amount of its own
     */
    percent: number | null;
    /** @description In the currency of the shop; null where it depends on a total that is not known yet */
    amount: Money | null;
}
export interface CancellationPolicy {
    /** Format: int32 */
    freeHours: number;
    /** @description Null is the same as no fee; this server answers no fee with `percent` 0 */
    lateFee: LateFee | null;
    /** @description Until how many hours before the start, and how often, the member may reschedule */
    reschedule?: {
        /** Format: int32 */
        hours: number;
        /**
         * Format: int32
         * @description 0 where the shop lets nobody reschedule
         */
        limit: number;
    };
    text: string;
}
/**
 * @example {
 *       "version": "2026-11-01",
 *       "privacyVersion": "2026-11-22",
 *       "reminders": [
 *         {
 *           "id": "k3m9x2ab-m1",
 *           "text": "Please arrive five minutes early.",
 *           "required": true
 *         }
 *       ],
 *       "cancellationPolicy": {
 *         "freeHours": 24,
 *         "lateFee": null,
 *         "text": "Free cancellation until 24 hours before the start."
 *       }
 *     }
 */
export interface ConfirmReminder {
    /** @description Of the terms of use; `agreedTermsVersion` of a reservation */
    version: string;
    /** @description Of the privacy policy; `agreedSharingVersion` of a reservation */
    privacyVersion: string;
    reminders: {
        id: string;
        text: string;
        required: boolean;
    }[];
    cancellationPolicy: CancellationPolicy;
}
export interface AttachChoice {
    attachId: string;
    /** Format: int32 */
    quantity: number;
}
export interface HoldDraftBody {
    shopId: string;
    appointmentServiceId: string;
    /** @description The first unit when absent */
    appointmentUnitId?: string;
    reservationDate: PlainDate;
    /** @description `24:30` of a date and `00:30` of the next are the same; answered as the free times list it */
    reservationTime: DayTime;
    /** @description Of a rental of whole days: when it is returned, at most 24 hours times its days after the pick-up and less than a day before that, while the shop is open. Absent: at the time of the pick-up */
    returnTime?: PlainTime;
    /** @description One of `returnBranches` of the service. Absent: where it was picked up */
    returnShopId?: string;
    quantity: Quantity;
    /** @default [] */
    attaches?: AttachChoice[];
    /** @description null is "no preference" */
    staffId?: string | null;
    /** @description null is "no preference" */
    resourceItemId?: string | null;
}
/** @description A draft with everything that has a default */
export type HoldDraft = WithRequired<HoldDraftBody, "attaches">;
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
export interface HoldBody {
    draft: HoldDraftBody;
    /** @description `codeNumber` of a reservation of the member, whose new time this is. Visitors are answered 401 */
    replaces?: string & CodeNumberValue;
}
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
export interface HoldChangeBody {
    draft?: HoldDraftBody;
}
export interface QuoteLine {
    /**
     * @description `return`: the return at another shop
     * @enum {string}
     */
    kind: "service" | "attach" | "return" | (string & {});
    id: string;
    name: string;
    /** Format: int32 */
    quantity: number;
    /** @description In the shown currency: the price of one, converted and rounded half to even, times `quantity` */
    amount: Money;
    shopAmount: Money;
}
/**
 * @example {
 *       "id": "Zk0pY3Vt6xJ8mQe2RrN4wA",
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
export interface Quote {
    /** @description Identifies the time, unit, people, staff, equipment, lines, currency and rate of the hold. Changes with any of them. */
    id: string;
    lines: QuoteLine[];
    total: Money;
    shopTotal: Money;
    /** @description Shown currency per unit of the shop currency, as a decimal */
    rate: string;
    rateAt: Instant;
}
/**
 * @example {
 *       "holdId": "3c9d7e",
 *       "holdToken": "6f1e2d3c4b5a69788796a5b4c3d2e1f0",
 *       "expiresAt": "2026-11-20T12:55:00Z",
 *       "expiresInSeconds": 600,
 *       "latestExpiresAt": "2026-11-20T13:05:00Z",
 *       "latestExpiresInSeconds": 1200,
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
 *         "id": "Zk0pY3Vt6xJ8mQe2RrN4wA",
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
 *         "lateFee": null,
 *         "text": "Free cancellation until 24 hours before the start."
 *       }
 *     }
 */
export interface Hold {
    holdId: string;
    /** @description Proves whose hold it is, in X-Hold-Token */
    holdToken: string;
    expiresAt: Instant;
    expiresInSeconds: SecondsLeft;
    latestExpiresAt: Instant;
    latestExpiresInSeconds: SecondsLeft;
    draft: HoldDraft;
    startAt: Instant;
    endAt: Instant;
    timeZone: string;
    staff: NamedId | null;
    resource: NamedId | null;
    quote: Quote;
    policy: CancellationPolicy;
    replaces?: ReplacedReservation;
}
/**
 * @description Money in minor units, as `Money`; below zero where it is less than before
 * @example {
 *       "amount": -1500,
 *       "currency": "JPY"
 *     }
 */
export interface MoneyDifference {
    /** Format: int64 */
    amount: number;
    currency: Currency;
}
/**
 * @description The reservation that a hold replaces, as it was when the hold was created, and what the quote of the hold costs more than it
 * @example {
 *       "codeNumber": "HTMYP3EV",
 *       "startAt": "2026-12-01T01:00:00Z",
 *       "endAt": "2026-12-01T02:15:00Z",
 *       "total": {
 *         "amount": 8700,
 *         "currency": "JPY"
 *       },
 *       "shopTotal": {
 *         "amount": 8700,
 *         "currency": "JPY"
 *       },
 *       "difference": {
 *         "amount": -2200,
 *         "currency": "JPY"
 *       },
 *       "shopDifference": {
 *         "amount": -2200,
 *         "currency": "JPY"
 *       }
 *     }
 */
export interface ReplacedReservation {
    codeNumber: CodeNumberValue;
    startAt: Instant;
    endAt: Instant;
    total: Money;
    shopTotal: Money;
    /** @description `shopDifference` in the currency of the quote of the hold, at its rate */
    difference: MoneyDifference;
    shopDifference: MoneyDifference;
}
/** @description The person whom the shop contacts. E-mails about the reservation go to the member's own address, and also to `email` if it is another address (at most 3 an hour and 10 a day per mailbox, over all members) */
export interface Contact {
    firstName: PersonName;
    lastName: PersonName;
    phone: Phone;
    email: Email;
}
/**
 * @example {
 *       "holdId": "3c9d7e",
 *       "quoteId": "Zk0pY3Vt6xJ8mQe2RrN4wA",
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
export interface ReservationBody {
    holdId: string;
    /** @description The `id` of the quote that the person saw and agreed to */
    quoteId: string;
    contact: Contact;
    specialRequirement?: string & FreeText;
    agreedTermsVersion: string;
    /** @description The `privacyVersion` of the points to confirm, where the person agreed on its own that their contact details and requests go to the shop. Stored as their consent */
    agreedSharingVersion?: string;
    /** @description Ids from `getConfirmReminder` of this shop. VALIDATION names this field: REQUIRED where a required point is missing, UNKNOWN where an id is none of the points of the shop */
    remindersConfirmed: string[];
}
/** @enum {string} */
export type CancelReasonCode = "no_longer_needed" | "change_of_plans" | "budget" | "wrong_datetime" | "found_alternative" | "technical" | "other" | (string & {});
/**
 * @example {
 *       "reasonCode": "change_of_plans",
 *       "version": 1
 *     }
 */
export interface CancelBody {
    reasonCode: CancelReasonCode;
    /** @description Needed for `other` */
    reasonText?: string & FreeText;
    /** Format: int32 */
    version: number;
}
/**
 * @example {
 *       "holdId": "3c9d7e",
 *       "quoteId": "Zk0pY3Vt6xJ8mQe2RrN4wA",
 *       "version": 1
 *     }
 */
export interface RescheduleBody {
    /** @description A hold that was created with `replaces` */
    holdId: string;
    /** @description The `id` of the quote that the person saw and agreed to */
    quoteId: string;
    /**
     * Format: int32
     * @description Of the reservation, as it was shown
     */
    version: number;
}
/** @enum {string} */
export type ReservationStatus = "confirmed" | "upcoming" | "cancelled" | "completed" | "noshow" | (string & {});
export interface AllowedAction {
    /**
     * @description `review` of a completed reservation only
     * @enum {string}
     */
    action: "cancel" | "reschedule" | "review" | (string & {});
    allowed: boolean;
    /** @description Why not, as a code: STARTED, CANCELLED, COMPLETED or NOSHOW; of `reschedule` also TOO_LATE and LIMIT; of `review` TOO_LATE and REVIEWED */
    reason?: string;
    /** @description Until when it is allowed; with TOO_LATE, until when it was */
    until?: Instant;
    /**
     * Format: int32
     * @description How many more times the member may reschedule
     */
    left?: number;
    /**
     * Format: int32
     * @description How often the shop lets a member reschedule; 0 where it lets nobody
     */
    limit?: number;
}
export interface LocalAddress {
    text: string;
    language: Locale;
}
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
 *       "freeCancellationInSeconds": 821700,
 *       "lateFee": null,
 *       "allowedActions": [
 *         {
 *           "action": "cancel",
 *           "allowed": true,
 *           "until": "2026-12-01T01:00:00Z"
 *         },
 *         {
 *           "action": "reschedule",
 *           "allowed": true,
 *           "until": "2026-11-30T01:00:00Z",
 *           "left": 3
 *         }
 *       ],
 *       "createdAt": "2026-11-20T12:45:09Z",
 *       "cancelledAt": null,
 *       "cancelledBy": null
 *     }
 */
export interface Reservation {
    codeNumber: CodeNumberValue;
    orderId: string;
    status: ReservationStatus;
    /** Format: int32 */
    version: number;
    shop: {
        id: string;
        shopName: string;
        /** @description In the language of the reader */
        shopAddress: string;
        /** @description As it is written in the country, for a driver; null where `shopAddress` is just that */
        localAddress: LocalAddress | null;
        phone: string;
        cover: Picture;
        latitude: number;
        longitude: number;
        /** @description As it was when the reservation was made; left out where the shop had named none */
        station?: Station;
    };
    /** @description Where a rental is returned, if not at `shop`; else left out */
    returnShop?: {
        id: string;
        shopName: string;
        /** @description In the language of the reader */
        address: string;
        /** @description As it is written in the country; left out where `address` is just that */
        localAddress?: LocalAddress;
    };
    serviceId: string;
    serviceName: string;
    /** @description A rental of whole days: `startAt` is the pick-up, `endAt` the return */
    dayUnit: boolean;
    /** @description Whoever drives has to bring a license; so it is with rental cars in Japan */
    needsLicense: boolean;
    mainService: QuoteLine;
    additionalServices: QuoteLine[];
    staff: NamedId | null;
    /**
     * Format: int32
     * @description How many more staff members serve the party, where each person has one
     */
    otherStaff?: number;
    equipment: NamedId | null;
    /** @description Left out without equipment, and in the first reservations */
    equipmentKind?: EquipmentKind;
    /** @description What the member chose, whoever or whatever it became; null is "no preference", as in a draft. Left out of reservations that are older than it */
    preference?: {
        staffId: string | null;
        resourceItemId: string | null;
    };
    /** Format: int32 */
    quantity: number;
    /** @description False of what is not for a number of people, such as a car wash: then `quantity` is 1 and counts nobody. Left out by older servers, and true of reservations that are older than it */
    isForPeople?: boolean;
    date: PlainDate;
    reservationTime: PlainTime;
    startAt: Instant;
    endAt: Instant;
    timeZone: string;
    /** Format: int32 */
    experienceMinutes: number;
    total: Money;
    shopTotal: Money;
    paidAmount: Money | null;
    rate: string;
    rateAt: Instant;
    contact: {
        firstName: string;
        lastName: string;
        phone: string;
        email: string;
    };
    /** @description The member's phone */
    contactNumber: string;
    specialRequirement: string | null;
    cancellationReason: CancelReasonCode | null;
    cancellationReasonText: string | null;
    freeCancellationUntil: Instant;
    freeCancellationInSeconds: SecondsLeft;
    /** @description Null is the same as no fee; this server answers no fee with `percent` 0 */
    lateFee: LateFee | null;
    allowedActions: AllowedAction[];
    /** @description What the member said of it; left out where they have not */
    review?: Review;
    /** @description When it got its present time; left out where that is its first */
    rescheduledAt?: Instant;
    createdAt: Instant;
    cancelledAt: Instant | null;
    /** @description Who canceled the reservation. Null if it isn't canceled. */
    cancelledBy: ("member" | "shop" | (string & {})) | null;
}
/**
 * @description YYYY-MM-DDTHH:MM, as clocks show it where the shop is
 * @example 2027-02-06T00:00
 */
export type WallTime = string;
export interface SpecialHours {
    date: PlainDate;
    open: PlainTime;
    close: ClosingTime;
}
/** @description A reservation as it was agreed before it was rescheduled */
export interface ReservationVersion {
    /** Format: int32 */
    version: number;
    startAt: Instant;
    endAt: Instant;
    /** Format: int32 */
    quantity: number;
    lines: QuoteLine[];
    total: Money;
    shopTotal: Money;
    rescheduledAt: Instant;
    /** @enum {string} */
    rescheduledBy: "member" | "shop" | (string & {});
}
/** @description How many reviews have 1, 2, 3, 4 and 5 stars */
export type StarDistribution = number[];
export interface ShopReviews {
    distribution: StarDistribution;
    /** @description The newest, at most three; `GET /api/v1/shops/{id}/reviews` has all */
    latest: Review[];
}
/**
 * @example {
 *       "id": "7c1e5a90",
 *       "stars": 5,
 *       "text": "A careful cut, and nobody hurried me.",
 *       "language": "en",
 *       "author": "H.",
 *       "serviceName": "Cut and blow-dry",
 *       "month": "2026-11",
 *       "createdAt": "2026-11-20T12:45:09Z",
 *       "reply": null
 *     }
 */
export interface Review {
    id: string;
    /** Format: int32 */
    stars: number;
    /** @description As the member typed it, in many lines too */
    text: string;
    /** @description Of the text, by its script and the language of the page */
    language: Locale;
    /** @description A pseudonym made from the name of the member: `H.`, 佐** */
    author: string;
    serviceName: string;
    /** @description Of the visit, where the shop is */
    month: string;
    createdAt: Instant;
    /** @description Of the shop */
    reply: null | {
        text: string;
        createdAt: Instant;
    };
    /** @description Taken down; only in what its member and operators read */
    hidden?: boolean;
}
/**
 * @example {
 *       "stars": 5,
 *       "text": "A careful cut, and nobody hurried me."
 *     }
 */
export interface ReviewBody {
    /** Format: int32 */
    stars: number;
    text: string & FreeText;
}
/** @enum {string} */
export type ReviewReportReason = "spam" | "offensive" | "personal_data" | "not_about_the_visit" | "other";
/**
 * @example {
 *       "reason": "personal_data"
 *     }
 */
export interface ReviewReportBody {
    reason: ReviewReportReason;
    text?: string & FreeText;
}
export interface ReviewReport {
    reason: ReviewReportReason;
    text: string | null;
    createdAt: Instant;
}
/**
 * @example {
 *       "shopId": "k3m9x2ab",
 *       "serviceId": "k3m9x2ab-1",
 *       "date": "2026-12-01",
 *       "timeFrom": "10:00",
 *       "timeTo": "13:00",
 *       "quantity": 1
 *     }
 */
export interface WaitingListBody {
    shopId: string;
    /** @description null is any service of the shop: the first in its order that has time is offered */
    serviceId?: string | null;
    /** @description Needs `serviceId`, like the extras, `staffId` and `resourceItemId`. The first unit when absent */
    unitId?: string | null;
    date: PlainDate;
    /** @description The first start that fits, as `DayTime`; null is any */
    timeFrom?: string | null;
    /** @description The last start that fits, as `DayTime`; null is any */
    timeTo?: string | null;
    quantity: Quantity;
    /** @default [] */
    attaches?: AttachChoice[];
    /** @description null is "no preference" */
    staffId?: string | null;
    /** @description null is "no preference" */
    resourceItemId?: string | null;
    /** @description Of a rental of whole days, as of a draft; null is the time of the pick-up */
    returnTime?: PlainTime | null;
    /** @description Of a rental of whole days, as of a draft; null is where it is picked up */
    returnShopId?: string | null;
}
/**
 * @description `offered`: a time is on hold for the member. `booked`, `left` and `over` are ends
 * @enum {string}
 */
export type WaitingListStatus = "waiting" | "offered" | "booked" | "left" | "over" | (string & {});
/**
 * @example {
 *       "id": "0d4b7a9e",
 *       "status": "offered",
 *       "shopId": "k3m9x2ab",
 *       "shopName": "Mizukagami Hair Tenjin",
 *       "serviceId": "k3m9x2ab-1",
 *       "serviceName": "Cut and blow-dry",
 *       "unitId": null,
 *       "date": "2026-12-01",
 *       "timeFrom": "10:00",
 *       "timeTo": "13:00",
 *       "timeZone": "Asia/Tokyo",
 *       "quantity": 1,
 *       "attaches": [],
 *       "staff": null,
 *       "resource": null,
 *       "returnTime": null,
 *       "returnShop": null,
 *       "createdAt": "2026-11-20T12:45:09Z",
 *       "endsAt": "2026-12-01T04:00:00Z",
 *       "offer": {
 *         "draft": {
 *           "shopId": "k3m9x2ab",
 *           "appointmentServiceId": "k3m9x2ab-1",
 *           "appointmentUnitId": "k3m9x2ab-1-u1",
 *           "reservationDate": "2026-12-01",
 *           "reservationTime": "10:00",
 *           "quantity": 1,
 *           "attaches": [],
 *           "staffId": null,
 *           "resourceItemId": null
 *         },
 *         "startAt": "2026-12-01T01:00:00Z",
 *         "endAt": "2026-12-01T02:00:00Z",
 *         "expiresAt": "2026-11-20T13:00:00Z",
 *         "expiresInSeconds": 900
 *       }
 *     }
 */
export interface WaitingListEntry {
    id: string;
    status: WaitingListStatus;
    shopId: string;
    shopName: string;
    /** @description Null: any service of the shop */
    serviceId: string | null;
    serviceName: string | null;
    unitId: string | null;
    date: PlainDate;
    /** @description The first start that fits, HH:MM as `DayTime`; null is any */
    timeFrom: string | null;
    /** @description The last start that fits; null is any */
    timeTo: string | null;
    timeZone: string;
    quantity: Quantity;
    /** @description False of what is not for a number of people, such as a car wash: then `quantity` is 1 and counts nobody. Left out by older servers */
    isForPeople?: boolean;
    attaches: AttachChoice[];
    /** @description Null: no preference */
    staff: NamedId | null;
    /** @description Null: no preference */
    resource: NamedId | null;
    /** @description Of a rental of whole days; null: the time of the pick-up */
    returnTime: PlainTime | null;
    /** @description Of a rental of whole days; null: where it is picked up */
    returnShop: NamedId | null;
    createdAt: Instant;
    /** @description The last start that fits: the entry ends with it; of an ended entry, when it ended */
    endsAt: Instant;
    /** @description Null while nothing is on hold */
    offer: WaitingListOffer | null;
}
/** @description A time on hold for the member. `createHold` with `draft` takes it over */
export interface WaitingListOffer {
    draft: HoldDraft;
    startAt: Instant;
    endAt: Instant;
    expiresAt: Instant;
    expiresInSeconds: SecondsLeft;
}
/**
 * @description `offered`: a time that the member waited for is on hold for them; of a reservation all others
 * @enum {string}
 */
export type NotificationKind = "confirmed" | "cancelled" | "upcoming" | "noshow" | "completed" | "rescheduled" | "offered" | (string & {});
/**
 * @example {
 *       "id": "f66ab9205862c1c163d0f2b36395522e",
 *       "isRead": false,
 *       "type": "reservation",
 *       "kind": "confirmed",
 *       "codeNumber": "HTMYP3EV",
 *       "serviceName": "Cut and blow-dry",
 *       "shopName": "Mizukagami Hair Tenjin",
 *       "date": "2026-12-01T01:00:00Z",
 *       "timeZone": "Asia/Tokyo",
 *       "createdAt": "2026-11-20T12:45:09Z"
 *     }
 */
export interface Notification {
    id: string;
    isRead: boolean;
    /** @enum {string} */
    type: "reservation" | "waiting-list" | (string & {});
    kind: NotificationKind;
    /** @description Of a reservation; null for `waiting-list` */
    codeNumber: string | null;
    /** @description Of the waiting list, for `waiting-list` */
    entryId?: string;
    serviceName: string;
    shopName: string;
    /** @description Start of the reservation as it was when this was written, of `rescheduled` the one that it was moved to, or of the time that is offered */
    date: Instant;
    timeZone: string;
    createdAt: Instant;
}
export interface SuccessAnswer {
    data: {
        success: boolean;
    };
    message?: string;
}
export interface UserAnswer {
    data: User;
    message?: string;
}
export interface CategoriesAnswer {
    data: Category[];
    /** Format: int32 */
    total: number;
}
export interface ShopCardsAnswer {
    data: ShopCard[];
    /** Format: int32 */
    total: number;
}
export interface ServicesAnswer {
    data: Service[];
    /**
     * Format: int32
     * @description Exact up to 10,000, then 10,000. No page goes beyond
     */
    total: number;
}
export interface ArticleCardsAnswer {
    data: ArticleCard[];
    /**
     * Format: int32
     * @description Exact up to 10,000, then 10,000. No page goes beyond
     */
    total: number;
}
export interface LegalTextAnswer {
    data: LegalText;
}
export interface HoldAnswer {
    data: Hold;
}
export interface WaitingListAnswer {
    data: WaitingListEntry[];
    /** Format: int32 */
    total: number;
}
export interface WaitingListEntryAnswer {
    data: WaitingListEntry;
}
export interface ReservationAnswer {
    data: Reservation;
    message?: string;
}
export interface ListProvidersQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface ListProvidersAnswer {
    data: Provider[];
    /** Format: int32 */
    total: number;
}
export interface ListSessionsAnswer {
    data: OpenSession[];
    /** Format: int32 */
    total: number;
}
export interface GetCalendarFeedAnswer {
    data: {
        createdAt: Instant;
    } | null;
}
export interface ExportMeAnswer {
    data: {
        user: User;
        reservations: Reservation[];
        /** @description What reservations were before they were rescheduled, newest first */
        reservationVersions: ({
            codeNumber: CodeNumberValue;
        } & ReservationVersion)[];
        /** @description Reviews of others that the member reported */
        reviewReports: ({
            reviewId: string;
        } & ReviewReport)[];
        favorites: ShopCard[];
        notifications: Notification[];
        /** @description Open entries, and for 30 days those that ended */
        waitingList: WaitingListEntry[];
        /** @description Since when there is one; its address is known to nobody but the member */
        calendarFeed: {
            createdAt: Instant;
        } | null;
        sessions: OpenSession[];
        consents: Consent[];
    };
}
export interface CreateWsTicketAnswer {
    data: {
        ticket: string;
        expiresAt: Instant;
        expiresInSeconds: SecondsLeft;
    };
}
export interface ListFavoritesQuery {
    /**
     * @description Counted from 0. Each page, with its counts, is of one moment; two pages are of two. Where the list changes between them, the second may repeat a row of the first (drop it by its id) or leave one out: to have all of a list that changes, go by `nextCursor` where there is one, or ask for page 0 with a higher `limit`; everything of a member at one moment is in `GET /api/v1/user/me/export`
     * @example 0
     */
    page?: number;
    /**
     * @description Entries of a page
     * @example 20
     */
    limit?: number;
    /**
     * @description The `nextCursor` of the page before, instead of `page`: what is written meanwhile doubles and hides nothing; a row that moved comes where it is now
     * @example MjAyNi0xMi0wMVQwMTowMDowMFogN2E4Yjlj
     */
    cursor?: string;
    /**
     * @description Only this shop. `total` is 1 if it is a favorite, else 0
     * @example k3m9x2ab
     */
    shopId?: string;
}
export interface ListFavoritesAnswer {
    data: ShopCard[];
    /** Format: int32 */
    total: number;
    /** @description Absent on the last page */
    nextCursor?: string;
}
export interface ListCategoriesQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface ListCategoriesOfJapanQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface ListCategoriesWithShopsQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface ListCategoriesWithShopsAnswer {
    /** Format: int32 */
    total: number;
    data: (Category & {
        shops: ShopCard[];
    })[];
}
export interface ListCitiesQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /** @example oversea */
    locationType?: LocationType;
}
export interface ListCitiesAnswer {
    data: City[];
    /** Format: int32 */
    total: number;
}
export interface ListCuratedQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface ListCuratedAnswer {
    data: CuratedCard[];
    /** Format: int32 */
    total: number;
}
export interface GetCuratedQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface GetCuratedAnswer {
    data: Curated;
}
export interface SearchShopsQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Words of shops, services, categories and places
     * @example 渋谷 カット
     */
    keyword?: string;
    /**
     * @description Repeated: any of them; a parent counts for its children
     * @example [
     *       "hair"
     *     ]
     */
    categoryId?: string[];
    /**
     * @description Id of a city
     * @example fukuoka
     */
    cityId?: string;
    /**
     * @description Repeated: any of them. A facet below `cityId`: ids of `facets.districts`
     * @example [
     *       "tenjin"
     *     ]
     */
    districtId?: string[];
    /**
     * @description A facet like `cityId`. Both together must match
     * @example JP
     */
    country?: Country;
    /** @example oversea */
    locationType?: LocationType;
    /**
     * @description Minor units of X-Currency
     * @example 3000
     */
    priceMin?: number;
    /**
     * @description Minor units of X-Currency
     * @example 10000
     */
    priceMax?: number;
    /**
     * @description Repeated: any of them
     * @example [
     *       "0-3"
     *     ]
     */
    duration?: DurationBucket[];
    /**
     * @description A day on which the shop has an available time; today also where the night of the day before goes on
     * @example 2026-12-01
     */
    date?: PlainDate;
    /**
     * @description Keeps shops that accept this number of people
     * @example 2
     */
    quantity?: Quantity;
    /**
     * @description A rental of so many days from `date` on, which is required with it: keeps shops that have something for the whole of it. What the cards say is the price of that many days in all
     * @example 4
     */
    days?: RentalDays;
    /**
     * @description Repeated: any of them. Keeps shops with an available time in it on `date`; without `date` shops that are open then on some day of their week
     * @example [
     *       "morning"
     *     ]
     */
    timeOfDay?: TimeOfDay[];
    /**
     * @description The first start that fits. Keeps shops with an available time from it on, on `date`; without `date` shops that are open in its hour or later on some day of their week. With `timeOfDay` both have to fit
     * @example 11:30
     */
    timeFrom?: DayTime;
    /**
     * @description The last start that fits, like `timeFrom`
     * @example 18:00
     */
    timeTo?: DayTime;
    /**
     * @description Where somebody is: `latitude,longitude` in degrees, each with at most 4 decimals; 2 are enough for about 1 km. Without `sort`, or with `popular`, the nearest shops come first among those that fit equally well. It is neither stored nor logged
     * @example 35.6896,139.7006
     */
    near?: Coordinates;
    /** @example price-asc */
    sort?: SearchSort;
    /**
     * @description Shops of a page
     * @example 20
     */
    limit?: number;
    /**
     * @description The `nextCursor` of the page before
     * @example eyJzIjoicG9wdWxhciJ9
     */
    cursor?: string;
}
export interface SearchShopsAnswer {
    data: ShopCard[];
    /** @description The keyword that was searched instead, if no shop matches the original: with corrected spelling, or without the terms that match least. Else null. */
    correctedKeyword?: string | null;
    interpretation?: SearchInterpretation;
    /**
     * Format: int32
     * @description Number of matching shops. Exact up to 10,000, then 10,000. With `date` and more than 800 candidates open on that day, it counts open shops, some of which may be fully booked; the facets count the same. The shops of a page always have an available time.
     */
    total: number;
    /** @description Cursor of the next page. Null on the last page. A page before it has fewer shops than `limit`, or none, only if 2,000 shops in a row have no available time on `date`. */
    nextCursor: string | null;
    facets: Facets;
}
export interface ListHottestBookedQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Shops of this country alone
     * @example JP
     */
    country?: Country;
    /**
     * @description Entries of a page
     * @example 20
     */
    limit?: number;
}
export interface ListShopsOfBrandQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Id of a chain
     * @example b1
     */
    brandId: string;
    /**
     * @description Counted from 0. Each page, with its counts, is of one moment; two pages are of two. Where the list changes between them, the second may repeat a row of the first (drop it by its id) or leave one out: to have all of a list that changes, go by `nextCursor` where there is one, or ask for page 0 with a higher `limit`; everything of a member at one moment is in `GET /api/v1/user/me/export`
     * @example 0
     */
    page?: number;
    /**
     * @description Entries of a page
     * @example 20
     */
    limit?: number;
}
export interface ListBrandsQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Counted from 0. Each page, with its counts, is of one moment; two pages are of two. Where the list changes between them, the second may repeat a row of the first (drop it by its id) or leave one out: to have all of a list that changes, go by `nextCursor` where there is one, or ask for page 0 with a higher `limit`; everything of a member at one moment is in `GET /api/v1/user/me/export`
     * @example 0
     */
    page?: number;
    /**
     * @description Entries of a page
     * @example 20
     */
    limit?: number;
}
export interface ListBrandsAnswer {
    data: Brand[];
    /**
     * Format: int32
     * @description Exact up to 10,000, then 10,000. No page goes beyond
     */
    total: number;
}
export interface ListShopsQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Counted from 0. Each page, with its counts, is of one moment; two pages are of two. Where the list changes between them, the second may repeat a row of the first (drop it by its id) or leave one out: to have all of a list that changes, go by `nextCursor` where there is one, or ask for page 0 with a higher `limit`; everything of a member at one moment is in `GET /api/v1/user/me/export`
     * @example 0
     */
    page?: number;
    /**
     * @description Entries of a page
     * @example 20
     */
    limit?: number;
}
export interface ListShopsByCategoryQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Counted from 0. Each page, with its counts, is of one moment; two pages are of two. Where the list changes between them, the second may repeat a row of the first (drop it by its id) or leave one out: to have all of a list that changes, go by `nextCursor` where there is one, or ask for page 0 with a higher `limit`; everything of a member at one moment is in `GET /api/v1/user/me/export`
     * @example 0
     */
    page?: number;
    /**
     * @description Entries of a page
     * @example 20
     */
    limit?: number;
}
export interface GetShopQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface GetShopAnswer {
    data: Shop;
}
export interface ListReviewsQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description In this language only
     * @example ja
     */
    language?: Locale;
    /**
     * @description The `nextCursor` of the page before, instead of `page`: what is written meanwhile doubles and hides nothing; a row that moved comes where it is now
     * @example MjAyNi0xMi0wMVQwMTowMDowMFogN2E4Yjlj
     */
    cursor?: string;
    /**
     * @description Entries of a page
     * @example 20
     */
    limit?: number;
}
export interface ListReviewsAnswer {
    data: Review[];
    /** Format: int32 */
    total: number;
    distribution: StarDistribution;
    /** @description How many there are in each language that has some, most first */
    languages: {
        language: Locale;
        /** Format: int32 */
        count: number;
    }[];
    /** @description Absent on the last page */
    nextCursor?: string;
}
export interface ListServicesQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Id of a shop
     * @example k3m9x2ab
     */
    shopId?: string;
    /**
     * @description Counted from 0. Each page, with its counts, is of one moment; two pages are of two. Where the list changes between them, the second may repeat a row of the first (drop it by its id) or leave one out: to have all of a list that changes, go by `nextCursor` where there is one, or ask for page 0 with a higher `limit`; everything of a member at one moment is in `GET /api/v1/user/me/export`
     * @example 0
     */
    page?: number;
    /**
     * @description Entries of a page
     * @example 20
     */
    limit?: number;
}
export interface ListServicesByCategoryQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Id of a category
     * @example hair
     */
    categoryId: string;
    /**
     * @description Counted from 0. Each page, with its counts, is of one moment; two pages are of two. Where the list changes between them, the second may repeat a row of the first (drop it by its id) or leave one out: to have all of a list that changes, go by `nextCursor` where there is one, or ask for page 0 with a higher `limit`; everything of a member at one moment is in `GET /api/v1/user/me/export`
     * @example 0
     */
    page?: number;
    /**
     * @description Entries of a page
     * @example 20
     */
    limit?: number;
}
export interface GetServiceQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface GetServiceAnswer {
    data: ServiceDetail;
}
export interface ListSearchTagsQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface ListSearchTagsAnswer {
    /** Format: int32 */
    total: number;
    data: {
        keyword: string;
        /** Format: int32 */
        count: number;
    }[];
}
export interface GetPlatformStyleQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface GetPlatformStyleAnswer {
    data: PlatformStyle;
}
export interface ListArticleCategoriesQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface ListArticleCategoriesAnswer {
    data: NamedId[];
    /** Format: int32 */
    total: number;
}
export interface ListArticlesQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Counted from 0. Each page, with its counts, is of one moment; two pages are of two. Where the list changes between them, the second may repeat a row of the first (drop it by its id) or leave one out: to have all of a list that changes, go by `nextCursor` where there is one, or ask for page 0 with a higher `limit`; everything of a member at one moment is in `GET /api/v1/user/me/export`
     * @example 0
     */
    page?: number;
    /**
     * @description Entries of a page
     * @example 20
     */
    limit?: number;
}
export interface ListArticlesByCategoryQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Id of a category of articles
     * @example table
     */
    categoryId: string;
    /**
     * @description Counted from 0. Each page, with its counts, is of one moment; two pages are of two. Where the list changes between them, the second may repeat a row of the first (drop it by its id) or leave one out: to have all of a list that changes, go by `nextCursor` where there is one, or ask for page 0 with a higher `limit`; everything of a member at one moment is in `GET /api/v1/user/me/export`
     * @example 0
     */
    page?: number;
    /**
     * @description Entries of a page
     * @example 20
     */
    limit?: number;
}
export interface GetArticleQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface GetArticleAnswer {
    data: Article;
}
export interface GetPrivacyPolicyQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface GetTermsOfUseQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface ListLegalTextsQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface ListLegalTextsAnswer {
    data: LegalTextEntry[];
    /** Format: int32 */
    total: number;
}
export interface GetLegalTextQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface ListFaqCategoriesQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface ListFaqCategoriesAnswer {
    data: NamedId[];
    /** Format: int32 */
    total: number;
}
export interface ListFaqsQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface ListFaqsAnswer {
    /** Format: int32 */
    total: number;
    data: {
        id: string;
        question: string;
        answer: string;
    }[];
}
export interface GetAvailableTimeQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Id of a service of the shop
     * @example k3m9x2ab-1
     */
    serviceId: string;
    /**
     * @description The first unit of the service when absent
     * @example k3m9x2ab-1-u1
     */
    unitId?: string;
    /**
     * @description When a rental of whole days is returned on its last day, as `returnTime` of a draft. Refused for other services
     * @example 18:00
     */
    returnTime?: PlainTime;
    /** @example 2 */
    quantity: Quantity;
    /**
     * @description Repeated: once for each piece
     * @example [
     *       "k3m9x2ab-a1"
     *     ]
     */
    attachId?: string[];
    /**
     * @description A staff member to be chosen; nobody in particular when absent
     * @example k3m9x2ab-s1
     */
    staffId?: string;
    /**
     * @description An item to be chosen; none in particular when absent
     * @example k3m9x2ab-r1
     */
    resourceItemId?: string;
    /**
     * @description Ignores your own hold when checking availability. Requires `X-Hold-Token`.
     * @example 3c9d7e
     */
    holdId?: string;
    /**
     * @description `codeNumber` of a reservation of the member that is to be rescheduled: what it takes counts as free. Ignored where it is not theirs
     * @example HTMYP3EV
     */
    replaces?: CodeNumberValue;
    /**
     * @description The first day
     * @example 2026-12-01
     */
    dateFrom: PlainDate;
    /**
     * @description The last day, at most 30 days after `dateFrom`
     * @example 2026-12-14
     */
    dateTo: PlainDate;
}
export interface GetAvailableTimeAnswer {
    data: AvailableTime;
}
export interface GetAvailableProvidersQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Id of a service of the shop
     * @example k3m9x2ab-1
     */
    serviceId: string;
    /**
     * @description The first unit of the service when absent
     * @example k3m9x2ab-1-u1
     */
    unitId?: string;
    /**
     * @description When a rental of whole days is returned on its last day, as `returnTime` of a draft. Refused for other services
     * @example 18:00
     */
    returnTime?: PlainTime;
    /** @example 2 */
    quantity: Quantity;
    /**
     * @description Repeated: once for each piece
     * @example [
     *       "k3m9x2ab-a1"
     *     ]
     */
    attachId?: string[];
    /**
     * @description A staff member to be chosen; nobody in particular when absent
     * @example k3m9x2ab-s1
     */
    staffId?: string;
    /**
     * @description An item to be chosen; none in particular when absent
     * @example k3m9x2ab-r1
     */
    resourceItemId?: string;
    /**
     * @description Ignores your own hold when checking availability. Requires `X-Hold-Token`.
     * @example 3c9d7e
     */
    holdId?: string;
    /**
     * @description `codeNumber` of a reservation of the member that is to be rescheduled: what it takes counts as free. Ignored where it is not theirs
     * @example HTMYP3EV
     */
    replaces?: CodeNumberValue;
    /**
     * @description Start of a slot
     * @example 2026-12-01T10:00:00+09:00
     */
    startAt: OffsetInstant;
}
export interface GetAvailableProvidersAnswer {
    data: AvailableProviders;
}
export interface GetAvailableServiceAttachesQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
    /**
     * @description Id of a service of the shop
     * @example k3m9x2ab-1
     */
    serviceId: string;
    /**
     * @description The first unit of the service when absent
     * @example k3m9x2ab-1-u1
     */
    unitId?: string;
    /**
     * @description When a rental of whole days is returned on its last day, as `returnTime` of a draft. Refused for other services
     * @example 18:00
     */
    returnTime?: PlainTime;
    /**
     * @description Ignores your own hold when checking availability. Requires `X-Hold-Token`.
     * @example 3c9d7e
     */
    holdId?: string;
    /**
     * @description `codeNumber` of a reservation of the member that is to be rescheduled: what it takes counts as free. Ignored where it is not theirs
     * @example HTMYP3EV
     */
    replaces?: CodeNumberValue;
    /**
     * @description Start of a slot
     * @example 2026-12-01T10:00:00+09:00
     */
    startAt?: OffsetInstant;
    /** @example 2 */
    quantity?: Quantity;
}
export interface GetAvailableServiceAttachesAnswer {
    data: ServiceAttach[];
    /** Format: int32 */
    total: number;
}
export interface GetConfirmReminderQuery {
    /**
     * @description Currency of shown prices, for pages on other origins: browsers ask for leave before each request with a header of its own. `X-Currency` wins
     * @example JPY
     */
    currency?: Currency;
}
export interface GetConfirmReminderAnswer {
    data: ConfirmReminder;
}
export interface ListReservationsQuery {
    /**
     * @description `confirmed` includes upcoming; left out means all
     * @example confirmed
     */
    status?: ReservationStatus;
    /**
     * @description Counted from 0. Each page, with its counts, is of one moment; two pages are of two. Where the list changes between them, the second may repeat a row of the first (drop it by its id) or leave one out: to have all of a list that changes, go by `nextCursor` where there is one, or ask for page 0 with a higher `limit`; everything of a member at one moment is in `GET /api/v1/user/me/export`
     * @example 0
     */
    page?: number;
    /**
     * @description Entries of a page
     * @example 20
     */
    limit?: number;
    /**
     * @description The `nextCursor` of the page before, instead of `page`: what is written meanwhile doubles and hides nothing; a row that moved comes where it is now
     * @example MjAyNi0xMi0wMVQwMTowMDowMFogN2E4Yjlj
     */
    cursor?: string;
}
export interface ListReservationsAnswer {
    data: Reservation[];
    /** Format: int32 */
    total: number;
    /** @description Absent on the last page */
    nextCursor?: string;
}
export interface ListNotificationsQuery {
    /**
     * @description Counted from 0. Each page, with its counts, is of one moment; two pages are of two. Where the list changes between them, the second may repeat a row of the first (drop it by its id) or leave one out: to have all of a list that changes, go by `nextCursor` where there is one, or ask for page 0 with a higher `limit`; everything of a member at one moment is in `GET /api/v1/user/me/export`
     * @example 0
     */
    page?: number;
    /**
     * @description Entries of a page
     * @example 30
     */
    limit?: number;
    /**
     * @description The `nextCursor` of the page before, instead of `page`: what is written meanwhile doubles and hides nothing; a row that moved comes where it is now
     * @example MjAyNi0xMi0wMVQwMTowMDowMFogN2E4Yjlj
     */
    cursor?: string;
}
export interface ListNotificationsAnswer {
    data: Notification[];
    /** Format: int32 */
    total: number;
    /** Format: int32 */
    unreadCount: number;
    /** @description Absent on the last page */
    nextCursor?: string;
}
