import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { site } from '../support/site';
import { deleteAllPosts, makePost } from './support';
import {
	connect,
	DISPATCH,
	dispatch,
	nextRun,
	resetPublicize,
	rowsOf,
	SLUG,
	startNetworks,
} from './publicize';

let networks: Awaited< ReturnType< typeof startNetworks > >;

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeAll( async () => {
	await useScenario( 'local' );
	networks = await startNetworks();
} );
beforeEach( async () => {
	await switchModule( SLUG, true );
	await resetPublicize();
	networks.reset();
} );
afterAll( async () => {
	await resetPublicize();
	await networks.stop();
} );

const states = async () =>
	( await rowsOf( 'jobs' ) ).map( ( { state } ) => state );
const later = async ( seconds: number, work: () => Promise< unknown > ) => {
	await site().setClock( seconds );
	try {
		await work();
	} finally {
		await site().setClock( 0 );
	}
};

describe( 'after an error', () => {
	it( 'it is tried again five times, later each time', async () => {
		networks.answer = () => ( { status: 503 } );
		await connect( 'webhook' );
		await makePost( {} );
		let clock = 0;
		for ( const wait of [ 60, 300, 1800, 7200, 21600 ] ) {
			await later( clock, async () => {
				await dispatch();
				expect( await states() ).toEqual( [ 'waiting' ] );
				const next = await nextRun();
				expect( next ).toBeGreaterThan( wait - 30 );
				expect( next ).toBeLessThanOrEqual( wait );
				const before = networks.requests.length;
				await dispatch();
				expect( networks.requests ).toHaveLength( before );
			} );
			clock += wait + 5;
		}
		await later( clock, dispatch );
		expect( networks.requests ).toHaveLength( 6 );
		expect( await rowsOf( 'jobs' ) ).toMatchObject( [
			{
				state: 'failed',
				error: 'The server refused it (status 503).',
			},
		] );
		expect( await nextRun() ).toBeNull();
	} );

	it( 'it waits as long as the server asks', async () => {
		networks.answer = () => ( {
			status: 429,
			headers: { 'Retry-After': '900' },
		} );
		await connect( 'webhook' );
		await makePost( {} );
		await dispatch();
		expect( await nextRun() ).toBeGreaterThan( 850 );
	} );

	it( 'refused access is not tried again', async () => {
		networks.answer = () => ( { status: 401 } );
		await connect( 'mastodon' );
		await makePost( {} );
		await dispatch();
		expect( await rowsOf( 'jobs' ) ).toMatchObject( [
			{ state: 'failed', error: expect.stringMatching( /^Access was/ ) },
		] );
	} );

	it( 'a webhook that doesn’t respond isn’t called again automatically', async () => {
		networks.answer = () => null;
		await connect( 'webhook' );
		await makePost( {} );
		await dispatch();
		expect( await states() ).toEqual( [ 'unknown' ] );
		expect( await nextRun() ).toBeNull();
	} );

	it.each( [ 'mastodon', 'bluesky' ] as const )(
		'%s publishes once, even if its response is lost',
		async ( network ) => {
			let isLost = true;
			await connect( network );
			await makePost( {} );
			const { published } = networks;
			networks.answer = ( { path, body } ) => {
				if ( ! isLost || ! /statuses|createRecord/.test( path ) ) {
					return undefined;
				}
				isLost = false;
				if ( network === 'bluesky' ) {
					published.set( body.rkey, body.record );
				}
				return null;
			};
			await dispatch();
			expect( await states() ).toEqual( [ 'waiting' ] );
			await later( 70, dispatch );
			expect( await states() ).toEqual( [ 'sent' ] );
			expect( published.size ).toBe( 1 );
			const keys = networks.requests
				.map( ( { headers } ) => headers[ 'idempotency-key' ] )
				.filter( Boolean );
			expect( new Set( keys ).size ).toBe( keys.length ? 1 : 0 );
		}
	);

	it( 'Mastodon isn’t asked again once it has forgotten the key', async () => {
		networks.answer = ( { path } ) =>
			path === '/api/v1/statuses' ? null : undefined;
		await connect( 'mastodon' );
		await makePost( {} );
		await dispatch();
		await later( 3700, dispatch );
		expect( await states() ).toEqual( [ 'unknown' ] );
	} );
} );

describe( 'PHP that is killed', () => {
	const KILL = "exec( 'kill -9 ' . getmypid() ); sleep( 5 );";
	const killedAt = ( query: string ) =>
		expect(
			site().wpEvalAlone(
				`add_filter( 'query', static function ( $query ) { if ( false !== strpos( $query, ${ JSON.stringify(
					query
				) } ) ) { ${ KILL } } return $query; } ); ${ DISPATCH }`
			)
		).rejects.toThrow();
	/** What the job does after the killed one, as cron would. */
	const resume = async () => {
		expect( await nextRun() ).not.toBeNull();
		await later( 200, dispatch );
	};

	it( 'before a claim loses nothing', async () => {
		await connect( 'webhook' );
		await makePost( {} );
		await killedAt( "SET state = 'sending'" );
		await resume();
		expect( await states() ).toEqual( [ 'sent' ] );
		expect( networks.requests ).toHaveLength( 1 );
	} );

	it( 'after a webhook was called doesn’t call it again', async () => {
		await connect( 'webhook' );
		await makePost( {} );
		await killedAt( "SET state = 'sent'" );
		await resume();
		expect( networks.requests ).toHaveLength( 1 );
		expect( await states() ).toEqual( [ 'unknown' ] );
	} );

	it.each( [ 'mastodon', 'bluesky' ] as const )(
		'after it was published on %s finds that out',
		async ( network ) => {
			await connect( network );
			await makePost( {} );
			await killedAt( "SET state = 'sent'" );
			await resume();
			expect( await states() ).toEqual( [ 'sent' ] );
			expect( networks.published.size ).toBe( 1 );
		}
	);

	it( 'two jobs at the same time send once', async () => {
		await connect( 'webhook' );
		await makePost( {} );
		await Promise.all( [ dispatch(), dispatch(), dispatch() ] );
		expect( networks.requests ).toHaveLength( 1 );
	} );
} );
