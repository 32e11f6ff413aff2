import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { call, evalJson, evalPhp, post } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';
import { buildIndex, searchInPhp, searchTitles } from './search-index';

restoreStateAfterwards();

/** Longer titles count a little less, so that each is better than the next one. */
const TITLES = Array.from( { length: 12 }, ( _value, index ) =>
	[ 'Dugong', ...Array.from( { length: 8 + index }, () => 'x' ) ].join( ' ' )
);

const posts: SitePost[] = [];

beforeAll( async () => {
	for ( const title of TITLES ) {
		posts.push(
			await createPost( { post_title: title, post_content: 'Text.' } )
		);
	}
	await switchModule( 'search', true );
	await post( 'settings', { instant_search_enabled: true } );
	await evalPhp(
		'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Index::class )->rebuild();'
	);
	await buildIndex();
} );
afterAll( () => deletePosts( posts ) );

const search = ( args: string, before = '' ) =>
	searchInPhp( 'dugong', args, before );

it( 'finds a page and the number of results by one statement', async () => {
	const found = await search( "'posts_per_page' => 5, 'paged' => 2" );
	expect( found ).toMatchObject( {
		titles: TITLES.slice( 5, 10 ),
		total: 12,
		pages: 3,
	} );
	expect( found.statements ).toHaveLength( 1 );
	// For which SQLite's integration runs the statement twice.
	expect( found.statements[ 0 ] ).not.toMatch( /SQL_CALC_FOUND_ROWS/ );
} );

it.each( [
	[ 'the last page', "'posts_per_page' => 5, 'paged' => 3", 10, 12, 3 ],
	[ 'a page behind it', "'posts_per_page' => 5, 'paged' => 4", 12, 12, 3 ],
	[ 'all posts', "'posts_per_page' => -1", 0, 12, 0 ],
	[
		'a page without the number of results',
		"'posts_per_page' => 12, 'no_found_rows' => true",
		0,
		0,
		0,
	],
] )( 'finds %s', async ( _what, args, start, total, pages ) => {
	const found = await search( args );
	expect( found.titles ).toEqual( TITLES.slice( start ) );
	expect( [ found.total, found.pages ] ).toEqual( [ total, pages ] );
} );

it( 'caches a page until a post changes', async () => {
	const again =
		"new WP_Query( array( 's' => 'dugong', 'jetpack_dashboard_search' => true, 'posts_per_page' => 5 ) );";
	expect(
		( await search( "'posts_per_page' => 5", again ) ).statements
	).toHaveLength( 1 );
	expect(
		( await search( "'posts_per_page' => 5, 'paged' => 2", again ) )
			.statements
	).toHaveLength( 2 );
	expect(
		(
			await search(
				"'posts_per_page' => 5",
				`${ again } clean_post_cache( ${ posts[ 0 ]?.id } );`
			)
		).statements
	).toHaveLength( 2 );
} );

it( 'leaves statements that other plugins changed to WordPress', async () => {
	const changed = await search(
		"'posts_per_page' => 5",
		"add_filter( 'posts_fields', static fn( $fields ) => $fields . ', 7 AS lucky' );"
	);
	expect( changed ).toMatchObject( {
		titles: TITLES.slice( 0, 5 ),
		total: 12,
		pages: 3,
	} );
	expect( changed.statements[ 0 ] ).toMatch( /lucky/ );
} );

it( 'respects posts and numbers that other plugins set', async () => {
	expect(
		await search(
			"'posts_per_page' => 5",
			"add_filter( 'found_posts', static fn( $number ) => $number - 2 );"
		)
	).toMatchObject( { total: 10, pages: 2 } );
	expect(
		(
			await search(
				"'posts_per_page' => 5",
				`add_filter( 'posts_pre_query', static fn() => array( get_post( ${ posts[ 3 ]?.id } ) ), 5 );`
			)
		).titles
	).toEqual( [ TITLES[ 3 ] ] );
} );

it( 'shows the pages of instant search and of the theme', async () => {
	const titles = async ( page: number ) => {
		const { body } = await call(
			'GET',
			`search/results?query=dugong&page=${ page }`,
			{ as: 'anonymous', nonce: 'missing' }
		);
		return [
			body.total,
			body.has_more,
			body.results.map( ( { title }: { title: { text: string }[] } ) =>
				title.map( ( { text } ) => text ).join( '' )
			),
		];
	};
	expect( await titles( 1 ) ).toEqual( [ 12, true, TITLES.slice( 0, 10 ) ] );
	expect( await titles( 2 ) ).toEqual( [ 12, false, TITLES.slice( 10 ) ] );
	expect(
		await searchTitles( 'dugong', '&posts_per_page=5&paged=2' )
	).toEqual( TITLES.slice( 10 ) );
} );

it( 'reads the metadata of all results by one statement', async () => {
	const { meta } = await evalJson< { meta: number } >( `
$meta = 0;
add_filter( 'query', static function ( $sql ) use ( &$meta ) {
	$meta += false === strpos( $sql, 'FROM ' . $GLOBALS['wpdb']->postmeta ) ? 0 : 1;
	return $sql;
} );
Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Results::class )->find( 'dugong', '', 0, '', 1 );
echo wp_json_encode( array( 'meta' => $meta ) );` );
	expect( meta ).toBe( 1 );
} );
