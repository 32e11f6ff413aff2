import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalPhp } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';
import { buildIndex, searchInPhp } from './search-index';

restoreStateAfterwards();

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = ( days: number ) =>
	new Date( Date.now() - days * DAY_MS )
		.toISOString()
		.slice( 0, 19 )
		.replace( 'T', ' ' );

/** Longer titles count less and new posts more, so that the order depends on both. */
const POSTS = [ 3, 40, 200, 400, 900, 5, 50, 800, 2, 370, 20, 500, 28, 32 ].map(
	( days, index ) => ( {
		days,
		isPage: index % 4 === 3,
		isFiled: index % 3 === 0,
		title: [
			'Saiga',
			...Array.from( { length: 5 + index }, () => 'x' ),
		].join( ' ' ),
	} )
);

const posts: SitePost[] = [];
let category = 0;

beforeAll( async () => {
	for ( const { days, isPage, title } of POSTS ) {
		posts.push(
			await createPost( {
				post_title: title,
				post_content: 'Text.',
				post_type: isPage ? 'page' : 'post',
				post_date_gmt: daysAgo( days ),
			} )
		);
	}
	const filed = posts.filter( ( _post, index ) => POSTS[ index ]?.isFiled );
	category = Number(
		await evalPhp(
			`$term = wp_insert_term( 'Steppe', 'category' ); foreach ( array( ${ filed
				.map( ( { id } ) => id )
				.join(
					', '
				) } ) as $id ) { wp_set_object_terms( $id, $term['term_id'], 'category' ); } echo $term['term_id'];`
		)
	);
	await switchModule( 'search', true );
	await evalPhp(
		'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Index::class )->rebuild();'
	);
	await buildIndex();
} );
afterAll( async () => {
	await deletePosts( posts );
	await evalPhp( `wp_delete_term( ${ category }, 'category' );` );
} );

/** How the matches are read: the IDs of all, as few are, or, as many are, those of a page or the best ones. */
const FEW = '';
const MANY =
	"add_filter( 'jetpack_dashboard_search_maximum', static fn() => 2 );";
/** The column is one that the index doesn't have. */
const BY_WORDPRESS = `${ MANY } add_filter( 'posts_where', static fn( $where ) => $where . " AND {$GLOBALS['wpdb']->posts}.post_author > -1" );`;

const COUNTING = /SQL_CALC_FOUND_ROWS|COUNT\(\*\)/;

const PAGE = "'posts_per_page' => 1, 'paged' => 2";
const ALL = "'posts_per_page' => 50";

const FILTERS: {
	name: string;
	args: () => string;
	keeps: ( post: ( typeof POSTS )[ number ] ) => boolean;
	/** Whether so many posts pass that the best matches are enough. */
	isWide?: boolean;
}[] = [
	{
		name: 'a date that keeps all',
		args: () => "'date_query' => array( array( 'after' => '2000-01-01' ) )",
		keeps: () => true,
	},
	{
		name: 'a type',
		args: () => "'post_type' => array( 'post' )",
		keeps: ( { isPage } ) => ! isPage,
		isWide: true,
	},
	{
		name: 'a category',
		args: () => `'cat' => ${ category }`,
		keeps: ( { isFiled } ) => isFiled,
	},
	{
		name: 'a period',
		args: () =>
			"'date_query' => array( array( 'after' => '100 days ago' ) )",
		keeps: ( { days } ) => days < 100,
	},
	{
		name: 'a type, a category and a period',
		args: () =>
			`'post_type' => array( 'post' ), 'cat' => ${ category }, 'date_query' => array( array( 'after' => '450 days ago' ) )`,
		keeps: ( { days, isPage, isFiled } ) =>
			! isPage && isFiled && days < 450,
	},
	{
		// The best matches: what is left is not among them.
		name: 'posts that are left out',
		args: () =>
			`'post__not_in' => array( ${ posts
				.slice( 0, 3 )
				.map( ( { id } ) => id )
				.join( ', ' ) } )`,
		keeps: ( { title } ) =>
			! POSTS.slice( 0, 3 ).some( ( post ) => post.title === title ),
	},
	{
		name: 'a term that none may have',
		args: () =>
			`'post_type' => array( 'page' ), 'category__not_in' => array( ${ category } )`,
		keeps: ( { isPage, isFiled } ) => isPage && ! isFiled,
	},
];

describe.each( FILTERS )( 'with $name', ( { args, keeps, isWide } ) => {
	it( 'finds what a search without filters finds, in its order', async () => {
		const everything = await searchInPhp(
			'saiga',
			`'has_password' => false, 'post_status' => 'publish', ${ ALL }`
		);
		expect( everything.total ).toBe( POSTS.length );
		const kept = POSTS.filter( keeps ).map( ( { title } ) => title );
		const expected = everything.titles.filter( ( title ) =>
			kept.includes( title )
		);
		expect( expected ).toHaveLength( kept.length );

		const common = `'has_password' => false, 'post_status' => 'publish', ${ args() }`;
		for ( const way of [ FEW, isWide ? '' : MANY, BY_WORDPRESS ] ) {
			expect(
				await searchInPhp( 'saiga', `${ common }, ${ ALL }`, way )
			).toMatchObject( { titles: expected, total: kept.length } );
			expect(
				await searchInPhp( 'saiga', `${ common }, ${ PAGE }`, way )
			).toMatchObject( {
				titles: expected.slice( 1, 2 ),
				total: kept.length,
				pages: kept.length,
			} );
		}
	} );

	it( 'counts the results, unless the best matches are enough', async () => {
		const { total, statements } = await searchInPhp(
			'saiga',
			`'has_password' => false, 'post_status' => 'publish', ${ args() }, ${ ALL }`,
			MANY
		);
		expect( total ).toBe( isWide ? 2 : POSTS.filter( keeps ).length );
		const isCounted = statements.some( ( statement ) =>
			COUNTING.test( statement )
		);
		expect( isCounted ).toBe( ! isWide );
	} );
} );

describe( 'if a filter keeps many posts', () => {
	const search = ( maximum: number, more = ALL ) =>
		searchInPhp(
			'saiga',
			`'has_password' => false, 'post_status' => 'publish', 'post_type' => array( 'post' ), ${ more }`,
			`add_filter( 'jetpack_dashboard_search_maximum', static fn() => ${ maximum } );`
		);

	it( 'finds the best matches, and has pages of these only', async () => {
		const all = await search( 0 );
		const { titles, total, statements } = await search( 3 );
		expect( all.total ).toBe( 11 );
		expect( [ titles.length, total ] ).toEqual( [ 3, 3 ] );
		expect(
			all.titles.filter( ( title ) => titles.includes( title ) )
		).toEqual( titles );
		expect( statements ).toHaveLength( 1 );
		expect( statements[ 0 ] ).toMatch(
			/ORDER BY score DESC, doc DESC LIMIT \d\) jetpack_search/
		);

		const second = "'posts_per_page' => 2, 'paged' => 2";
		expect( await search( 3, second ) ).toMatchObject( {
			titles: titles.slice( 2 ),
			total: 3,
			pages: 2,
		} );
	} );

	it( 'reads all matches if too few of the best ones pass', async () => {
		// The number of the category's posts is wrong.
		const { titles, total, statements } = await searchInPhp(
			'saiga',
			`'has_password' => false, 'post_status' => 'publish', 'cat' => ${ category }, ${ ALL }`,
			`${ MANY } add_filter( 'get_term', static function ( $term ) { $term->count = 999; return $term; } );`
		);
		const filed = POSTS.filter( ( { isFiled } ) => isFiled );
		expect( [ titles.length, total ] ).toEqual( [
			filed.length,
			filed.length,
		] );
		expect( statements[ 0 ] ).toMatch( /LIMIT \d\) jetpack_search/ );
		expect( statements[ 1 ] ).not.toMatch( /LIMIT \d\) jetpack_search/ );
	} );
} );

const filtered = ( before = '' ) =>
	searchInPhp(
		'saiga',
		`'has_password' => false, 'post_status' => 'publish', 'post_type' => array( 'post' ), 'date_query' => array( array( 'after' => '2000-01-01' ) ), ${ ALL }`,
		MANY + before
	);

it( 'reads types and dates from the index instead of the posts', async () => {
	const { statements } = await filtered();
	for ( const statement of statements ) {
		expect( statement ).toMatch( /FROM \(SELECT doc AS ID, type AS/ );
		expect( statement ).not.toMatch( /FROM wp_posts/ );
	}
	// SQLite counts without sorting, MySQL while it sorts.
	expect(
		statements.filter( ( statement ) => COUNTING.test( statement ) )
	).toHaveLength( 1 );
} );

it( 'reads the index only, also if posts are left out', async () => {
	const { statements, total } = await searchInPhp(
		'saiga',
		`'has_password' => false, 'post_status' => 'publish', 'post__not_in' => array( ${ posts[ 0 ]?.id } ), ${ ALL }`,
		MANY
	);
	expect( total ).toBe( POSTS.length - 1 );
	for ( const statement of statements ) {
		expect( statement ).not.toMatch( /FROM wp_posts/ );
	}
} );

it( 'lets WordPress read the posts if another plugin’s condition needs them', async () => {
	const { titles, total, statements } = await filtered(
		"add_filter( 'posts_where', static fn( $where ) => $where . ' AND menu_order = 0' );"
	);
	expect( [ titles.length, total ] ).toEqual( [ 11, 11 ] );
	expect( statements.at( -1 ) ).toMatch( /FROM wp_posts/ );
} );

it( 'keeps the results while the index is built again', async () => {
	const before = await filtered();
	await evalPhp(
		'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Index::class )->rebuild();'
	);
	const during = await filtered();
	await buildIndex();
	expect( before.total ).toBe( 11 );
	expect( during ).toEqual( before );
} );

it( 'hides and counts at once what is no longer public, also if its turn has not come', async () => {
	const change = ( status: string ) =>
		evalPhp(
			`foreach ( array( ${ posts
				.map( ( { id } ) => id )
				.join(
					', '
				) } ) as $id ) { wp_update_post( array( 'ID' => $id, 'post_status' => '${ status }' ) ); } do_action( 'shutdown' ); exit;`
		);
	await change( 'draft' );
	// More than are indexed at the end of a request.
	expect( posts.length ).toBeGreaterThan( 10 );
	const hidden = await filtered();
	await change( 'publish' );
	await buildIndex();
	expect( hidden ).toMatchObject( { titles: [], total: 0 } );
	expect( ( await filtered() ).total ).toBe( 11 );
} );

it( 'hides a post that was hidden in the database, without WordPress', async () => {
	const first = posts[ 0 ]?.id;
	const set = ( status: string ) =>
		evalPhp(
			`global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_status' => '${ status }' ), array( 'ID' => ${ first } ) ); clean_post_cache( ${ first } );`
		);
	await set( 'private' );
	const { titles, total } = await filtered();
	await set( 'publish' );
	expect( titles ).not.toContain( POSTS[ 0 ]?.title );
	expect( [ titles.length, total ] ).toEqual( [ 10, 10 ] );
} );
