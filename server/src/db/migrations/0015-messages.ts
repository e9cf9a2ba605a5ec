import { type Kysely, sql } from 'kysely'

/**
 * What a message is sent for stands in columns of its own, so that messages are found and forgotten by them. Earlier ones had it in
 * one text, whose first word was the kind and whose second word the subject.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column kind text not null default '', add column subject text not null default '',
      add column occurrence text not null default '',
      drop constraint messages_status_check,
      add check (status in ('waiting', 'sent', 'failed', 'expired', 'withdrawn'));
    update messages set kind = split_part(cause, ' ', 1), subject = split_part(cause, ' ', 2),
      occurrence = substr(cause, length(split_part(cause, ' ', 1)) + length(split_part(cause, ' ', 2)) + 3);
    alter table messages
      drop column cause,
      alter column kind drop default, alter column subject drop default, alter column occurrence drop default;
    create unique index messages_by_cause on messages (subject, kind, occurrence, channel) where status <> 'withdrawn';
  `.execute(db)
  await forgetDeletedAccounts(db)
  await countAccountChanges(db)
}

/** Ended messages to accounts that are gone kept their ids. Those about activities name a registration instead. */
async function forgetDeletedAccounts(db: Kysely<unknown>) {
  await sql`
    delete from messages
    where status <> 'waiting' and kind not in ('code', 'movedUp', 'tomorrow', 'moved', 'calledOff')
      and subject ~ '^[0-9a-f]{8}-' and not exists (select from accounts where accounts.id::text = subject)
  `.execute(db)
}

/** Each change of a password or phone has a number, which makes its message one message. */
async function countAccountChanges(db: Kysely<unknown>) {
  await sql`
    alter table accounts add column version int not null default 1;
    create trigger bump_version before update of password_hash, phone on accounts
      for each row execute function bump_version();
  `.execute(db)
}
