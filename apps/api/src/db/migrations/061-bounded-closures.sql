-- Every closure has a beginning and an end, as operators give them: lists show both, and the export writes both. Only statements by
-- hand could write others; those become long ones.
update closure set during = tstzrange(
    case when isfinite(lower(during)) then lower(during) else '2000-01-01Z' end,
    case when isfinite(upper(during)) then upper(during) else '2100-01-01Z' end)
 where not coalesce(isfinite(lower(during)) and isfinite(upper(during)), false);

alter table closure add constraint closure_has_beginning_and_end
  check (coalesce(isfinite(lower(during)) and isfinite(upper(during)), false));
