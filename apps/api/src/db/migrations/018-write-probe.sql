-- Readiness writes here to find out whether the database takes writes; see routes/write-probe.ts.

create unlogged table write_probe (
  at timestamptz not null
);
