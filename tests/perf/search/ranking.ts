/** Results that are looked at. */
const DEPTH = 10;

const gain = ( relevance: number, rank: number ) =>
	( 2 ** relevance - 1 ) / Math.log2( rank + 2 );

/**
 * The normalized discounted cumulative gain: 1 if the relevant posts are the
 * first results, in the given order.
 *
 * @param found    IDs in the order of the results.
 * @param relevant IDs from the most to the least relevant.
 */
export function ndcg(
	found: readonly number[],
	relevant: readonly number[]
): number {
	const relevanceOf = ( id: number ) => {
		const index = relevant.indexOf( id );
		return index === -1 ? 0 : relevant.length - index;
	};
	const sum = ( ids: readonly number[] ) =>
		ids
			.slice( 0, DEPTH )
			.reduce(
				( total, id, rank ) => total + gain( relevanceOf( id ), rank ),
				0
			);
	return sum( found ) / sum( relevant );
}
