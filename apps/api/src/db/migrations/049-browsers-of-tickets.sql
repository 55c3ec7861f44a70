-- A provider's ticket counts in the browser that began: the hash of the secret in its cookie, that of the flow. Null: issued by a version
-- that stored none.
alter table sso_ticket add column browser_hash text;
