import { type Kysely, sql } from 'kysely'

/** Announces each change of a record that staff work on, by kind and id alone, and keeps who is looking at one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_work() returns trigger language plpgsql as $$
    declare
      changed jsonb := to_jsonb(coalesce(new, old));
    begin
      perform pg_notify('work', 'record ' || tg_argv[0] || ' ' || (changed ->> tg_argv[1]));
      return null;
    end $$;

    create trigger announce_work after update of white_card_status on patients
      for each row when (new.white_card_status <> old.white_card_status)
      execute function announce_work('check', 'account_id');
    create trigger announce_work after
      insert or update of progress, cancelled_at, agency_at, patient_at, office_id, starts_at, ends_at
      on application_requests for each row execute function announce_work('application', 'id');
    create trigger announce_work after insert or update on caregivers
      for each row execute function announce_work('caregiver', 'account_id');
    create trigger announce_work after insert or delete or update of kind, paper, file_id, review_status, review_reason
      on caregiver_documents for each row execute function announce_work('caregiver', 'caregiver_id');
    create trigger announce_work after update of body, rating, images, reply, status, featured, reason on comments
      for each row execute function announce_work('review', 'id');
    create trigger announce_new_work after insert on comments
      for each row when (new.status = 'pending') execute function announce_work('review', 'id');

    create function announce_item() returns trigger language plpgsql as $$
    begin
      perform pg_notify('work', 'record ' || replace(to_jsonb(coalesce(new, old)) ->> tg_argv[0], ':', ' '));
      return null;
    end $$;
    create trigger announce_item after insert or update or delete on work_items
      for each row execute function announce_item('id');
    create trigger announce_item after insert on work_notes
      for each row execute function announce_item('item');

    create unlogged table work_lookers (
      item text not null, account_id uuid not null references staff on delete cascade, seen_at timestamptz not null,
      primary key (item, account_id)
    );
    create index work_lookers_by_account on work_lookers (account_id);
    create index work_lookers_by_age on work_lookers (seen_at);
  `.execute(db)
}
