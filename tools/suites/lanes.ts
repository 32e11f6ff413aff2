export interface Laned {
	/** Whether it needs what a suite that `builds` makes. */
	hasOwnSite?: boolean;
	builds?: boolean;
}

/**
 * Runs every suite once, at most `lanes` at a time. Starts with the build and,
 * as soon as that is there, runs the suites with a site before all others: they
 * take the longest, so the short ones fill the lanes at the end.
 */
export async function runInLanes< Suite extends Laned >(
	suites: readonly Suite[],
	lanes: number,
	run: ( suite: Suite ) => Promise< void >
): Promise< void > {
	const builders = suites.filter( ( { builds } ) => builds );
	const withSite = suites.filter( ( { hasOwnSite } ) => hasOwnSite );
	const others = suites.filter(
		( { builds, hasOwnSite } ) => ! builds && ! hasOwnSite
	);
	let isBuilt = builders.length === 0;

	const building = ( async () => {
		for ( const suite of builders ) {
			await run( suite );
		}
		isBuilt = true;
	} )();
	const runLane = async ( isFirst: boolean ) => {
		if ( isFirst ) {
			await building;
		}
		for (;;) {
			const next = isBuilt
				? withSite.shift() ?? others.shift()
				: others.shift();
			if ( next ) {
				await run( next );
			} else if ( isBuilt ) {
				return;
			} else {
				await building;
			}
		}
	};
	await Promise.all(
		Array.from( { length: lanes }, ( _, index ) => runLane( index === 0 ) )
	);
}
