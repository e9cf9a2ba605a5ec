import { type Kysely, sql } from 'kysely'

/**
 * Takes what is looked for apart where the texts are taken apart (decision 0056): both begin with the same runs, of Chinese and of
 * other letters and digits, without accents and without what splits a word unseen. What activities are found by stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_runs(written text, out run text, out chinese bool) returns setof record
    language sql immutable parallel safe as $$
      with plain as (
        select normalize(lower(regexp_replace(
          normalize(written, NFKD), '[\\u0300-\\u036f\\u00ad\\u200b-\\u200d\\u2060]+', '', 'g')), NFKC) as words
      )
      select found[1], true
      from plain, regexp_matches(words, '[\\u3005\\u3007\\u3400-\\u9fff\\uf900-\\ufaff\\U00020000-\\U0003ffff]+', 'g') as found
      union all
      select found[1], false
      from plain, regexp_matches(words, '[a-z0-9\\u00c0-\\u024f\\u0400-\\u04ff]+', 'g') as found
    $$;

    create or replace function search_pieces(written text) returns setof text language sql immutable parallel safe as $$
      select substr(run, n, size)
      from search_runs(written), generate_series(1, 2) as size, generate_series(1, char_length(run) - size + 1) as n
      where chinese
      union
      select left(run, size)
      from search_runs(written), generate_series(2, least(16, char_length(run))) as size
      where not chinese
    $$;
  `.execute(db)
  await makeQuestions(db)
}

/**
 * The pieces that an activity must have. Of a Chinese run these are its pairs, of more than four characters pairs side by side; a
 * character by itself counts, a letter or digit by itself does not. Of many pieces the five longest count, and three single
 * characters at most: these tell the least and cost the most, since each is in many texts.
 */
async function makeQuestions(db: Kysely<unknown>) {
  await sql`
    create function question_pieces(written text) returns text[] language plpgsql immutable parallel safe
    set plan_cache_mode = force_generic_plan as $$
    begin return (
      with runs as (
        select run, chinese, nth, char_length(run) as size from search_runs(written) with ordinality as runs(run, chinese, nth)
      ), pieces as (
        select substr(run, n, 2) as piece, true as chinese, nth, n
        from runs, lateral (
          select generate_series(1, size - 2, case when size > 4 then 2 else 1 end) as n union select greatest(1, size - 1)
        ) as starts
        where chinese
        union all
        select left(run, 16), false, nth, 1 from runs where not chinese and size > 1
      ), distinct_pieces as (
        select piece, char_length(piece) as size, min(array[chinese::int, nth, n]) as place from pieces group by piece
      ), ranked as (
        select piece, size, place, row_number() over (partition by size = 1 order by place) as among_its_size from distinct_pieces
      )
      select coalesce(array_agg(piece), '{}') from (
        select piece from ranked where size > 1 or among_its_size <= 3 order by size desc, place limit 5
      ) as chosen
    ); end $$;
  `.execute(db)
}
