import { type Laned, runInLanes } from './lanes';

interface Named extends Laned {
	name: string;
	takes: number;
}

/** What starts and ends, in order; one step of `takes` at a time. */
async function record( suites: readonly Named[], lanes: number ) {
	const log: string[] = [];
	const running: { name: string; left: number; end: () => void }[] = [];
	let isOver = false;
	const done = runInLanes( suites, lanes, ( { name, takes } ) => {
		log.push( `+${ name }` );
		return new Promise< void >( ( resolve ) =>
			running.push( { name, left: takes, end: resolve } )
		);
	} ).then( () => {
		isOver = true;
	} );
	while ( ! isOver ) {
		await new Promise( ( resolve ) => setImmediate( resolve ) );
		for ( const one of [ ...running ] ) {
			one.left--;
			if ( one.left === 0 ) {
				running.splice( running.indexOf( one ), 1 );
				log.push( `-${ one.name }` );
				one.end();
			}
		}
	}
	await done;
	return log.join( ' ' );
}

const SUITES: readonly Named[] = [
	{ name: 'lint', takes: 1 },
	{ name: 'unit', takes: 4, minutes: 4 },
	{ name: 'zip', takes: 2, builds: true },
	{ name: 'rest', takes: 3, minutes: 3, hasOwnSite: true },
	{ name: 'e2e', takes: 5, minutes: 5, hasOwnSite: true },
];

test( 'the longest that can start does, those with a site after the build', async () => {
	expect( await record( SUITES, 2 ) ).toBe(
		'+zip +unit -zip +e2e -unit +rest -e2e -rest +lint -lint'
	);
} );

test( 'lanes with nothing else to do wait for the build', async () => {
	expect( await record( SUITES.slice( 2 ), 3 ) ).toBe(
		'+zip -zip +e2e +rest -rest -e2e'
	);
} );

test( 'without a build, all can start', async () => {
	expect(
		await record(
			SUITES.filter( ( { builds } ) => ! builds ),
			1
		)
	).toBe( '+e2e -e2e +unit -unit +rest -rest +lint -lint' );
} );
