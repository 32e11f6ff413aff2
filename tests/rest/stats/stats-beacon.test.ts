import { restoreStateAfterwards } from '../support/saved-state';
import { deleteOption, setOption, switchModule } from '../support/site-state';
import { evalPhp, fetchPath, site } from '../support/site';
import type { Caller, Wire } from '../support/site';
import { closeEndpoint, prepareStatistics, publishedPost } from './views';

restoreStateAfterwards();

beforeEach( async () => {
	await closeEndpoint();
	await prepareStatistics();
} );

afterAll( () => site().setClock( 0 ) );

describe( 'the beacon', () => {
	const beaconOn = async (
		path: string,
		as: Caller = 'anonymous'
	): Promise< Wire > => {
		const { text } = await fetchPath( path, { as } );
		const config = /navigator,window,(\{.*?\})\);/.exec( text )?.[ 1 ];
		return config === undefined ? null : JSON.parse( config );
	};

	it( 'is on the site’s pages with the ID of their post, in less than 1.5 KB', async () => {
		const id = await publishedPost();
		expect( await beaconOn( '/' ) ).toMatchObject( {
			u: `${ site().url }/wp-json/jetpack/v4/stats/view`,
			p: 0,
			d: true,
		} );
		expect( await beaconOn( `/?p=${ id }` ) ).toBeNull();
		const permalink = new URL(
			await evalPhp( `echo get_permalink( ${ id } );` )
		).pathname;
		expect( await beaconOn( permalink ) ).toMatchObject( { p: id } );
		expect( await beaconOn( '/?s=walk' ) ).toMatchObject( { p: 0 } );
		const script =
			/<script[^>]*>\s*\(function\(d,n,w,c\)[^\n]*\s*<\/script>/.exec(
				( await fetchPath( '/' ) ).text
			)?.[ 0 ];
		expect( script?.length ).toBeLessThan( 1500 );
	} );

	it( 'is not on previews, feeds, missing pages, the robots file or admin pages', async () => {
		const id = await publishedPost();
		for ( const [ path, as ] of [
			[ `/?p=${ id }&preview=true`, 'admin' ],
			[ '/feed/', 'anonymous' ],
			[ '/no-such-page/', 'anonymous' ],
			[ '/robots.txt', 'anonymous' ],
			[ '/wp-login.php', 'anonymous' ],
			[ '/wp-admin/index.php', 'admin' ],
		] as const ) {
			await setOption( 'jetpack_dashboard_count_roles', [
				'administrator',
			] );
			expect( { path, beacon: await beaconOn( path, as ) } ).toEqual( {
				path,
				beacon: null,
			} );
		}
	} );

	it( 'B300 is printed for users whose first role counts, and for visitors always', async () => {
		const counted = async () =>
			Promise.all(
				(
					[ 'anonymous', 'subscriber', 'editor', 'admin' ] as const
				 ).map( async ( as ) => ( await beaconOn( '/', as ) ) !== null )
			);
		await deleteOption( 'jetpack_dashboard_count_roles' );
		expect( await counted() ).toEqual( [ true, false, false, false ] );
		await setOption( 'jetpack_dashboard_count_roles', [
			'editor',
			'subscriber',
		] );
		expect( await counted() ).toEqual( [ true, true, true, false ] );
	} );

	it( 'is not there while the module is off', async () => {
		await switchModule( 'stats', false );
		expect( await beaconOn( '/' ) ).toBeNull();
	} );
} );
