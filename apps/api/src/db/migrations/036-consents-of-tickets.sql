-- What a newcomer agreed to on the way to a provider, for the code that has to follow.
alter table sso_ticket add column agreed_terms_version text, add column agreed_privacy_version text;
