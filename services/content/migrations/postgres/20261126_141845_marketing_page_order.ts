import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "marketing_pages" ADD COLUMN "order" numeric DEFAULT 0;
  ALTER TABLE "_marketing_pages_v" ADD COLUMN "version_order" numeric DEFAULT 0;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "marketing_pages" DROP COLUMN "order";
  ALTER TABLE "_marketing_pages_v" DROP COLUMN "version_order";`)
}
