import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import { buildIndex } from '../modules/search-index';
import {
	ENDPOINT,
	closeEndpoint,
	merge,
	openEndpoint,
	prepareStatistics,
	publishedPost,
	sendBeacon,
} from '../stats/views';
import { linkOf, slow, words } from './site-health-page';

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );

describe( 'statistics', () => {
	beforeAll( prepareStatistics );
	afterAll( closeEndpoint );

	it( 'aren’t tested while they are off', async () => {
		await switchModule( 'stats', false );
		expect( await slow( 'statistics' ) ).toBeUndefined();
		await switchModule( 'stats', true );
	} );

	it( 'are counted', async () => {
		const result = await slow( 'statistics' );
		expect( result ).toMatchObject( { status: 'good' } );
		expect( linkOf( result ) ).toContain( 'page=' );
	} );

	it( 'aren’t if the theme or a plugin drops the script', async () => {
		const remove = dropMustUsePlugin(
			'no-footer',
			"add_action( 'wp_footer', static fn() => remove_all_actions( 'wp_footer' ), -100 );"
		);
		try {
			const result = await slow( 'statistics' );
			expect( result?.status ).toBe( 'critical' );
			expect( words( result ) ).toMatch(
				/doesn’t contain the script.*Empty the page cache/
			);
		} finally {
			remove();
		}
	} );

	it( 'wait if views aren’t merged', async () => {
		await openEndpoint();
		expect(
			(
				await sendBeacon(
					ENDPOINT,
					`post=${ await publishedPost() }&from=`
				)
			).status
		).toBe( 204 );
		await evalPhp( `
$files = glob( WP_CONTENT_DIR . '/uploads/jetpack-dashboard/views-*.php' );
file_put_contents( $files[0], preg_replace( '/\\n\\d{10}/', "\\n" . ( time() - 7200 ), file_get_contents( $files[0] ) ) );` );
		const result = await slow( 'statistics' );
		expect( result?.status ).toBe( 'recommended' );
		expect( words( result ) ).toMatch(
			/waiting for 2 hours.*None are lost/
		);
		await merge();
		expect( await slow( 'statistics' ) ).toMatchObject( {
			status: 'good',
		} );
	} );
} );

describe( 'the search index', () => {
	const switchSearch = ( isOn: boolean ) =>
		evalPhp(
			`Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )->${
				isOn ? 'activate' : 'deactivate'
			}( 'search' );`
		);

	afterAll( () => switchSearch( false ) );

	it( 'is complete once it was built, and misses what was imported past WordPress', async () => {
		expect( await slow( 'search-index' ) ).toBeUndefined();
		await switchSearch( true );
		await evalPhp(
			'global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}jetpack_dashboard_search_docs SET stale = 1" );'
		);
		const early = await slow( 'search-index' );
		expect( early?.status ).toBe( 'recommended' );
		expect( words( early ) ).toMatch(
			/^Indexed 0 of \d+ posts.*background/
		);
		await buildIndex();
		expect( await slow( 'search-index' ) ).toMatchObject( {
			status: 'good',
		} );
		const id = await evalPhp(
			"global $wpdb; $wpdb->insert( $wpdb->posts, array( 'post_title' => 'Past WordPress', 'post_status' => 'publish', 'post_type' => 'post', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) ); echo $wpdb->insert_id;"
		);
		const late = await slow( 'search-index' );
		expect( late?.status ).toBe( 'recommended' );
		expect( words( late ) ).toMatch(
			/can’t find 1 published post.*Rebuild the index/
		);
		expect( linkOf( late ) ).toContain( 'page=jetpack-search' );
		await evalPhp( `wp_delete_post( ${ id }, true );` );
	} );
} );
