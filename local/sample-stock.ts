import { readFile } from 'node:fs/promises';
import pg from 'pg';
import * as v from 'valibot';
import { ShopSchema, type Shop } from '../src/domain/shop/goods.ts';

const plenty = 40;
const few = 2;

/**
 * Sample stock for everything that the shop sells: plenty of most items, few of the first size of
 * some products, and none of the last size of others, so that every state of the shop can be seen.
 */
export const sampleStockOf = ({ products }: Pick<Shop, 'products'>): ReadonlyMap<string, number> =>
  new Map(
    products
      .filter(({ pieces }) => pieces.length > 1)
      .concat(products.filter(({ pieces }) => pieces.length === 1))
      .flatMap(({ pieces }, product) =>
        pieces.map(({ sku }, piece): readonly [string, number] => {
          const isOnly = pieces.length === 1;
          if (!isOnly && product % 2 === 0 && piece === pieces.length - 1) return [sku, 0];
          if (!isOnly && product % 2 === 1 && piece === 0) return [sku, few];
          return [sku, plenty];
        }),
      ),
  );

const statement = `
  insert into stock (sku, on_hand, changed_at)
  select * from unnest($1::text[], $2::integer[]) as piece (sku, on_hand) cross join (select now()) as time
  on conflict (sku) do nothing`;

/**
 * Sets the stock of every item in the local database that has none yet. Returns false until a build
 * has written what the shop sells.
 */
export const seedSampleStock = async (databaseUrl: string, shopFile: string): Promise<boolean> => {
  const text = await readFile(shopFile, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const stock = sampleStockOf(v.parse(ShopSchema, JSON.parse(text)));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement, [[...stock.keys()], [...stock.values()]]);
  } finally {
    await client.end();
  }
  return true;
};
