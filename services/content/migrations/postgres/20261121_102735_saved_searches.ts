import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_alert_subscriptions_search_locale" AS ENUM('en', 'fr-fr', 'zh-cn');
  ALTER TYPE "public"."enum_alert_subscriptions_topic" ADD VALUE 'search';
  ALTER TABLE "alert_subscriptions" ADD COLUMN "search" varchar;
  ALTER TABLE "alert_subscriptions" ADD COLUMN "search_locale" "enum_alert_subscriptions_search_locale";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "alert_subscriptions" ALTER COLUMN "topic" SET DATA TYPE text;
  DROP TYPE "public"."enum_alert_subscriptions_topic";
  CREATE TYPE "public"."enum_alert_subscriptions_topic" AS ENUM('all', 'practice', 'sector');
  ALTER TABLE "alert_subscriptions" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_alert_subscriptions_topic" USING "topic"::"public"."enum_alert_subscriptions_topic";
  ALTER TABLE "alert_subscriptions" DROP COLUMN "search";
  ALTER TABLE "alert_subscriptions" DROP COLUMN "search_locale";
  DROP TYPE "public"."enum_alert_subscriptions_search_locale";`)
}
