import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, post } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { NewPost, SitePost } from './site-pages';
import { buildIndex, countRows, searchTitles } from './search-index';

restoreStateAfterwards();

const OLD = '2020-01-01 10:00:00';
const POSTS: NewPost[] = [
	{ post_title: 'Zebrafinch care', post_content: 'Cages and seeds.' },
	{
		post_title: 'Birds of the steppe',
		post_content: `<!-- wp:heading --><h2>The zebrafinch</h2><!-- /wp:heading --><p>${ 'word '.repeat(
			300
		) }</p>`,
	},
	{ post_title: 'Small birds', tags_input: [ 'zebrafinch' ] },
	{
		post_title: 'A year outside',
		post_content: `<p>${ 'word '.repeat( 300 ) } zebrafinches</p>`,
	},
	{ post_title: 'Quokkas running', post_content: 'Wombatology.' },
	{ post_title: 'Quokka runners meet', post_content: 'Wombat.' },
	{ post_title: '北京大学图书馆', post_content: '欢迎。' },
	{ post_title: '大学路', post_content: '北方的京城。' },
	{ post_title: 'Draft quokka', post_status: 'draft' },
	{ post_title: 'Locked quokka', post_password: 'x' },
	{ post_title: 'Private quokka', post_status: 'private' },
	{
		post_title: 'Members',
		post_content: '[gallery]hiddenquokka[/gallery] Text.',
	},
	{ post_title: 'Quokka page', post_type: 'page', post_date_gmt: OLD },
].map( ( fields ) => ( { post_content: 'Text.', ...fields } ) );

const posts: SitePost[] = [];

beforeAll( async () => {
	for ( const fields of POSTS ) {
		posts.push( await createPost( fields ) );
	}
	await switchModule( 'search', false );
	expect(
		( await post( 'module/search/active', { active: true } ) ).status
	).toBe( 200 );
	await buildIndex();
} );
afterAll( () => deletePosts( posts ) );

describe( 'search', () => {
	it( 'is WordPress’s own while the module is off', async () => {
		await switchModule( 'search', false );
		const found = await searchTitles( 'zebrafinch' );
		await switchModule( 'search', true );
		// Without tags.
		expect( found ).not.toContain( 'Small birds' );
	} );

	it( 'ranks title, heading, tag and long content in this order, in all forms of the word', async () => {
		expect( await searchTitles( 'zebrafinches' ) ).toEqual( [
			'Zebrafinch care',
			'Birds of the steppe',
			'Small birds',
			'A year outside',
		] );
	} );

	it.each( [
		[ 'all words', 'quokka running', [ 'Quokkas running' ] ],
		[ 'another form', 'quokkas runs', [ 'Quokkas running' ] ],
		[ 'the beginning of a word', 'wombato', [ 'Quokkas running' ] ],
		[
			'a word before longer words',
			'wombat',
			[ 'Quokka runners meet', 'Quokkas running' ],
		],
		[ 'a wrong letter', 'zebrafimch care', [ 'Zebrafinch care' ] ],
		[ 'a missing letter', 'zebrafnch care', [ 'Zebrafinch care' ] ],
		[ 'swapped letters', 'zberafinch care', [ 'Zebrafinch care' ] ],
		[ 'accents and case', 'ZÉBRAFINCH càre', [ 'Zebrafinch care' ] ],
		[ 'Chinese', '北京', [ '北京大学图书馆' ] ],
		[ 'Chinese without spaces', '大学图书', [ '北京大学图书馆' ] ],
		[ 'one character', '图', [ '北京大学图书馆' ] ],
		[ 'a word that no post has', 'quokka qqqqzzzz', [] ],
		[ 'SQL', "') OR 1=1 -- quokkaqq", [] ],
	] )( 'finds %s', async ( _what, text, titles ) => {
		expect( await searchTitles( text ) ).toEqual( titles );
	} );

	it( 'shows nobody a post that they can’t read', async () => {
		const seen = [
			'Quokka page',
			'Quokka runners meet',
			'Quokkas running',
		];
		expect( ( await searchTitles( 'quokka' ) ).sort() ).toEqual( seen );
		expect(
			( await searchTitles( 'quokka', '', 'subscriber' ) ).sort()
		).toEqual( seen );
		expect( await searchTitles( 'hiddenquokka' ) ).toEqual( [] );
		expect(
			( await searchTitles( 'quokka', '', 'editor' ) ).sort()
		).toEqual( seen );
		expect(
			await searchTitles( 'draft quokka', '&post_status=draft' )
		).toEqual( [] );
	} );

	it( 'keeps WordPress’s filters and order', async () => {
		expect(
			await searchTitles( 'quokka', '&post_type=post' )
		).not.toContain( 'Quokka page' );
		expect( await searchTitles( 'quokka', '&year=2020' ) ).toEqual( [
			'Quokka page',
		] );
		expect(
			( await searchTitles( 'quokka', '&orderby=date&order=asc' ) )[ 0 ]
		).toBe( 'Quokka page' );
		expect( await searchTitles( 'birds', '&tag=zebrafinch' ) ).toEqual( [
			'Small birds',
		] );
	} );

	it( 'takes the best matches of frequent words, unless filters or another order need all of them', async () => {
		const parameters = [
			'',
			'&post_type=post',
			'&orderby=date',
			`&year=${ new Date().getFullYear() }`,
		];
		const search = () =>
			Promise.all(
				parameters.map( ( more ) => searchTitles( 'zebrafinch', more ) )
			);
		const all = await search();
		const remove = dropMustUsePlugin(
			'maximum',
			"add_filter( 'jetpack_dashboard_search_maximum', static fn() => 3 );"
		);
		const [ best, ...others ] = await search();
		remove();
		expect( all[ 0 ] ).toHaveLength( 4 );
		expect( best ).toEqual( all[ 0 ]?.slice( 0, 3 ) );
		// Posts of the same second have no certain order by date.
		const sorted = ( lists: string[][] ) =>
			lists.map( ( titles ) => titles.sort() );
		expect( sorted( others ) ).toEqual( sorted( all.slice( 1 ) ) );
	} );

	it( 'has as many pages as WordPress’s search would have', async () => {
		await evalPhp( "update_option( 'posts_per_page', 3 );" );
		const all = await searchTitles( 'zebrafinch' );
		const second = await searchTitles( 'zebrafinch', '&paged=2' );
		const { text } = await fetchPath( '/?s=zebrafinch' );
		const beyond = await fetchPath( '/?s=zebrafinch&paged=3' );
		await evalPhp( "update_option( 'posts_per_page', 10 );" );
		expect( [ all.length, second ] ).toEqual( [ 3, [ 'A year outside' ] ] );
		expect( text ).toMatch( /paged=2|\/page\/2\// );
		expect( beyond.status ).toBe( 404 );
	} );

	it( 'follows changes of posts, terms and visibility', async () => {
		const change = ( php: string ) =>
			evalPhp( `${ php } do_action( 'shutdown' ); exit;` );
		const [ id ] = posts.map( ( { id: first } ) => first );
		const title = ( text: string, more = '' ) =>
			change(
				`wp_update_post( array( 'ID' => ${ id }, 'post_title' => '${ text }' ${ more } ) );`
			);
		await title( 'Numbat care' );
		expect( await searchTitles( 'numbat' ) ).toEqual( [ 'Numbat care' ] );
		expect( await searchTitles( 'zebrafinch care' ) ).toEqual( [] );

		await change( `wp_set_post_tags( ${ id }, array( 'bilby' ) );` );
		expect( await searchTitles( 'bilby' ) ).toEqual( [ 'Numbat care' ] );
		await change(
			"wp_update_term( get_term_by( 'name', 'bilby', 'post_tag' )->term_id, 'post_tag', array( 'name' => 'potoroo' ) );"
		);
		expect( await searchTitles( 'bilby' ) ).toEqual( [] );
		expect( await searchTitles( 'potoroo' ) ).toEqual( [ 'Numbat care' ] );

		await title( 'Numbat care', ", 'post_status' => 'private'" );
		expect( await searchTitles( 'numbat' ) ).toEqual( [] );
		await title(
			'Numbat care',
			", 'post_status' => 'publish', 'post_password' => 'x'"
		);
		expect( await searchTitles( 'numbat' ) ).toEqual( [] );
		await title( 'Zebrafinch care', ", 'post_password' => ''" );
		expect( await searchTitles( 'zebrafinch care' ) ).toEqual( [
			'Zebrafinch care',
		] );
	} );

	it( 'finds comments if the owner wants it, approved ones only', async () => {
		const [ id ] = posts.map( ( { id: first } ) => first );
		await evalPhp(
			`foreach ( array( 1 => 'thylacine', 0 => 'dodoish' ) as $approved => $text ) { wp_insert_comment( array( 'comment_post_ID' => ${ id }, 'comment_content' => $text, 'comment_approved' => $approved ) ); }`
		);
		expect( await searchTitles( 'thylacine' ) ).toEqual( [] );
		await post( 'settings', { search_comments: true } );
		await buildIndex();
		expect( await searchTitles( 'thylacine' ) ).toEqual( [
			'Zebrafinch care',
		] );
		expect( await searchTitles( 'dodoish' ) ).toEqual( [] );
		await post( 'settings', { search_comments: false } );
		await buildIndex();
		expect( await searchTitles( 'thylacine' ) ).toEqual( [] );
	} );

	it( 'a rebuild changes nothing in an index that is up to date, and a deleted post leaves it', async () => {
		const before = await countRows();
		await evalPhp(
			'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Index::class )->rebuild();'
		);
		await buildIndex();
		expect( await countRows() ).toEqual( before );

		const { id } = await createPost( { post_title: 'Kakapo' } );
		expect( await searchTitles( 'kakapo' ) ).toEqual( [ 'Kakapo' ] );
		expect( ( await countRows() ).docs ).toBe( ( before.docs ?? 0 ) + 1 );
		await evalJson( `wp_delete_post( ${ id }, true ); echo 1;` );
		expect( ( await countRows() ).docs ).toBe( before.docs );
		expect( await searchTitles( 'kakapo' ) ).toEqual( [] );
	} );

	it( 'shows the progress to managers, who can rebuild the index', async () => {
		const page = () =>
			fetchPath( '/wp-admin/admin.php?page=jetpack-search', {
				as: 'admin',
			} );
		const before = ( await page() ).text;
		expect( before ).toMatch( /The index is up to date\. It contains \d+/ );
		const nonce =
			/name="_wpnonce" value="(\w+)"/.exec( before )?.[ 1 ] ?? '';
		const send = ( as: 'admin' | 'editor', value: string ) =>
			fetchPath( '/wp-admin/admin-post.php', {
				as,
				method: 'POST',
				headers: {
					'Content-Type': 'application/x-www-form-urlencoded',
				},
				body: `action=jetpack_dashboard_search_rebuild&_wpnonce=${ value }`,
			} );
		expect( ( await send( 'editor', nonce ) ).status ).toBe( 403 );
		expect( ( await send( 'admin', 'wrong' ) ).status ).toBe( 403 );
		expect( ( await page() ).text ).toContain( 'The index is up to date.' );

		expect( ( await send( 'admin', nonce ) ).status ).toBe( 302 );
		const during = ( await page() ).text;
		expect( during ).toMatch( /Indexed \d+ of \d+ posts/ );
		expect( during ).not.toContain( 'Until the index is complete' );
		expect( await searchTitles( 'wombato' ) ).toEqual( [
			'Quokkas running',
		] );
		await buildIndex();
		expect( ( await page() ).text ).toContain( 'The index is up to date.' );
	} );

	it( 'uses WordPress’s search until lost tables are rebuilt', async () => {
		await evalPhp( 'Jetpack_Dashboard\\Features\\Search\\Schema::drop();' );
		// Creates the table of visitors, and with it all others.
		await post( 'settings', { instant_search_enabled: true } );
		await fetchPath(
			'/wp-json/jetpack/v4/search/results?query=wombatology'
		);
		expect( ( await countRows() ).docs ).toBe( 0 );
		expect( await searchTitles( 'wombatology' ) ).toEqual( [
			'Quokkas running',
		] );
		await evalPhp(
			"do_action( 'jetpack_dashboard_search_index_hourly' );"
		);
		expect( await searchTitles( 'wombats' ) ).toEqual( [
			'Quokka runners meet',
		] );
	} );

	it( 'leaves searches of the editor and the admin to WordPress', async () => {
		const { body } = await fetchPath(
			'/wp-json/wp/v2/posts?search=zebrafimch'
		);
		expect( body ).toEqual( [] );
	} );
} );
