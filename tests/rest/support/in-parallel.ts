/** As many parallel requests as the sandbox's PHP has workers available. */
const LANES = 4;

/**
 * Calls `work` for every item with limited concurrency; results are in the
 * items' order.
 */
export async function inParallel< Item, Result >(
	items: readonly Item[],
	work: ( item: Item ) => Promise< Result >,
	lanes: number = LANES
): Promise< Result[] > {
	const results: Result[] = [];
	const queue = [ ...items.entries() ];
	const lane = async (): Promise< void > => {
		for ( let next = queue.shift(); next; next = queue.shift() ) {
			const [ index, item ] = next;
			results[ index ] = await work( item );
		}
	};
	await Promise.all( Array.from( { length: lanes }, lane ) );
	return results;
}
