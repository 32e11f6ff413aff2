import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { call, evalPhp, fetchPath, post } from '../support/site';
import type { Caller } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';
import { buildIndex } from './search-index';

interface Segment {
	text: string;
	match: boolean;
}

restoreStateAfterwards();

const posts: SitePost[] = [];
let category = 0;

beforeAll( async () => {
	for ( const fields of [
		{
			post_title: 'Axolotl <em>& friends</em>',
			post_content: `<p>${ 'word '.repeat(
				80
			) }Many axolotls <script>alert(1)</script>swim.</p><!-- wp:shortcode -->[gallery]axolotlsecret[/gallery]<!-- /wp:shortcode -->`,
		},
		{ post_title: 'Axolotl page', post_type: 'page' },
		{ post_title: 'Old axolotl', post_date_gmt: '2020-01-01 10:00:00' },
		{
			post_title: 'Private axolotl',
			post_content: 'Kowari.',
			post_status: 'private',
		},
		{ post_title: 'Locked axolotl', post_password: 'x' },
		{ post_title: 'Draft axolotl', post_status: 'draft' },
	] ) {
		posts.push( await createPost( { post_content: 'Text.', ...fields } ) );
	}
	category = Number(
		await evalPhp(
			`$term = wp_insert_term( 'Water & more', 'category' ); wp_set_post_categories( ${ posts[ 0 ]?.id }, array( $term['term_id'] ) ); echo $term['term_id'];`
		)
	);
	await switchModule( 'search', true );
	await post( 'settings', { instant_search_enabled: true } );
	await evalPhp(
		'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Index::class )->rebuild();'
	);
	await buildIndex();
} );
afterAll( async () => {
	await deletePosts( posts );
	await evalPhp( `wp_delete_term( ${ category }, 'category' );` );
} );

const find = ( parameters: string, as: Caller = 'anonymous' ) =>
	call( 'GET', `search/results?${ parameters }`, { as, nonce: 'missing' } );

const titles = async ( parameters: string, as?: Caller ) =>
	(
		( await find( parameters, as ) ).body.results as { title: Segment[] }[]
	 ).map( ( { title } ) => title.map( ( { text } ) => text ).join( '' ) );

it( 'returns plain text, with the matches marked', async () => {
	const { status, body } = await find( 'query=axolotls+friend' );
	expect( status ).toBe( 200 );
	expect( body.total ).toBe( 1 );
	const [ result ] = body.results;
	expect( result.title ).toEqual( [
		{ text: 'Axolotl', match: true },
		{ text: ' & ', match: false },
		{ text: 'friends', match: true },
	] );
	expect( result.excerpt ).toEqual( [
		{ text: expect.stringMatching( /^… word .*Many $/ ), match: false },
		{ text: 'axolotls', match: true },
		{ text: ' swim.', match: false },
	] );
	expect( result.type ).toBe( 'Post' );
	expect( new URL( result.url ).pathname ).toBe( posts[ 0 ]?.path );
	expect( JSON.stringify( body ) ).not.toMatch( /<|axolotlsecret|alert/ );
	expect( body.filters.categories ).toContainEqual( {
		value: String( category ),
		label: 'Water & more',
	} );
	expect( body.filters.types ).toContainEqual( {
		value: 'page',
		label: 'Pages',
	} );
} );

it.each( [ 'anonymous', 'admin' ] as const )(
	'contains only public posts, also for %s',
	async ( as ) => {
		expect( ( await titles( 'query=axolotl', as ) ).sort() ).toEqual( [
			'Axolotl & friends',
			'Axolotl page',
			'Old axolotl',
		] );
		const nonce = await call(
			'GET',
			'search/results?query=private+axolotl',
			{
				as,
			}
		);
		expect( nonce.body.results ).toEqual( [] );
	}
);

it( 'filters by type, category and date', async () => {
	expect( await titles( 'query=axolotl&type=page' ) ).toEqual( [
		'Axolotl page',
	] );
	expect( await titles( `query=axolotl&category=${ category }` ) ).toEqual( [
		'Axolotl & friends',
	] );
	expect( ( await titles( 'query=axolotl&period=year' ) ).sort() ).toEqual( [
		'Axolotl & friends',
		'Axolotl page',
	] );
	expect( await titles( 'query=axolotl&page=2' ) ).toEqual( [] );
} );

it( 'respects the filters with which plugins hide texts', async () => {
	const remove = dropMustUsePlugin(
		'members-only',
		"add_filter( 'the_content', static function ( $content ) { return false !== strpos( get_post()->post_content, 'swim' ) ? 'For members.' : $content; } );"
	);
	try {
		const { body } = await find( 'query=axolotls+friend' );
		expect( body.results[ 0 ].excerpt ).toEqual( [
			{ text: 'For members.', match: false },
		] );
	} finally {
		remove();
	}
} );

it( 'finds nothing without a word', async () => {
	const id = await evalPhp(
		"echo wp_insert_post( array( 'post_title' => 'Wow !!!', 'post_status' => 'publish' ) );"
	);
	expect( await titles( 'query=!!!' ) ).toEqual( [] );
	await evalPhp( `wp_delete_post( ${ id }, true );` );
} );

it( 'tells nobody which words are in private posts', async () => {
	const count = await evalPhp(
		'global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}jetpack_dashboard_search_words WHERE word = \'kowari\'" );'
	);
	expect( count ).toBe( '0' );
} );

it.each( [
	[ 'no query', '' ],
	[ 'an empty query', 'query=' ],
	[ 'a long query', `query=${ 'x'.repeat( 201 ) }` ],
	[ 'a list', 'query[]=x' ],
	[ 'a type that isn’t searchable', 'query=x&type=attachment' ],
	[ 'an unknown period', 'query=x&period=day' ],
	[ 'page 0', 'query=x&page=0' ],
	[ 'a page beyond the last', 'query=x&page=11' ],
	[ 'a negative category', 'query=x&category=-1' ],
] )( 'refuses %s', async ( _what, parameters ) => {
	expect( ( await find( parameters ) ).status ).toBe( 400 );
} );

it( 'limits requests per visitor and minute, in a row of its own', async () => {
	const remove = dropMustUsePlugin(
		'search-limit',
		"add_filter( 'jetpack_dashboard_search_limit', static function () { return 3; } );"
	);
	const rows = ( sql: string ) =>
		evalPhp(
			`global $wpdb; echo $wpdb->get_var( "SELECT ${ sql } FROM {$wpdb->prefix}jetpack_dashboard_limits WHERE name = 'search'" );`
		);
	try {
		await evalPhp(
			'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_limits" );'
		);
		const statuses: number[] = [];
		// More than one minute may pass during the test.
		for ( let count = 0; count < 8; count++ ) {
			statuses.push( ( await find( `query=axolotl${ count }` ) ).status );
		}
		expect( statuses.slice( 0, 3 ) ).toEqual( [ 200, 200, 200 ] );
		expect( statuses ).toContain( 429 );
		expect( await rows( 'COUNT(*)' ) ).toBe( '1' );
		expect( Number( await rows( 'MAX(slot)' ) ) ).toBeLessThan( 16384 );
	} finally {
		remove();
	}
} );

it( 'loads a script only while it is on', async () => {
	const hasScript = async () =>
		( await fetchPath( '/' ) ).text.includes( 'instant-search.js' );
	expect( await hasScript() ).toBe( true );
	await post( 'settings', { instant_search_enabled: false } );
	expect( await hasScript() ).toBe( false );
	expect( ( await find( 'query=axolotl' ) ).body.code ).toBe( 'not_active' );
	await post( 'settings', { instant_search_enabled: true } );
	await switchModule( 'search', false );
	expect( await hasScript() ).toBe( false );
	expect( ( await find( 'query=axolotl' ) ).status ).toBe( 404 );
	await switchModule( 'search', true );
} );
