// Made from specs/openapi.yaml by `pnpm generate`. Change the contract, not this file.

export const ANSWERS: { operationId: string; method: string; path: string; status: number; body: unknown }[] =
[
  {
    "operationId": "loginStep1",
    "method": "post",
    "path": "/api/v1/user/auth/login/step1",
    "status": 200,
    "body": {
      "data": {
        "challengeId": "9b1f",
        "isNewUser": true,
        "nextStep": "profile"
      }
    }
  },
  {
    "operationId": "loginStep2",
    "method": "post",
    "path": "/api/v1/user/auth/login/step2",
    "status": 200,
    "body": {
      "data": {
        "expiresAt": "2026-11-20T12:55:00Z",
        "expiresInSeconds": 600,
        "resendAt": "2026-11-20T12:46:00Z",
        "resendInSeconds": 60
      }
    }
  },
  {
    "operationId": "loginStep3",
    "method": "post",
    "path": "/api/v1/user/auth/login/step3",
    "status": 200,
    "body": {
      "data": {
        "accessToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
        "refreshToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
        "user": {
          "id": "5f0c1d2e3b4a59687786a5b4c3d2e1f0",
          "firstName": "Hana",
          "lastName": "Sato",
          "email": "hana@example.com",
          "phone": "+819012345678",
          "acceptsMarketing": false
        }
      }
    }
  },
  {
    "operationId": "loginSso",
    "method": "post",
    "path": "/api/v1/user/auth/login/sso",
    "status": 200,
    "body": {
      "data": {
        "accessToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
        "refreshToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
        "user": {
          "id": "5f0c1d2e3b4a59687786a5b4c3d2e1f0",
          "firstName": "Hana",
          "lastName": "Sato",
          "email": "hana@example.com",
          "phone": "+819012345678",
          "acceptsMarketing": false
        }
      }
    }
  },
  {
    "operationId": "listProviders",
    "method": "get",
    "path": "/api/v1/user/auth/providers",
    "status": 200,
    "body": {
      "data": [
        "google",
        "apple"
      ],
      "total": 2
    }
  },
  {
    "operationId": "refreshToken",
    "method": "post",
    "path": "/api/v1/user/auth/refresh-token",
    "status": 200,
    "body": {
      "data": {
        "accessToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
        "refreshToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
        "user": {
          "id": "5f0c1d2e3b4a59687786a5b4c3d2e1f0",
          "firstName": "Hana",
          "lastName": "Sato",
          "email": "hana@example.com",
          "phone": "+819012345678",
          "acceptsMarketing": false
        }
      }
    }
  },
  {
    "operationId": "logout",
    "method": "post",
    "path": "/api/v1/user/auth/logout",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "getMe",
    "method": "get",
    "path": "/api/v1/user/me",
    "status": 200,
    "body": {
      "data": {
        "id": "5f0c1d2e3b4a59687786a5b4c3d2e1f0",
        "firstName": "Hana",
        "lastName": "Sato",
        "email": "hana@example.com",
        "phone": "+819012345678",
        "acceptsMarketing": false
      }
    }
  },
  {
    "operationId": "updateMe",
    "method": "put",
    "path": "/api/v1/user/me",
    "status": 200,
    "body": {
      "data": {
        "id": "5f0c1d2e3b4a59687786a5b4c3d2e1f0",
        "firstName": "Hana",
        "lastName": "Sato",
        "email": "hana@example.com",
        "phone": "+819012345678",
        "acceptsMarketing": false
      }
    }
  },
  {
    "operationId": "deleteMe",
    "method": "delete",
    "path": "/api/v1/user/me",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "listSessions",
    "method": "get",
    "path": "/api/v1/user/me/sessions",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "5f0c2a9d4b6e41c8a7d3e9f012345678",
          "isCurrent": true,
          "startedAt": "2026-11-20T12:45:00Z",
          "lastUsedAt": "2026-11-21T09:10:00Z",
          "browser": "Chrome",
          "system": "Windows"
        },
        {
          "id": "0a1b2c3d4e5f60718293a4b5c6d7e8f9",
          "isCurrent": false,
          "startedAt": "2026-11-14T08:00:00Z",
          "lastUsedAt": "2026-11-20T22:31:00Z",
          "browser": "Safari",
          "system": "iPhone"
        }
      ],
      "total": 2
    }
  },
  {
    "operationId": "endOtherSessions",
    "method": "delete",
    "path": "/api/v1/user/me/sessions",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "endSession",
    "method": "delete",
    "path": "/api/v1/user/me/sessions/{sessionId}",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "getCalendarFeed",
    "method": "get",
    "path": "/api/v1/user/me/calendar-feed",
    "status": 200,
    "body": {
      "data": {
        "createdAt": "2026-11-20T12:45:00Z"
      }
    }
  },
  {
    "operationId": "createCalendarFeed",
    "method": "post",
    "path": "/api/v1/user/me/calendar-feed",
    "status": 201,
    "body": {
      "data": {
        "url": "https://yoyaku.example/api/v1/calendar-feeds/nK3v0bJ5r2wQxT8yLm4sZc7dFh1gPa6eUi9oRk0uVt4.ics",
        "createdAt": "2026-11-20T12:45:00Z"
      }
    }
  },
  {
    "operationId": "deleteCalendarFeed",
    "method": "delete",
    "path": "/api/v1/user/me/calendar-feed",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "exportMe",
    "method": "get",
    "path": "/api/v1/user/me/export",
    "status": 200,
    "body": {
      "data": {
        "reservationVersions": [],
        "calendarFeed": null,
        "waitingList": [
          {
            "id": "0d4b7a9e",
            "status": "offered",
            "shopId": "k3m9x2ab",
            "shopName": "Mizukagami Hair Tenjin",
            "serviceId": "k3m9x2ab-1",
            "serviceName": "Cut and blow-dry",
            "unitId": null,
            "date": "2026-12-01",
            "timeFrom": "10:00",
            "timeTo": "13:00",
            "timeZone": "Asia/Tokyo",
            "quantity": 1,
            "attaches": [],
            "staff": null,
            "resource": null,
            "returnTime": null,
            "returnShop": null,
            "createdAt": "2026-11-20T12:45:09Z",
            "endsAt": "2026-12-01T04:00:00Z",
            "offer": {
              "draft": {
                "shopId": "k3m9x2ab",
                "appointmentServiceId": "k3m9x2ab-1",
                "appointmentUnitId": "k3m9x2ab-1-u1",
                "reservationDate": "2026-12-01",
                "reservationTime": "10:00",
                "quantity": 1,
                "attaches": [],
                "staffId": null,
                "resourceItemId": null
              },
              "startAt": "2026-12-01T01:00:00Z",
              "endAt": "2026-12-01T02:00:00Z",
              "expiresAt": "2026-11-20T13:00:00Z",
              "expiresInSeconds": 900
            }
          }
        ],
        "consents": [
          {
            "purpose": "privacy",
            "version": "2026-11-22",
            "givenAt": "2026-11-20T12:45:00Z",
            "withdrawnAt": null,
            "codeNumber": null
          }
        ],
        "sessions": [
          {
            "id": "5f0c2a9d4b6e41c8a7d3e9f012345678",
            "isCurrent": true,
            "startedAt": "2026-11-20T12:45:00Z",
            "lastUsedAt": "2026-11-21T09:10:00Z",
            "browser": "Chrome",
            "system": "Windows"
          }
        ],
        "user": {
          "id": "5f0c1d2e3b4a59687786a5b4c3d2e1f0",
          "firstName": "Hana",
          "lastName": "Sato",
          "email": "hana@example.com",
          "phone": "+819012345678",
          "acceptsMarketing": false
        },
        "reservations": [
          {
            "codeNumber": "HTMYP3EV",
            "orderId": "7a8b9c",
            "status": "confirmed",
            "version": 1,
            "shop": {
              "id": "k3m9x2ab",
              "shopName": "Mizukagami Hair Tenjin",
              "shopAddress": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
              "localAddress": {
                "text": "福岡市中央区天神1-21-11 2階",
                "language": "ja"
              },
              "phone": "+81925550100",
              "cover": {
                "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                "width": 480,
                "height": 360
              },
              "latitude": 33.59,
              "longitude": 130.4
            },
            "serviceId": "k3m9x2ab-1",
            "serviceName": "Cut and blow-dry",
            "dayUnit": false,
            "needsLicense": false,
            "mainService": {
              "kind": "service",
              "id": "k3m9x2ab-1-u1",
              "name": "Cut and blow-dry",
              "quantity": 1,
              "amount": {
                "amount": 6500,
                "currency": "JPY"
              },
              "shopAmount": {
                "amount": 6500,
                "currency": "JPY"
              }
            },
            "additionalServices": [
              {
                "kind": "attach",
                "id": "k3m9x2ab-a1",
                "name": "Head spa, 15 minutes",
                "quantity": 1,
                "amount": {
                  "amount": 2200,
                  "currency": "JPY"
                },
                "shopAmount": {
                  "amount": 2200,
                  "currency": "JPY"
                }
              }
            ],
            "staff": {
              "id": "k3m9x2ab-s1",
              "name": "Kaori Ishikawa"
            },
            "equipment": null,
            "quantity": 1,
            "date": "2026-12-01",
            "reservationTime": "10:00",
            "startAt": "2026-12-01T01:00:00Z",
            "endAt": "2026-12-01T02:15:00Z",
            "timeZone": "Asia/Tokyo",
            "experienceMinutes": 75,
            "total": {
              "amount": 8700,
              "currency": "JPY"
            },
            "shopTotal": {
              "amount": 8700,
              "currency": "JPY"
            },
            "paidAmount": null,
            "rate": "1",
            "rateAt": "2026-11-20T00:00:00Z",
            "contact": {
              "firstName": "Hana",
              "lastName": "Sato",
              "phone": "+819012345678",
              "email": "hana@example.com"
            },
            "contactNumber": "+819012345678",
            "specialRequirement": null,
            "cancellationReason": null,
            "cancellationReasonText": null,
            "freeCancellationUntil": "2026-11-30T01:00:00Z",
            "freeCancellationInSeconds": 821700,
            "lateFee": null,
            "allowedActions": [
              {
                "action": "cancel",
                "allowed": true,
                "until": "2026-12-01T01:00:00Z"
              },
              {
                "action": "reschedule",
                "allowed": true,
                "until": "2026-11-30T01:00:00Z",
                "left": 3
              }
            ],
            "createdAt": "2026-11-20T12:45:09Z",
            "cancelledAt": null,
            "cancelledBy": null
          }
        ],
        "reviewReports": [],
        "favorites": [
          {
            "id": "k3m9x2ab",
            "shopName": "Mizukagami Hair Tenjin",
            "brandName": null,
            "cover": {
              "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
              "width": 480,
              "height": 360
            },
            "category": {
              "id": "hair",
              "name": "Hair"
            },
            "city": {
              "id": "fukuoka",
              "name": "Fukuoka"
            },
            "country": "JP",
            "rating": null,
            "ratingCount": 0,
            "priceFrom": {
              "amount": 6500,
              "currency": "JPY"
            },
            "nextAvailableDate": "2026-12-01"
          }
        ],
        "notifications": [
          {
            "id": "f66ab9205862c1c163d0f2b36395522e",
            "isRead": false,
            "type": "reservation",
            "kind": "confirmed",
            "codeNumber": "HTMYP3EV",
            "serviceName": "Cut and blow-dry",
            "shopName": "Mizukagami Hair Tenjin",
            "date": "2026-12-01T01:00:00Z",
            "timeZone": "Asia/Tokyo",
            "createdAt": "2026-11-20T12:45:09Z"
          }
        ]
      }
    }
  },
  {
    "operationId": "createWsTicket",
    "method": "post",
    "path": "/api/v1/user/ws-ticket",
    "status": 200,
    "body": {
      "data": {
        "ticket": "b0c1d2e3f4a5968778695a4b3c2d1e0f",
        "expiresAt": "2026-11-20T12:46:00Z",
        "expiresInSeconds": 60
      }
    }
  },
  {
    "operationId": "listFavorites",
    "method": "get",
    "path": "/api/v1/user-favorite",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "brandName": null,
          "cover": {
            "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
            "width": 480,
            "height": 360
          },
          "category": {
            "id": "hair",
            "name": "Hair"
          },
          "city": {
            "id": "fukuoka",
            "name": "Fukuoka"
          },
          "country": "JP",
          "rating": null,
          "ratingCount": 0,
          "priceFrom": {
            "amount": 6500,
            "currency": "JPY"
          },
          "nextAvailableDate": "2026-12-01"
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "addFavorite",
    "method": "put",
    "path": "/api/v1/user-favorite/{shopId}",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "removeFavorite",
    "method": "delete",
    "path": "/api/v1/user-favorite/{shopId}",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "listCategories",
    "method": "get",
    "path": "/api/v1/user/category-store",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "hair",
          "slug": "hair",
          "name": "Hair",
          "icon": {
            "url": "/media/categories/scissors.svg",
            "width": 96,
            "height": 96
          },
          "parentId": "beauty",
          "shopCount": 51
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "listCategoriesOfJapan",
    "method": "get",
    "path": "/api/v1/user/category-store/jp/get-category",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "hair",
          "slug": "hair",
          "name": "Hair",
          "icon": {
            "url": "/media/categories/scissors.svg",
            "width": 96,
            "height": 96
          },
          "parentId": "beauty",
          "shopCount": 51
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "listCategoriesWithShops",
    "method": "get",
    "path": "/api/v1/user/category-store/shop",
    "status": 200,
    "body": {
      "total": 1,
      "data": [
        {
          "id": "beauty",
          "slug": "beauty",
          "name": "Beauty",
          "icon": {
            "url": "/media/categories/scissors.svg",
            "width": 96,
            "height": 96
          },
          "parentId": null,
          "shopCount": 120,
          "shops": [
            {
              "id": "k3m9x2ab",
              "shopName": "Mizukagami Hair Tenjin",
              "brandName": null,
              "cover": {
                "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
                "width": 480,
                "height": 360
              },
              "category": {
                "id": "hair",
                "name": "Hair"
              },
              "city": {
                "id": "fukuoka",
                "name": "Fukuoka"
              },
              "country": "JP",
              "rating": null,
              "ratingCount": 0,
              "priceFrom": {
                "amount": 6500,
                "currency": "JPY"
              },
              "nextAvailableDate": "2026-12-01"
            }
          ]
        }
      ]
    }
  },
  {
    "operationId": "listCities",
    "method": "get",
    "path": "/api/v1/cities",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "fukuoka",
          "name": "Fukuoka",
          "country": "JP",
          "locationType": "oversea",
          "timeZone": "Asia/Tokyo",
          "cover": {
            "url": "/media/cities/fukuoka.svg",
            "width": 640,
            "height": 360
          },
          "recommended": true,
          "shopCount": 42
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "listCurated",
    "method": "get",
    "path": "/api/v1/curated",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "jp",
          "curatedTitle": "Japan, taken care of",
          "summary": "Hair, hot springs and dinners from Fukuoka to Sapporo.",
          "cover": {
            "url": "/media/curated/jp.svg",
            "width": 640,
            "height": 360
          },
          "shopCount": 314
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "getCurated",
    "method": "get",
    "path": "/api/v1/curated/{id}",
    "status": 200,
    "body": {
      "data": {
        "id": "jp",
        "curatedTitle": "Japan, taken care of",
        "summary": "Hair, hot springs and dinners from Fukuoka to Sapporo.",
        "cover": {
          "url": "/media/curated/jp.svg",
          "width": 640,
          "height": 360
        },
        "shopCount": 1,
        "shops": [
          {
            "id": "k3m9x2ab",
            "shopName": "Mizukagami Hair Tenjin",
            "brandName": null,
            "cover": {
              "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
              "width": 480,
              "height": 360
            },
            "category": {
              "id": "hair",
              "name": "Hair"
            },
            "city": {
              "id": "fukuoka",
              "name": "Fukuoka"
            },
            "country": "JP",
            "rating": null,
            "ratingCount": 0,
            "priceFrom": {
              "amount": 6500,
              "currency": "JPY"
            },
            "nextAvailableDate": "2026-12-01"
          }
        ]
      }
    }
  },
  {
    "operationId": "searchShops",
    "method": "get",
    "path": "/api/v1/shops/search",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "brandName": null,
          "cover": {
            "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
            "width": 480,
            "height": 360
          },
          "category": {
            "id": "hair",
            "name": "Hair"
          },
          "city": {
            "id": "fukuoka",
            "name": "Fukuoka"
          },
          "country": "JP",
          "rating": null,
          "ratingCount": 0,
          "priceFrom": {
            "amount": 6500,
            "currency": "JPY"
          },
          "nextAvailableDate": "2026-12-01"
        }
      ],
      "correctedKeyword": null,
      "interpretation": {
        "places": [],
        "replaced": [],
        "date": null,
        "fullOn": null,
        "quantity": null,
        "sort": null,
        "priceMin": null,
        "priceMax": null,
        "typed": {
          "date": [],
          "quantity": [],
          "sort": [],
          "price": []
        },
        "notFound": [],
        "placeOnly": false,
        "unsupported": []
      },
      "total": 1,
      "nextCursor": null,
      "facets": {
        "categories": [
          {
            "id": "hair",
            "name": "Hair",
            "count": 1
          }
        ],
        "cities": [
          {
            "id": "fukuoka",
            "name": "Fukuoka",
            "count": 1
          }
        ],
        "price": {
          "min": {
            "amount": 6500,
            "currency": "JPY"
          },
          "max": {
            "amount": 6500,
            "currency": "JPY"
          }
        }
      }
    }
  },
  {
    "operationId": "listHottestBooked",
    "method": "get",
    "path": "/api/v1/shops/hottest-booked",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "brandName": null,
          "cover": {
            "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
            "width": 480,
            "height": 360
          },
          "category": {
            "id": "hair",
            "name": "Hair"
          },
          "city": {
            "id": "fukuoka",
            "name": "Fukuoka"
          },
          "country": "JP",
          "rating": null,
          "ratingCount": 0,
          "priceFrom": {
            "amount": 6500,
            "currency": "JPY"
          },
          "nextAvailableDate": "2026-12-01"
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "listShopsOfBrand",
    "method": "get",
    "path": "/api/v1/shops/brand",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "brandName": null,
          "cover": {
            "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
            "width": 480,
            "height": 360
          },
          "category": {
            "id": "hair",
            "name": "Hair"
          },
          "city": {
            "id": "fukuoka",
            "name": "Fukuoka"
          },
          "country": "JP",
          "rating": null,
          "ratingCount": 0,
          "priceFrom": {
            "amount": 6500,
            "currency": "JPY"
          },
          "nextAvailableDate": "2026-12-01"
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "listBrands",
    "method": "get",
    "path": "/api/v1/brands",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "b1",
          "brandName": "Mizukagami",
          "shopCount": 3
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "listShops",
    "method": "get",
    "path": "/api/v1/shops",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "brandName": null,
          "cover": {
            "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
            "width": 480,
            "height": 360
          },
          "category": {
            "id": "hair",
            "name": "Hair"
          },
          "city": {
            "id": "fukuoka",
            "name": "Fukuoka"
          },
          "country": "JP",
          "rating": null,
          "ratingCount": 0,
          "priceFrom": {
            "amount": 6500,
            "currency": "JPY"
          },
          "nextAvailableDate": "2026-12-01"
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "listShopsByCategory",
    "method": "get",
    "path": "/api/v1/shops/by-category/{id}",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "brandName": null,
          "cover": {
            "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
            "width": 480,
            "height": 360
          },
          "category": {
            "id": "hair",
            "name": "Hair"
          },
          "city": {
            "id": "fukuoka",
            "name": "Fukuoka"
          },
          "country": "JP",
          "rating": null,
          "ratingCount": 0,
          "priceFrom": {
            "amount": 6500,
            "currency": "JPY"
          },
          "nextAvailableDate": "2026-12-01"
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "getShop",
    "method": "get",
    "path": "/api/v1/shops/{id}",
    "status": 200,
    "body": {
      "data": {
        "id": "k3m9x2ab",
        "shopName": "Mizukagami Hair Tenjin",
        "brandName": null,
        "cover": {
          "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
          "width": 480,
          "height": 360
        },
        "category": {
          "id": "hair",
          "name": "Hair"
        },
        "city": {
          "id": "fukuoka",
          "name": "Fukuoka"
        },
        "country": "JP",
        "rating": null,
        "ratingCount": 0,
        "priceFrom": {
          "amount": 6500,
          "currency": "JPY"
        },
        "nextAvailableDate": "2026-12-01",
        "description": "A quiet salon above the arcade, for short and long hair.",
        "address": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
        "phone": "+81925550100",
        "latitude": 33.59,
        "longitude": 130.4,
        "timeZone": "Asia/Tokyo",
        "hours": [
          {
            "weekday": 1,
            "open": "10:00",
            "close": "20:00"
          }
        ],
        "specialHours": [
          {
            "date": "2026-12-06",
            "open": "10:00",
            "close": "15:00"
          }
        ],
        "closures": [
          {
            "from": "2027-02-06T00:00",
            "to": "2027-02-12T00:00"
          }
        ],
        "openState": {
          "open": true,
          "changesAt": "2026-12-01T11:00:00Z"
        },
        "pictures": [
          {
            "url": "/media/shops/k3m9x2ab/1.svg?v=1ajocxo",
            "width": 480,
            "height": 360
          }
        ],
        "categories": [
          {
            "id": "hair",
            "name": "Hair"
          }
        ],
        "services": [
          {
            "id": "k3m9x2ab-1",
            "shopId": "k3m9x2ab",
            "shopName": "Mizukagami Hair Tenjin",
            "categoryId": "hair",
            "categoryName": "Hair",
            "name": "Cut and blow-dry",
            "description": "A consultation, a cut and a finish.",
            "selectionUnitMode": "staff",
            "perPerson": true,
            "pricePer": "person",
            "minQuantity": 1,
            "maxQuantity": 2,
            "dayUnit": false,
            "hasAttaches": true,
            "priceFrom": {
              "amount": 6500,
              "currency": "JPY"
            },
            "units": [
              {
                "id": "k3m9x2ab-1-u1",
                "name": "Short to medium",
                "durationMinutes": 60,
                "price": {
                  "amount": 6500,
                  "currency": "JPY"
                },
                "shopPrice": {
                  "amount": 6500,
                  "currency": "JPY"
                }
              }
            ]
          }
        ],
        "freeCancellationHours": 24,
        "lateFee": null
      }
    }
  },
  {
    "operationId": "listReviews",
    "method": "get",
    "path": "/api/v1/shops/{id}/reviews",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "7c1e5a90",
          "stars": 5,
          "text": "ていねいにカットしていただきました。",
          "language": "ja",
          "author": "佐**",
          "serviceName": "Cut and blow-dry",
          "month": "2026-11",
          "createdAt": "2026-11-20T12:45:09Z",
          "reply": {
            "text": "またお待ちしております。",
            "createdAt": "2026-11-21T01:00:00Z"
          }
        }
      ],
      "total": 1,
      "distribution": [
        0,
        0,
        0,
        0,
        1
      ],
      "languages": [
        {
          "language": "ja",
          "count": 1
        }
      ]
    }
  },
  {
    "operationId": "listServices",
    "method": "get",
    "path": "/api/v1/services",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "k3m9x2ab-1",
          "shopId": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "categoryId": "hair",
          "categoryName": "Hair",
          "name": "Cut and blow-dry",
          "description": "A consultation, a cut and a finish.",
          "selectionUnitMode": "staff",
          "perPerson": true,
          "pricePer": "person",
          "minQuantity": 1,
          "maxQuantity": 2,
          "dayUnit": false,
          "hasAttaches": true,
          "priceFrom": {
            "amount": 6500,
            "currency": "JPY"
          },
          "units": [
            {
              "id": "k3m9x2ab-1-u1",
              "name": "Short to medium",
              "durationMinutes": 60,
              "price": {
                "amount": 6500,
                "currency": "JPY"
              },
              "shopPrice": {
                "amount": 6500,
                "currency": "JPY"
              }
            }
          ]
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "listServicesByCategory",
    "method": "get",
    "path": "/api/v1/services/by-category",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "k3m9x2ab-1",
          "shopId": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "categoryId": "hair",
          "categoryName": "Hair",
          "name": "Cut and blow-dry",
          "description": "A consultation, a cut and a finish.",
          "selectionUnitMode": "staff",
          "perPerson": true,
          "pricePer": "person",
          "minQuantity": 1,
          "maxQuantity": 2,
          "dayUnit": false,
          "hasAttaches": true,
          "priceFrom": {
            "amount": 6500,
            "currency": "JPY"
          },
          "units": [
            {
              "id": "k3m9x2ab-1-u1",
              "name": "Short to medium",
              "durationMinutes": 60,
              "price": {
                "amount": 6500,
                "currency": "JPY"
              },
              "shopPrice": {
                "amount": 6500,
                "currency": "JPY"
              }
            }
          ]
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "getService",
    "method": "get",
    "path": "/api/v1/services/{id}",
    "status": 200,
    "body": {
      "data": {
        "id": "k3m9x2ab-1",
        "shopId": "k3m9x2ab",
        "shopName": "Mizukagami Hair Tenjin",
        "categoryId": "hair",
        "categoryName": "Hair",
        "name": "Cut and blow-dry",
        "description": "A consultation, a cut and a finish.",
        "selectionUnitMode": "staff",
        "perPerson": true,
        "pricePer": "person",
        "minQuantity": 1,
        "maxQuantity": 2,
        "dayUnit": false,
        "hasAttaches": true,
        "priceFrom": {
          "amount": 6500,
          "currency": "JPY"
        },
        "units": [
          {
            "id": "k3m9x2ab-1-u1",
            "name": "Short to medium",
            "durationMinutes": 60,
            "price": {
              "amount": 6500,
              "currency": "JPY"
            },
            "shopPrice": {
              "amount": 6500,
              "currency": "JPY"
            }
          }
        ],
        "shop": {
          "id": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "cover": {
            "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
            "width": 480,
            "height": 360
          },
          "address": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
          "phone": "+81925550100",
          "timeZone": "Asia/Tokyo",
          "country": "JP",
          "latitude": 33.59,
          "longitude": 130.4,
          "freeCancellationHours": 24,
          "lateFee": null
        }
      }
    }
  },
  {
    "operationId": "listSearchTags",
    "method": "get",
    "path": "/api/v1/user/search-tag",
    "status": 200,
    "body": {
      "data": [
        {
          "keyword": "kimono",
          "count": 128
        },
        {
          "keyword": "ramen",
          "count": 97
        }
      ],
      "total": 2
    }
  },
  {
    "operationId": "logSearch",
    "method": "post",
    "path": "/api/v1/user/search-shop-log",
    "status": 202,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "sendWish",
    "method": "post",
    "path": "/api/v1/google-sheet",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "getPlatformStyle",
    "method": "get",
    "path": "/api/v1/user/platform-style",
    "status": 200,
    "body": {
      "data": {
        "primaryColor": "#16213e",
        "secondaryColor": "#2b62d9",
        "accentColor": "#ffc94a",
        "linkColor": "#eaf1ff",
        "bannerUrl": "/media/banner.svg",
        "logoUrl": "/media/logo.svg",
        "title": "Yoyaku"
      }
    }
  },
  {
    "operationId": "listArticleCategories",
    "method": "get",
    "path": "/api/v1/user/category-article",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "travel",
          "name": "Travel"
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "listArticles",
    "method": "get",
    "path": "/api/v1/user/article",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "slow-okinawa",
          "articleName": "Four slow days in Okinawa",
          "summary": "Sea, pottery and noodles, without a timetable.",
          "category": {
            "id": "travel",
            "name": "Travel"
          },
          "cover": {
            "url": "/media/articles/slow-okinawa.svg",
            "width": 640,
            "height": 360
          },
          "publishedAt": "2026-10-01T00:00:00Z"
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "listArticlesByCategory",
    "method": "get",
    "path": "/api/v1/user/article/get-by-category",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "slow-okinawa",
          "articleName": "Four slow days in Okinawa",
          "summary": "Sea, pottery and noodles, without a timetable.",
          "category": {
            "id": "travel",
            "name": "Travel"
          },
          "cover": {
            "url": "/media/articles/slow-okinawa.svg",
            "width": 640,
            "height": 360
          },
          "publishedAt": "2026-10-01T00:00:00Z"
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "getArticle",
    "method": "get",
    "path": "/api/v1/user/article/{id}",
    "status": 200,
    "body": {
      "data": {
        "id": "slow-okinawa",
        "articleName": "Four slow days in Okinawa",
        "summary": "Sea, pottery and noodles, without a timetable.",
        "category": {
          "id": "travel",
          "name": "Travel"
        },
        "cover": {
          "url": "/media/articles/slow-okinawa.svg",
          "width": 640,
          "height": 360
        },
        "publishedAt": "2026-10-01T00:00:00Z",
        "body": "## Day one\n\nTake the monorail to the end of the line.",
        "shops": [
          {
            "id": "k3m9x2ab",
            "shopName": "Mizukagami Hair Tenjin",
            "brandName": null,
            "cover": {
              "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
              "width": 480,
              "height": 360
            },
            "category": {
              "id": "hair",
              "name": "Hair"
            },
            "city": {
              "id": "fukuoka",
              "name": "Fukuoka"
            },
            "country": "JP",
            "rating": null,
            "ratingCount": 0,
            "priceFrom": {
              "amount": 6500,
              "currency": "JPY"
            },
            "nextAvailableDate": "2026-12-01"
          }
        ]
      }
    }
  },
  {
    "operationId": "getPrivacyPolicy",
    "method": "get",
    "path": "/api/v1/privacy-policies",
    "status": 200,
    "body": {
      "data": {
        "version": "2026-01",
        "title": "How we handle personal data",
        "body": "## Who we are\n\nYoyaku arranges reservations between you and a shop.",
        "updatedAt": "2026-01-01T00:00:00Z"
      }
    }
  },
  {
    "operationId": "getTermsOfUse",
    "method": "get",
    "path": "/api/v1/terms-of-use",
    "status": 200,
    "body": {
      "data": {
        "version": "2026-01",
        "title": "How we handle personal data",
        "body": "## Who we are\n\nYoyaku arranges reservations between you and a shop.",
        "updatedAt": "2026-01-01T00:00:00Z"
      }
    }
  },
  {
    "operationId": "listLegalTexts",
    "method": "get",
    "path": "/api/v1/legal-texts",
    "status": 200,
    "body": {
      "data": [
        {
          "kind": "privacy",
          "version": "2026-11-22",
          "title": "Privacy policy",
          "updatedAt": "2026-11-22T00:00:00Z"
        },
        {
          "kind": "seller-jp",
          "version": "2026-11-24",
          "title": "Notice under the Act on Specified Commercial Transactions (Japan)",
          "updatedAt": "2026-11-24T03:00:00Z"
        }
      ],
      "total": 2
    }
  },
  {
    "operationId": "getLegalText",
    "method": "get",
    "path": "/api/v1/legal-texts/{kind}",
    "status": 200,
    "body": {
      "data": {
        "version": "2026-01",
        "title": "How we handle personal data",
        "body": "## Who we are\n\nYoyaku arranges reservations between you and a shop.",
        "updatedAt": "2026-01-01T00:00:00Z"
      }
    }
  },
  {
    "operationId": "listFaqCategories",
    "method": "get",
    "path": "/api/v1/faq-categories",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "booking",
          "name": "Reservations"
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "listFaqs",
    "method": "get",
    "path": "/api/v1/faq-categories/{categoryId}/faqs",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "free-cancellation",
          "question": "Until when can I cancel for free?",
          "answer": "Each ticket names the time. Most shops allow it until 24 hours before the start."
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "getAvailableTime",
    "method": "get",
    "path": "/api/v1/shops/{id}/getAvailableTime",
    "status": 200,
    "body": {
      "data": {
        "timeZone": "Asia/Tokyo",
        "days": [
          {
            "date": "2026-12-01",
            "status": "AVAILABLE",
            "slots": [
              {
                "startAt": "2026-12-01T10:00:00+09:00",
                "endAt": "2026-12-01T11:00:00+09:00",
                "time": "10:00",
                "vacancies": 2,
                "price": {
                  "amount": 6500,
                  "currency": "JPY"
                }
              }
            ]
          }
        ],
        "nextAvailableDate": "2026-12-01"
      }
    }
  },
  {
    "operationId": "getAvailableProviders",
    "method": "get",
    "path": "/api/v1/shops/{id}/getAvailableProviders",
    "status": 200,
    "body": {
      "data": {
        "mode": "staff",
        "providers": [
          {
            "id": "k3m9x2ab-s1",
            "name": "Kaori Ishikawa",
            "title": "Stylist",
            "avatarUrl": "/media/staff/k3m9x2ab/k3m9x2ab-s1.svg",
            "available": true
          }
        ],
        "resources": []
      }
    }
  },
  {
    "operationId": "getAvailableServiceAttaches",
    "method": "get",
    "path": "/api/v1/shops/{id}/getAvailableServiceAttaches",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "k3m9x2ab-a1",
          "name": "Head spa, 15 minutes",
          "price": {
            "amount": 2200,
            "currency": "JPY"
          },
          "durationMinutes": 15,
          "maxQuantity": 1,
          "available": true
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "getConfirmReminder",
    "method": "get",
    "path": "/api/v1/shops/{id}/confirm-reminder",
    "status": 200,
    "body": {
      "data": {
        "version": "2026-11-01",
        "privacyVersion": "2026-11-22",
        "reminders": [
          {
            "id": "k3m9x2ab-m1",
            "text": "Please arrive five minutes early.",
            "required": true
          }
        ],
        "cancellationPolicy": {
          "freeHours": 24,
          "lateFee": null,
          "text": "Free cancellation until 24 hours before the start."
        }
      }
    }
  },
  {
    "operationId": "createHold",
    "method": "post",
    "path": "/api/v1/user/reservation/hold",
    "status": 201,
    "body": {
      "data": {
        "holdId": "3c9d7e",
        "holdToken": "6f1e2d3c4b5a69788796a5b4c3d2e1f0",
        "expiresAt": "2026-11-20T12:55:00Z",
        "expiresInSeconds": 600,
        "latestExpiresAt": "2026-11-20T13:05:00Z",
        "latestExpiresInSeconds": 1200,
        "draft": {
          "shopId": "k3m9x2ab",
          "appointmentServiceId": "k3m9x2ab-1",
          "appointmentUnitId": "k3m9x2ab-1-u1",
          "reservationDate": "2026-12-01",
          "reservationTime": "10:00",
          "quantity": 1,
          "attaches": [
            {
              "attachId": "k3m9x2ab-a1",
              "quantity": 1
            }
          ],
          "staffId": null,
          "resourceItemId": null
        },
        "startAt": "2026-12-01T01:00:00Z",
        "endAt": "2026-12-01T02:15:00Z",
        "timeZone": "Asia/Tokyo",
        "staff": {
          "id": "k3m9x2ab-s1",
          "name": "Kaori Ishikawa"
        },
        "resource": null,
        "quote": {
          "id": "Zk0pY3Vt6xJ8mQe2RrN4wA",
          "lines": [
            {
              "kind": "service",
              "id": "k3m9x2ab-1-u1",
              "name": "Cut and blow-dry",
              "quantity": 1,
              "amount": {
                "amount": 6500,
                "currency": "JPY"
              },
              "shopAmount": {
                "amount": 6500,
                "currency": "JPY"
              }
            },
            {
              "kind": "attach",
              "id": "k3m9x2ab-a1",
              "name": "Head spa, 15 minutes",
              "quantity": 1,
              "amount": {
                "amount": 2200,
                "currency": "JPY"
              },
              "shopAmount": {
                "amount": 2200,
                "currency": "JPY"
              }
            }
          ],
          "total": {
            "amount": 8700,
            "currency": "JPY"
          },
          "shopTotal": {
            "amount": 8700,
            "currency": "JPY"
          },
          "rate": "1",
          "rateAt": "2026-11-20T00:00:00Z"
        },
        "policy": {
          "freeHours": 24,
          "lateFee": null,
          "text": "Free cancellation until 24 hours before the start."
        }
      }
    }
  },
  {
    "operationId": "getHold",
    "method": "get",
    "path": "/api/v1/user/reservation/hold/{holdId}",
    "status": 200,
    "body": {
      "data": {
        "holdId": "3c9d7e",
        "holdToken": "6f1e2d3c4b5a69788796a5b4c3d2e1f0",
        "expiresAt": "2026-11-20T12:55:00Z",
        "expiresInSeconds": 600,
        "latestExpiresAt": "2026-11-20T13:05:00Z",
        "latestExpiresInSeconds": 1200,
        "draft": {
          "shopId": "k3m9x2ab",
          "appointmentServiceId": "k3m9x2ab-1",
          "appointmentUnitId": "k3m9x2ab-1-u1",
          "reservationDate": "2026-12-01",
          "reservationTime": "10:00",
          "quantity": 1,
          "attaches": [
            {
              "attachId": "k3m9x2ab-a1",
              "quantity": 1
            }
          ],
          "staffId": null,
          "resourceItemId": null
        },
        "startAt": "2026-12-01T01:00:00Z",
        "endAt": "2026-12-01T02:15:00Z",
        "timeZone": "Asia/Tokyo",
        "staff": {
          "id": "k3m9x2ab-s1",
          "name": "Kaori Ishikawa"
        },
        "resource": null,
        "quote": {
          "id": "Zk0pY3Vt6xJ8mQe2RrN4wA",
          "lines": [
            {
              "kind": "service",
              "id": "k3m9x2ab-1-u1",
              "name": "Cut and blow-dry",
              "quantity": 1,
              "amount": {
                "amount": 6500,
                "currency": "JPY"
              },
              "shopAmount": {
                "amount": 6500,
                "currency": "JPY"
              }
            },
            {
              "kind": "attach",
              "id": "k3m9x2ab-a1",
              "name": "Head spa, 15 minutes",
              "quantity": 1,
              "amount": {
                "amount": 2200,
                "currency": "JPY"
              },
              "shopAmount": {
                "amount": 2200,
                "currency": "JPY"
              }
            }
          ],
          "total": {
            "amount": 8700,
            "currency": "JPY"
          },
          "shopTotal": {
            "amount": 8700,
            "currency": "JPY"
          },
          "rate": "1",
          "rateAt": "2026-11-20T00:00:00Z"
        },
        "policy": {
          "freeHours": 24,
          "lateFee": null,
          "text": "Free cancellation until 24 hours before the start."
        }
      }
    }
  },
  {
    "operationId": "changeHold",
    "method": "patch",
    "path": "/api/v1/user/reservation/hold/{holdId}",
    "status": 200,
    "body": {
      "data": {
        "holdId": "3c9d7e",
        "holdToken": "6f1e2d3c4b5a69788796a5b4c3d2e1f0",
        "expiresAt": "2026-11-20T12:55:00Z",
        "expiresInSeconds": 600,
        "latestExpiresAt": "2026-11-20T13:05:00Z",
        "latestExpiresInSeconds": 1200,
        "draft": {
          "shopId": "k3m9x2ab",
          "appointmentServiceId": "k3m9x2ab-1",
          "appointmentUnitId": "k3m9x2ab-1-u1",
          "reservationDate": "2026-12-01",
          "reservationTime": "10:00",
          "quantity": 1,
          "attaches": [
            {
              "attachId": "k3m9x2ab-a1",
              "quantity": 1
            }
          ],
          "staffId": null,
          "resourceItemId": null
        },
        "startAt": "2026-12-01T01:00:00Z",
        "endAt": "2026-12-01T02:15:00Z",
        "timeZone": "Asia/Tokyo",
        "staff": {
          "id": "k3m9x2ab-s1",
          "name": "Kaori Ishikawa"
        },
        "resource": null,
        "quote": {
          "id": "Zk0pY3Vt6xJ8mQe2RrN4wA",
          "lines": [
            {
              "kind": "service",
              "id": "k3m9x2ab-1-u1",
              "name": "Cut and blow-dry",
              "quantity": 1,
              "amount": {
                "amount": 6500,
                "currency": "JPY"
              },
              "shopAmount": {
                "amount": 6500,
                "currency": "JPY"
              }
            },
            {
              "kind": "attach",
              "id": "k3m9x2ab-a1",
              "name": "Head spa, 15 minutes",
              "quantity": 1,
              "amount": {
                "amount": 2200,
                "currency": "JPY"
              },
              "shopAmount": {
                "amount": 2200,
                "currency": "JPY"
              }
            }
          ],
          "total": {
            "amount": 8700,
            "currency": "JPY"
          },
          "shopTotal": {
            "amount": 8700,
            "currency": "JPY"
          },
          "rate": "1",
          "rateAt": "2026-11-20T00:00:00Z"
        },
        "policy": {
          "freeHours": 24,
          "lateFee": null,
          "text": "Free cancellation until 24 hours before the start."
        }
      }
    }
  },
  {
    "operationId": "releaseHold",
    "method": "delete",
    "path": "/api/v1/user/reservation/hold/{holdId}",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "listReservations",
    "method": "get",
    "path": "/api/v1/user/reservation",
    "status": 200,
    "body": {
      "data": [
        {
          "codeNumber": "HTMYP3EV",
          "orderId": "7a8b9c",
          "status": "confirmed",
          "version": 1,
          "shop": {
            "id": "k3m9x2ab",
            "shopName": "Mizukagami Hair Tenjin",
            "shopAddress": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
            "localAddress": {
              "text": "福岡市中央区天神1-21-11 2階",
              "language": "ja"
            },
            "phone": "+81925550100",
            "cover": {
              "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
              "width": 480,
              "height": 360
            },
            "latitude": 33.59,
            "longitude": 130.4
          },
          "serviceId": "k3m9x2ab-1",
          "serviceName": "Cut and blow-dry",
          "dayUnit": false,
          "needsLicense": false,
          "mainService": {
            "kind": "service",
            "id": "k3m9x2ab-1-u1",
            "name": "Cut and blow-dry",
            "quantity": 1,
            "amount": {
              "amount": 6500,
              "currency": "JPY"
            },
            "shopAmount": {
              "amount": 6500,
              "currency": "JPY"
            }
          },
          "additionalServices": [
            {
              "kind": "attach",
              "id": "k3m9x2ab-a1",
              "name": "Head spa, 15 minutes",
              "quantity": 1,
              "amount": {
                "amount": 2200,
                "currency": "JPY"
              },
              "shopAmount": {
                "amount": 2200,
                "currency": "JPY"
              }
            }
          ],
          "staff": {
            "id": "k3m9x2ab-s1",
            "name": "Kaori Ishikawa"
          },
          "equipment": null,
          "quantity": 1,
          "date": "2026-12-01",
          "reservationTime": "10:00",
          "startAt": "2026-12-01T01:00:00Z",
          "endAt": "2026-12-01T02:15:00Z",
          "timeZone": "Asia/Tokyo",
          "experienceMinutes": 75,
          "total": {
            "amount": 8700,
            "currency": "JPY"
          },
          "shopTotal": {
            "amount": 8700,
            "currency": "JPY"
          },
          "paidAmount": null,
          "rate": "1",
          "rateAt": "2026-11-20T00:00:00Z",
          "contact": {
            "firstName": "Hana",
            "lastName": "Sato",
            "phone": "+819012345678",
            "email": "hana@example.com"
          },
          "contactNumber": "+819012345678",
          "specialRequirement": null,
          "cancellationReason": null,
          "cancellationReasonText": null,
          "freeCancellationUntil": "2026-11-30T01:00:00Z",
          "freeCancellationInSeconds": 821700,
          "lateFee": null,
          "allowedActions": [
            {
              "action": "cancel",
              "allowed": true,
              "until": "2026-12-01T01:00:00Z"
            },
            {
              "action": "reschedule",
              "allowed": true,
              "until": "2026-11-30T01:00:00Z",
              "left": 3
            }
          ],
          "createdAt": "2026-11-20T12:45:09Z",
          "cancelledAt": null,
          "cancelledBy": null
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "createReservation",
    "method": "post",
    "path": "/api/v1/user/reservation",
    "status": 201,
    "body": {
      "data": {
        "codeNumber": "HTMYP3EV",
        "orderId": "7a8b9c",
        "status": "confirmed",
        "version": 1,
        "shop": {
          "id": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "shopAddress": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
          "localAddress": {
            "text": "福岡市中央区天神1-21-11 2階",
            "language": "ja"
          },
          "phone": "+81925550100",
          "cover": {
            "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
            "width": 480,
            "height": 360
          },
          "latitude": 33.59,
          "longitude": 130.4
        },
        "serviceId": "k3m9x2ab-1",
        "serviceName": "Cut and blow-dry",
        "dayUnit": false,
        "needsLicense": false,
        "mainService": {
          "kind": "service",
          "id": "k3m9x2ab-1-u1",
          "name": "Cut and blow-dry",
          "quantity": 1,
          "amount": {
            "amount": 6500,
            "currency": "JPY"
          },
          "shopAmount": {
            "amount": 6500,
            "currency": "JPY"
          }
        },
        "additionalServices": [
          {
            "kind": "attach",
            "id": "k3m9x2ab-a1",
            "name": "Head spa, 15 minutes",
            "quantity": 1,
            "amount": {
              "amount": 2200,
              "currency": "JPY"
            },
            "shopAmount": {
              "amount": 2200,
              "currency": "JPY"
            }
          }
        ],
        "staff": {
          "id": "k3m9x2ab-s1",
          "name": "Kaori Ishikawa"
        },
        "equipment": null,
        "quantity": 1,
        "date": "2026-12-01",
        "reservationTime": "10:00",
        "startAt": "2026-12-01T01:00:00Z",
        "endAt": "2026-12-01T02:15:00Z",
        "timeZone": "Asia/Tokyo",
        "experienceMinutes": 75,
        "total": {
          "amount": 8700,
          "currency": "JPY"
        },
        "shopTotal": {
          "amount": 8700,
          "currency": "JPY"
        },
        "paidAmount": null,
        "rate": "1",
        "rateAt": "2026-11-20T00:00:00Z",
        "contact": {
          "firstName": "Hana",
          "lastName": "Sato",
          "phone": "+819012345678",
          "email": "hana@example.com"
        },
        "contactNumber": "+819012345678",
        "specialRequirement": null,
        "cancellationReason": null,
        "cancellationReasonText": null,
        "freeCancellationUntil": "2026-11-30T01:00:00Z",
        "freeCancellationInSeconds": 821700,
        "lateFee": null,
        "allowedActions": [
          {
            "action": "cancel",
            "allowed": true,
            "until": "2026-12-01T01:00:00Z"
          },
          {
            "action": "reschedule",
            "allowed": true,
            "until": "2026-11-30T01:00:00Z",
            "left": 3
          }
        ],
        "createdAt": "2026-11-20T12:45:09Z",
        "cancelledAt": null,
        "cancelledBy": null
      }
    }
  },
  {
    "operationId": "getReservation",
    "method": "get",
    "path": "/api/v1/user/reservation/{codeNumber}",
    "status": 200,
    "body": {
      "data": {
        "codeNumber": "HTMYP3EV",
        "orderId": "7a8b9c",
        "status": "confirmed",
        "version": 1,
        "shop": {
          "id": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "shopAddress": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
          "localAddress": {
            "text": "福岡市中央区天神1-21-11 2階",
            "language": "ja"
          },
          "phone": "+81925550100",
          "cover": {
            "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
            "width": 480,
            "height": 360
          },
          "latitude": 33.59,
          "longitude": 130.4
        },
        "serviceId": "k3m9x2ab-1",
        "serviceName": "Cut and blow-dry",
        "dayUnit": false,
        "needsLicense": false,
        "mainService": {
          "kind": "service",
          "id": "k3m9x2ab-1-u1",
          "name": "Cut and blow-dry",
          "quantity": 1,
          "amount": {
            "amount": 6500,
            "currency": "JPY"
          },
          "shopAmount": {
            "amount": 6500,
            "currency": "JPY"
          }
        },
        "additionalServices": [
          {
            "kind": "attach",
            "id": "k3m9x2ab-a1",
            "name": "Head spa, 15 minutes",
            "quantity": 1,
            "amount": {
              "amount": 2200,
              "currency": "JPY"
            },
            "shopAmount": {
              "amount": 2200,
              "currency": "JPY"
            }
          }
        ],
        "staff": {
          "id": "k3m9x2ab-s1",
          "name": "Kaori Ishikawa"
        },
        "equipment": null,
        "quantity": 1,
        "date": "2026-12-01",
        "reservationTime": "10:00",
        "startAt": "2026-12-01T01:00:00Z",
        "endAt": "2026-12-01T02:15:00Z",
        "timeZone": "Asia/Tokyo",
        "experienceMinutes": 75,
        "total": {
          "amount": 8700,
          "currency": "JPY"
        },
        "shopTotal": {
          "amount": 8700,
          "currency": "JPY"
        },
        "paidAmount": null,
        "rate": "1",
        "rateAt": "2026-11-20T00:00:00Z",
        "contact": {
          "firstName": "Hana",
          "lastName": "Sato",
          "phone": "+819012345678",
          "email": "hana@example.com"
        },
        "contactNumber": "+819012345678",
        "specialRequirement": null,
        "cancellationReason": null,
        "cancellationReasonText": null,
        "freeCancellationUntil": "2026-11-30T01:00:00Z",
        "freeCancellationInSeconds": 821700,
        "lateFee": null,
        "allowedActions": [
          {
            "action": "cancel",
            "allowed": true,
            "until": "2026-12-01T01:00:00Z"
          },
          {
            "action": "reschedule",
            "allowed": true,
            "until": "2026-11-30T01:00:00Z",
            "left": 3
          }
        ],
        "createdAt": "2026-11-20T12:45:09Z",
        "cancelledAt": null,
        "cancelledBy": null
      }
    }
  },
  {
    "operationId": "cancelReservation",
    "method": "post",
    "path": "/api/v1/user/reservation/{codeNumber}/cancel",
    "status": 200,
    "body": {
      "data": {
        "codeNumber": "HTMYP3EV",
        "orderId": "7a8b9c",
        "status": "confirmed",
        "version": 1,
        "shop": {
          "id": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "shopAddress": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
          "localAddress": {
            "text": "福岡市中央区天神1-21-11 2階",
            "language": "ja"
          },
          "phone": "+81925550100",
          "cover": {
            "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
            "width": 480,
            "height": 360
          },
          "latitude": 33.59,
          "longitude": 130.4
        },
        "serviceId": "k3m9x2ab-1",
        "serviceName": "Cut and blow-dry",
        "dayUnit": false,
        "needsLicense": false,
        "mainService": {
          "kind": "service",
          "id": "k3m9x2ab-1-u1",
          "name": "Cut and blow-dry",
          "quantity": 1,
          "amount": {
            "amount": 6500,
            "currency": "JPY"
          },
          "shopAmount": {
            "amount": 6500,
            "currency": "JPY"
          }
        },
        "additionalServices": [
          {
            "kind": "attach",
            "id": "k3m9x2ab-a1",
            "name": "Head spa, 15 minutes",
            "quantity": 1,
            "amount": {
              "amount": 2200,
              "currency": "JPY"
            },
            "shopAmount": {
              "amount": 2200,
              "currency": "JPY"
            }
          }
        ],
        "staff": {
          "id": "k3m9x2ab-s1",
          "name": "Kaori Ishikawa"
        },
        "equipment": null,
        "quantity": 1,
        "date": "2026-12-01",
        "reservationTime": "10:00",
        "startAt": "2026-12-01T01:00:00Z",
        "endAt": "2026-12-01T02:15:00Z",
        "timeZone": "Asia/Tokyo",
        "experienceMinutes": 75,
        "total": {
          "amount": 8700,
          "currency": "JPY"
        },
        "shopTotal": {
          "amount": 8700,
          "currency": "JPY"
        },
        "paidAmount": null,
        "rate": "1",
        "rateAt": "2026-11-20T00:00:00Z",
        "contact": {
          "firstName": "Hana",
          "lastName": "Sato",
          "phone": "+819012345678",
          "email": "hana@example.com"
        },
        "contactNumber": "+819012345678",
        "specialRequirement": null,
        "cancellationReason": null,
        "cancellationReasonText": null,
        "freeCancellationUntil": "2026-11-30T01:00:00Z",
        "freeCancellationInSeconds": 821700,
        "lateFee": null,
        "allowedActions": [
          {
            "action": "cancel",
            "allowed": true,
            "until": "2026-12-01T01:00:00Z"
          },
          {
            "action": "reschedule",
            "allowed": true,
            "until": "2026-11-30T01:00:00Z",
            "left": 3
          }
        ],
        "createdAt": "2026-11-20T12:45:09Z",
        "cancelledAt": null,
        "cancelledBy": null
      }
    }
  },
  {
    "operationId": "rescheduleReservation",
    "method": "post",
    "path": "/api/v1/user/reservation/{codeNumber}/reschedule",
    "status": 200,
    "body": {
      "data": {
        "codeNumber": "HTMYP3EV",
        "orderId": "7a8b9c",
        "status": "confirmed",
        "version": 1,
        "shop": {
          "id": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "shopAddress": "2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka",
          "localAddress": {
            "text": "福岡市中央区天神1-21-11 2階",
            "language": "ja"
          },
          "phone": "+81925550100",
          "cover": {
            "url": "/media/shops/k3m9x2ab/0.svg?v=1ajocxo",
            "width": 480,
            "height": 360
          },
          "latitude": 33.59,
          "longitude": 130.4
        },
        "serviceId": "k3m9x2ab-1",
        "serviceName": "Cut and blow-dry",
        "dayUnit": false,
        "needsLicense": false,
        "mainService": {
          "kind": "service",
          "id": "k3m9x2ab-1-u1",
          "name": "Cut and blow-dry",
          "quantity": 1,
          "amount": {
            "amount": 6500,
            "currency": "JPY"
          },
          "shopAmount": {
            "amount": 6500,
            "currency": "JPY"
          }
        },
        "additionalServices": [
          {
            "kind": "attach",
            "id": "k3m9x2ab-a1",
            "name": "Head spa, 15 minutes",
            "quantity": 1,
            "amount": {
              "amount": 2200,
              "currency": "JPY"
            },
            "shopAmount": {
              "amount": 2200,
              "currency": "JPY"
            }
          }
        ],
        "staff": {
          "id": "k3m9x2ab-s1",
          "name": "Kaori Ishikawa"
        },
        "equipment": null,
        "quantity": 1,
        "date": "2026-12-01",
        "reservationTime": "10:00",
        "startAt": "2026-12-01T01:00:00Z",
        "endAt": "2026-12-01T02:15:00Z",
        "timeZone": "Asia/Tokyo",
        "experienceMinutes": 75,
        "total": {
          "amount": 8700,
          "currency": "JPY"
        },
        "shopTotal": {
          "amount": 8700,
          "currency": "JPY"
        },
        "paidAmount": null,
        "rate": "1",
        "rateAt": "2026-11-20T00:00:00Z",
        "contact": {
          "firstName": "Hana",
          "lastName": "Sato",
          "phone": "+819012345678",
          "email": "hana@example.com"
        },
        "contactNumber": "+819012345678",
        "specialRequirement": null,
        "cancellationReason": null,
        "cancellationReasonText": null,
        "freeCancellationUntil": "2026-11-30T01:00:00Z",
        "freeCancellationInSeconds": 821700,
        "lateFee": null,
        "allowedActions": [
          {
            "action": "cancel",
            "allowed": true,
            "until": "2026-12-01T01:00:00Z"
          },
          {
            "action": "reschedule",
            "allowed": true,
            "until": "2026-11-30T01:00:00Z",
            "left": 3
          }
        ],
        "createdAt": "2026-11-20T12:45:09Z",
        "cancelledAt": null,
        "cancelledBy": null
      }
    }
  },
  {
    "operationId": "createReview",
    "method": "post",
    "path": "/api/v1/user/reservation/{codeNumber}/review",
    "status": 201,
    "body": {
      "data": {
        "id": "7c1e5a90",
        "stars": 5,
        "text": "A careful cut, and nobody hurried me.",
        "language": "en",
        "author": "H.",
        "serviceName": "Cut and blow-dry",
        "month": "2026-11",
        "createdAt": "2026-11-20T12:45:09Z",
        "reply": null
      }
    }
  },
  {
    "operationId": "reportReview",
    "method": "post",
    "path": "/api/v1/user/reviews/{reviewId}/report",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "listWaitingList",
    "method": "get",
    "path": "/api/v1/user/waiting-list",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "0d4b7a9e",
          "status": "offered",
          "shopId": "k3m9x2ab",
          "shopName": "Mizukagami Hair Tenjin",
          "serviceId": "k3m9x2ab-1",
          "serviceName": "Cut and blow-dry",
          "unitId": null,
          "date": "2026-12-01",
          "timeFrom": "10:00",
          "timeTo": "13:00",
          "timeZone": "Asia/Tokyo",
          "quantity": 1,
          "attaches": [],
          "staff": null,
          "resource": null,
          "returnTime": null,
          "returnShop": null,
          "createdAt": "2026-11-20T12:45:09Z",
          "endsAt": "2026-12-01T04:00:00Z",
          "offer": {
            "draft": {
              "shopId": "k3m9x2ab",
              "appointmentServiceId": "k3m9x2ab-1",
              "appointmentUnitId": "k3m9x2ab-1-u1",
              "reservationDate": "2026-12-01",
              "reservationTime": "10:00",
              "quantity": 1,
              "attaches": [],
              "staffId": null,
              "resourceItemId": null
            },
            "startAt": "2026-12-01T01:00:00Z",
            "endAt": "2026-12-01T02:00:00Z",
            "expiresAt": "2026-11-20T13:00:00Z",
            "expiresInSeconds": 900
          }
        }
      ],
      "total": 1
    }
  },
  {
    "operationId": "joinWaitingList",
    "method": "post",
    "path": "/api/v1/user/waiting-list",
    "status": 201,
    "body": {
      "data": {
        "id": "0d4b7a9e",
        "status": "offered",
        "shopId": "k3m9x2ab",
        "shopName": "Mizukagami Hair Tenjin",
        "serviceId": "k3m9x2ab-1",
        "serviceName": "Cut and blow-dry",
        "unitId": null,
        "date": "2026-12-01",
        "timeFrom": "10:00",
        "timeTo": "13:00",
        "timeZone": "Asia/Tokyo",
        "quantity": 1,
        "attaches": [],
        "staff": null,
        "resource": null,
        "returnTime": null,
        "returnShop": null,
        "createdAt": "2026-11-20T12:45:09Z",
        "endsAt": "2026-12-01T04:00:00Z",
        "offer": {
          "draft": {
            "shopId": "k3m9x2ab",
            "appointmentServiceId": "k3m9x2ab-1",
            "appointmentUnitId": "k3m9x2ab-1-u1",
            "reservationDate": "2026-12-01",
            "reservationTime": "10:00",
            "quantity": 1,
            "attaches": [],
            "staffId": null,
            "resourceItemId": null
          },
          "startAt": "2026-12-01T01:00:00Z",
          "endAt": "2026-12-01T02:00:00Z",
          "expiresAt": "2026-11-20T13:00:00Z",
          "expiresInSeconds": 900
        }
      }
    }
  },
  {
    "operationId": "leaveWaitingList",
    "method": "delete",
    "path": "/api/v1/user/waiting-list/{entryId}",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "listNotifications",
    "method": "get",
    "path": "/api/v1/user/notification",
    "status": 200,
    "body": {
      "data": [
        {
          "id": "f66ab9205862c1c163d0f2b36395522e",
          "isRead": false,
          "type": "reservation",
          "kind": "confirmed",
          "codeNumber": "HTMYP3EV",
          "serviceName": "Cut and blow-dry",
          "shopName": "Mizukagami Hair Tenjin",
          "date": "2026-12-01T01:00:00Z",
          "timeZone": "Asia/Tokyo",
          "createdAt": "2026-11-20T12:45:09Z"
        }
      ],
      "total": 1,
      "unreadCount": 1
    }
  },
  {
    "operationId": "readNotification",
    "method": "put",
    "path": "/api/v1/user/notification/read/{id}",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  },
  {
    "operationId": "readAllNotifications",
    "method": "put",
    "path": "/api/v1/user/notification/read-all",
    "status": 200,
    "body": {
      "data": {
        "success": true
      }
    }
  }
]
