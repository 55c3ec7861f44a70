-- The calendar file that goes with an e-mail about a reservation: {method, content}.

alter table letter add column calendar jsonb;
