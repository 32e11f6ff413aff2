export interface Laned {
	/** Whether it needs what a suite that `builds` makes. */
	hasOwnSite?: boolean;
	builds?: boolean;
	/** How long it takes in CI, roughly; 0 by default. */
	minutes?: number;
}

/**
 * Runs every suite once, at most `lanes` at a time. Starts with the build. A free
 * lane takes the longest suite that can start, so that all lanes end at about the
 * same time.
 */
export async function runInLanes< Suite extends Laned >(
	suites: readonly Suite[],
	lanes: number,
	run: ( suite: Suite ) => Promise< void >
): Promise< void > {
	const builders = suites.filter( ( { builds } ) => builds );
	const waiting = suites
		.filter( ( { builds } ) => ! builds )
		.sort( ( a, b ) => ( b.minutes ?? 0 ) - ( a.minutes ?? 0 ) );
	let isBuilt = builders.length === 0;
	const takeNext = () => {
		const index = waiting.findIndex(
			( { hasOwnSite } ) => isBuilt || ! hasOwnSite
		);
		return index < 0 ? undefined : waiting.splice( index, 1 )[ 0 ];
	};

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
			const next = takeNext();
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
