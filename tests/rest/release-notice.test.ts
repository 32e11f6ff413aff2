import { openPage } from './support/admin-page';
import { restoreStateAfterwards } from './support/saved-state';
import { deleteOption, setOption, useScenario } from './support/site-state';
import { evalPhp, get, post } from './support/site';
import type { Caller } from './support/site';

const FIRST_VERSION = 'jetpack_dashboard_first_version';

const content = async ( as: Caller = 'admin' ) =>
	( await openPage( as ) ).page.initialState.jetpackStateNotices
		.messageContent;

const dismissed = async ( as: Caller = 'admin' ) => ( {
	...( await openPage( as ) ).page.initialState.dismissedNotices,
} );

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );
beforeEach( async () => {
	await setOption( FIRST_VERSION, '0.9.0' );
	await evalPhp(
		"delete_metadata( 'user', 0, '_jetpack_dashboard_dismissed_notice', '', true );"
	);
} );

describe( 'the release notice', () => {
	it( 'has a title, a text and a place for a picture after an update (B392, B393)', async () => {
		expect( await content() ).toEqual( {
			release_post_title: expect.stringMatching( /\S/ ),
			release_post_content: expect.stringMatching( /^<p>[^<]+<\/p>/ ),
			release_post_featured_image: '',
		} );
	} );

	it( 'opens its links in a new tab without opener access (B394)', async () => {
		const html: string = ( await content() ).release_post_content;
		const links = html.match( /<a [^>]*>/g ) ?? [];
		expect( links.length ).toBeGreaterThan( 0 );
		for ( const link of links ) {
			expect( link ).toMatch( /target="_blank"/ );
			expect( link ).toMatch( /rel="noopener noreferrer"/ );
		}
	} );

	it( 'is only for managers', async () => {
		for ( const as of [ 'subscriber', 'author', 'editor' ] as const ) {
			expect( await content( as ) ).toBeNull();
		}
	} );

	it( 'is nothing to tell on a fresh installation', async () => {
		await evalPhp(
			`update_option( '${ FIRST_VERSION }', JETPACK_DASHBOARD_VERSION );`
		);
		expect( await content() ).toBeNull();
	} );

	it( 'shows on sites that are older than the record of their first version', async () => {
		await deleteOption( FIRST_VERSION );
		expect( await content() ).not.toBeNull();
	} );

	it( 'is remembered as read by one user, for this release (A367)', async () => {
		const { status, body } = await post( 'notice/release-notice', {
			dismissed: true,
		} );
		expect( [ status, body ] ).toEqual( [
			200,
			{ 'release-notice': true },
		] );
		expect( await content() ).toBeNull();
		expect( await content( 'admin2' ) ).not.toBeNull();
	} );

	it( 'of an earlier release does not count for this one', async () => {
		await evalPhp(
			"add_user_meta( get_user_by( 'login', 'admin' )->ID, '_jetpack_dashboard_dismissed_notice', 'release-notice@0.8.0' );"
		);
		expect( await dismissed() ).toEqual( {} );
		expect( await content() ).not.toBeNull();
		await post( 'notice/release-notice', { dismissed: true } );
		// One row per user, however many releases there are.
		expect(
			await evalPhp(
				"echo count( get_user_meta( get_user_by( 'login', 'admin' )->ID, '_jetpack_dashboard_dismissed_notice' ) );"
			)
		).toBe( '1' );
	} );

	it( 'has no separate route', async () => {
		expect( ( await get( 'notice/release-notice' ) ).status ).toBe( 404 );
	} );
} );
