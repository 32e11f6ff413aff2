import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp } from '../support/site';
import { switchModule } from '../support/site-state';
import { inPhp, saveWidget } from './classic-widgets';
import { deleteAllPosts, makePost } from './support';
import { useTestThemes } from './themes';

const SLUGS = [ 'widgets', 'search' ];

/** Widgets of an area, with their settings. */
const AREA = {
	jetpack_dashboard_contact_details: { address: '1 Hill Road' },
	jetpack_dashboard_author_list: {},
	jetpack_dashboard_milestone: { event: 'Fair', date: '2020-01-01' },
	jetpack_dashboard_social_icons: { addresses: 'https://github.com/ann' },
	jetpack_dashboard_search_filters: { title: 'Find <it>' },
};

restoreStateAfterwards();
deleteAllPosts( ...SLUGS );
const useTheme = useTestThemes();

beforeEach( async () => {
	for ( const slug of SLUGS ) {
		await switchModule( slug, true );
	}
} );

it( 'links to profiles, with the icons of WordPress', async () => {
	const { printed, stored, form } = await saveWidget( 'social_icons', {
		title: 'Follow',
		addresses:
			'https://www.instagram.com/ann facebook.com/ann\nhttps://x.com/ann https://ann.bandcamp.com https://social.example/@ann https://www.example.org/me https://example.org/feed/ ann@example.org javascript:alert(1) /relative ftp://example.org/ ann',
		names: '1',
	} );
	expect( stored ).toMatchObject( { names: true, new_tab: false } );
	expect( form ).toContain( '<textarea' );
	expect( printed ).toMatch(
		/^<li><h2>Follow<\/h2><ul class="[^"]*has-visible-labels[^"]*"/
	);
	const links = [
		...printed.matchAll(
			/wp-social-link-([a-z]+)[^>]*><a[^>]* href="([^"]*)"|wp-block-social-link-label[^>]*>([^<]*)</g
		),
	].map( ( [ , service, url, label ] ) => label ?? `${ service } ${ url }` );
	expect( links.slice( 0, -2 ) ).toEqual( [
		'instagram https://www.instagram.com/ann',
		'Instagram',
		'facebook https://facebook.com/ann',
		'Facebook',
		'x https://x.com/ann',
		'X',
		'bandcamp https://ann.bandcamp.com',
		'Bandcamp',
		'mastodon https://social.example/@ann',
		'Mastodon',
		'chain https://www.example.org/me',
		'example.org',
		'feed https://example.org/feed/',
		'RSS Feed',
	] );
	expect( links.slice( -2 ) ).toEqual( [
		expect.stringMatching( /^mail mailto:/ ),
		'Mail',
	] );
	expect( printed ).not.toContain( '_blank' );

	const other = await saveWidget( 'social_icons', {
		addresses: 'https://github.com/ann',
		new_tab: '1',
	} );
	expect( other.printed ).toContain( 'target="_blank"' );
	expect( other.printed ).toContain( 'screen-reader-text' );
	const none = await saveWidget( 'social_icons', { addresses: 'none' } );
	expect( none.printed ).toBe( '' );
} );

it( 'has a search form with filters as a widget', async () => {
	const { printed, stored, form } = await saveWidget( 'search_filters', {
		title: 'Find <script>x</script>',
		other: 1,
	} );
	expect( stored ).toEqual( { title: 'Find' } );
	expect( form ).toMatch(
		/<label for="([^"]*)">Title<\/label> <input[^>]* id="\1"[^>]* value="Find"/
	);
	expect( printed ).toMatch(
		/^<li><h2>Find<\/h2><form class="jp-search-filters" role="search"[^]*name="s"[^]*<\/form><\/li>$/
	);
} );

describe( 'in a widget area of a classic theme', () => {
	const ids = Object.keys( AREA ).map( ( name ) => `${ name }-2` );
	/** What the theme's area prints. */
	const area = () =>
		evalJson< string >(
			"register_sidebar( array( 'id' => 'test-area' ) ); ob_start(); dynamic_sidebar( 'test-area' ); echo wp_json_encode( ob_get_clean() );"
		);

	beforeAll( async () => {
		await useTheme( 'classic' );
		await evalPhp(
			`add_option( 'test_sidebars', get_option( 'sidebars_widgets' ) ); foreach ( ${ inPhp(
				AREA
			) } as $name => $values ) { update_option( "widget_$name", array( 2 => $values, '_multiwidget' => 1 ) ); } update_option( 'sidebars_widgets', array( 'test-area' => ${ inPhp(
				ids
			) }, 'array_version' => 3 ) );`
		);
		await makePost();
	} );
	afterAll( () =>
		evalPhp(
			`foreach ( ${ inPhp(
				AREA
			) } as $name => $values ) { delete_option( "widget_$name" ); } update_option( 'sidebars_widgets', get_option( 'test_sidebars' ) ); delete_option( 'test_sidebars' );`
		)
	);

	it( 'all widgets are shown, also while blocks are off', async () => {
		for ( const isOff of [ '0', '1' ] ) {
			await evalPhp(
				`update_option( 'jetpack_dashboard_jetpack_blocks_disabled', '${ isOff }' );`
			);
			const shown = await area();
			for ( const name of ids ) {
				expect( shown ).toContain( ` id="${ name }"` );
			}
			expect( shown ).toContain( '<p>1 Hill Road</p>' );
			expect( shown ).toContain( '<strong>Fair</strong>' );
			expect( shown ).toContain( 'wp-social-link-github' );
			expect( shown ).toMatch( /<h2[^>]*>Find<\/h2>/ );
			expect( shown ).toContain( '<form class="jp-search-filters"' );
		}
		await evalPhp(
			"delete_option( 'jetpack_dashboard_jetpack_blocks_disabled' );"
		);
	} );

	it( 'none is shown while the modules are off', async () => {
		for ( const slug of SLUGS ) {
			await switchModule( slug, false );
		}
		expect( await area() ).toBe( '' );
	} );
} );
