-- Words that visitors typed and that no shop had, for whoever adds synonyms (docs/search.md).
create table unknown_word (
  locale text not null,
  word text not null,
  count int not null,
  typed_at timestamptz not null,
  primary key (locale, word)
);
create index unknown_word_typed_at on unknown_word (typed_at);
