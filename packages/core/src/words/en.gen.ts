// Made from the sentences of the web app by `npm run unit -- --project web partner-words -u`.
import { wordsOf } from './words.ts'

export type { Words } from './words.ts'

/** Every code in en. */
export const words = /* @__PURE__ */ wordsOf({
  "codes": {
    "1007": "Invalid verification code",
    "1008": "This code has already been used",
    "1010": "The code has expired",
    "VALIDATION": "Please check the marked fields.",
    "CLIENT_TOO_OLD": "This page is out of date. Please reload it and try again.",
    "UNAUTHORIZED": "Please sign in again to continue.",
    "SCOPE": "This sign-in can't do that here. Please sign in on our own site.",
    "RECENT_SIGN_IN_REQUIRED": "For your safety, please sign in again first.",
    "NOT_FOUND": "We couldn't find this. It may have been removed. Go back and choose something else.",
    "NOT_AVAILABLE": "This shop or service isn't available at the moment.",
    "METHOD_NOT_ALLOWED": "Something went wrong. Please try again later.",
    "UNSUPPORTED_MEDIA_TYPE": "Something went wrong. Please try again later.",
    "PAYLOAD_TOO_LARGE": "This is too long. Please shorten it.",
    "RATE_LIMITED": "Too many requests in a short time. Please wait a moment and try again.",
    "TOO_MANY_ATTEMPTS": "Too many wrong codes. Please request a new code.",
    "IDEMPOTENCY_KEY_REUSED": "Something went wrong. Please try again later.",
    "IDEMPOTENCY_IN_PROGRESS": "We're still working on this. Please wait a moment.",
    "SLOT_TAKEN": "Somebody else has just taken this time. Please choose another time.",
    "HOLD_EXPIRED": "Your hold on this time has ended. Please choose a time again.",
    "HOLD_LIMIT": "You already have too many times on hold. Finish one of those reservations, or wait a few minutes until a hold ends.",
    "HOLD_REPLACES_ANOTHER": "The time on hold belongs to another change. Please choose a time again.",
    "TIME_AVAILABLE": "A time that suits you is free right now. You can reserve it without waiting.",
    "WAITING_LIST_LIMIT": "You're already on five waiting lists. Leave one of them to join another.",
    "PRICE_CHANGED": "The price has changed. Please check the new total before you continue.",
    "TERMS_CHANGED": "The terms have changed. Please read and agree to them again.",
    "NOT_CANCELLABLE": "This reservation can no longer be canceled here. Please call the shop.",
    "NOT_RESCHEDULABLE": "This reservation can no longer be changed, because it has started, is over or was canceled.",
    "RESCHEDULE_TOO_LATE": "It's too late to change this reservation here. Please call the shop.",
    "RESCHEDULE_LIMIT": "You've changed this reservation as often as the shop allows. Please call the shop.",
    "RESCHEDULE_OTHER_SERVICE": "A change keeps the shop and the service. For another service, please make a new reservation.",
    "RESCHEDULE_UNCHANGED": "Your reservation is already like this. Please choose another time, or change something else.",
    "REVIEW_NOT_COMPLETED": "You can write a review once your visit is over.",
    "REVIEW_EXISTS": "You've already reviewed this visit.",
    "REVIEW_TOO_LATE": "Reviews can be written up to 90 days after a visit, and that time is over.",
    "VERSION_CONFLICT": "This reservation has changed in the meantime. Here's how it looks now.",
    "TRANSITION_NOT_ALLOWED": "This reservation can't be changed that way anymore. Reload the page to see where it stands.",
    "PROVIDER_UNAVAILABLE": "This sign-in provider isn't responding right now. Try again later, or sign in another way.",
    "TICKET_EXPIRED": "This sign-in took too long. Please start again.",
    "UNAVAILABLE": "We're very busy right now. Please try again in a moment.",
    "INTERNAL": "Something went wrong. Please try again later.",
    "NETWORK": "We couldn't reach the server. Check your connection and try again.",
    "TIMEOUT": "The server is taking too long to answer. Please try again in a moment.",
    "CANCELLED": "Something went wrong. Please try again later.",
    "INVALID_RESPONSE": "Something went wrong. Please try again later.",
    "REFRESH_UNAVAILABLE": "We couldn't reach the server. Check your connection and try again."
  },
  "general": "Something went wrong. Please try again later.",
  "fields": {
    "": {
      "REQUIRED": "This field is required",
      "FORMAT": "Please check what you typed here.",
      "TOO_SHORT": "This field is required",
      "TOO_LONG": "This is too long. Please shorten it.",
      "TOO_SMALL": "Please check what you typed here.",
      "TOO_LARGE": "Please check what you typed here.",
      "NOT_ALLOWED": "Please check what you typed here.",
      "UNKNOWN": "Please check what you typed here.",
      "TYPE": "Please check what you typed here.",
      "CONTACT_DETAILS": "Please leave out links, email addresses and phone numbers."
    },
    "email": {
      "REQUIRED": "Email is required",
      "FORMAT": "Please enter a valid email address",
      "TOO_LONG": "Please enter an email address of at most 254 characters"
    },
    "firstName": {
      "FORMAT": "Please enter a valid first name",
      "TOO_LONG": "Please enter a valid first name (Max 50 characters)."
    },
    "lastName": {
      "FORMAT": "Please enter a valid last name",
      "TOO_LONG": "Please enter a valid last name (Max 50 characters)."
    },
    "phone": {
      "FORMAT": "Please enter a valid phone number"
    },
    "content": {
      "FORMAT": "This text contains invisible characters we can't send. Please delete the text and type it again."
    },
    "specialRequirement": {
      "FORMAT": "This text contains invisible characters we can't send. Please delete the text and type it again.",
      "TOO_LONG": "Please keep it to 500 characters"
    },
    "reasonText": {
      "FORMAT": "This text contains invisible characters we can't send. Please delete the text and type it again.",
      "TOO_LONG": "Please keep it to 500 characters"
    },
    "stars": {
      "REQUIRED": "Please choose from one to five stars"
    },
    "text": {
      "FORMAT": "This text contains invisible characters we can't send. Please delete the text and type it again.",
      "TOO_LONG": "Please keep it to 1,000 characters"
    },
    "agreedTermsVersion": {
      "REQUIRED": "Please check this box"
    },
    "agreedPrivacyVersion": {
      "REQUIRED": "Please check this box"
    },
    "agreedSharingVersion": {
      "REQUIRED": "Please check this box"
    }
  },
  "reasons": {
    "no_longer_needed": "I no longer need it",
    "change_of_plans": "My plans have changed",
    "budget": "It doesn't fit my budget",
    "wrong_datetime": "I selected the wrong date or time",
    "found_alternative": "I found an alternative",
    "technical": "I had technical problems",
    "other": "Others"
  }
})
