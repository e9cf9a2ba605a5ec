import { type Kysely, sql } from 'kysely'

/**
 * Administrators keep the people of the office: roles have a version, an e-mail belongs to one member, and a link that is sent by
 * e-mail leads to a new password. Accounts are found by the beginning of a name or an e-mail, or by the end of a phone number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table staff add column version int not null default 1;
    create trigger bump_version before update of roles on staff for each row execute function bump_version();

    create unique index staff_emails on accounts (email) where kind = 'staff';

    create table staff_links (
      account_id uuid primary key references staff on delete cascade,
      token_hash bytea not null unique, expires_at timestamptz not null
    );

    create index accounts_by_name on accounts
      (lower(replace(first_name || last_name, ' ', '')) text_pattern_ops) where kind <> 'staff';
    create index accounts_by_family_name on accounts
      (lower(replace(last_name || first_name, ' ', '')) text_pattern_ops) where kind <> 'staff';
    create index accounts_by_phone_end on accounts (reverse(phone) text_pattern_ops) where kind <> 'staff';
    create index accounts_by_email_start on accounts (email text_pattern_ops) where kind <> 'staff';
  `.execute(db)
}
