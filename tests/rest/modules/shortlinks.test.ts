import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalPhp, fetchPath, post, site } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';

let article: SitePost;
let draft: SitePost;
let taken: SitePost;

/** Encoded by hand with the alphabet 0 to 9, a to z, A to Z. */
function base62( id: number ): string {
	const digits =
		'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
	return id === 0
		? ''
		: base62( Math.floor( id / 62 ) ) + ( digits[ id % 62 ] ?? '' );
}

const shortOf = ( { id }: SitePost ): string => `/s/${ base62( id ) }`;

const linkOn = async ( path: string ): Promise< string | undefined > =>
	/<link rel='shortlink' href='([^']*)' \/>/.exec(
		( await fetchPath( path ) ).text
	)?.[ 1 ];

const askedFor = async (
	path: string
): Promise< [ number, string | undefined ] > => {
	const { status, headers } = await fetchPath( path );
	return [ status, headers.location?.toString().replace( site().url, '' ) ];
};

restoreStateAfterwards();
beforeAll( async () => {
	article = await createPost( { post_title: 'Short' } );
	draft = await createPost( { post_title: 'Draft', post_status: 'draft' } );
	taken = await createPost( { post_title: 's', post_type: 'page' } );
} );
afterAll( () => deletePosts( [ article, draft, taken ] ) );
beforeEach( () => switchModule( 'shortlinks', true ) );

describe( 'shortlinks', () => {
	it( 'B376 gives a post a short address on this site while the module is on', async () => {
		await switchModule( 'shortlinks', false );
		expect( await linkOn( article.path ) ).toBe(
			`${ site().url }/?p=${ article.id }`
		);
		expect( ( await askedFor( shortOf( article ) ) )[ 0 ] ).toBe( 404 );
		expect(
			( await post( 'settings', { shortlinks: true } ) ).status
		).toBe( 200 );
		expect( await linkOn( article.path ) ).toBe(
			`${ site().url }${ shortOf( article ) }`
		);
		expect( await askedFor( shortOf( article ) ) ).toEqual( [
			301,
			article.path,
		] );
	} );

	it( 'does not redirect to private or missing posts', async () => {
		for ( const path of [
			shortOf( draft ),
			'/s/zzzzzzzzzz',
			'/s/zzzzzzzzzzz',
			`/s/0${ base62( article.id ) }`,
			`/s/${ base62( article.id ) }%0a`,
			'/s/-1',
			'/s/a.b',
		] ) {
			expect( [ path, ( await askedFor( path ) )[ 0 ] ] ).toEqual( [
				path,
				404,
			] );
		}
		expect(
			await evalPhp( `echo wp_get_shortlink( ${ draft.id } );` )
		).not.toContain( '/s/' );
	} );

	it( 'leaves a page its address', async () => {
		const posts = [ await createPost( { post_title: 'Shorter' } ) ];
		let code = base62( posts[ 0 ]?.id ?? 0 );
		// Slugs are lowercase, and a number is a page of its parent.
		while ( ! /^[0-9a-z]*[a-z][0-9a-z]*$/.test( code ) ) {
			const next = await createPost( { post_title: 'Shorter' } );
			posts.push( next );
			code = base62( next.id );
		}
		const child = await createPost( {
			post_title: code,
			post_type: 'page',
		} );
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ child.id }, 'post_parent' => ${ taken.id } ) );`
		);
		const response = await fetchPath( `/s/${ code }/` );
		await deletePosts( [ child, ...posts ] );
		expect( response.status ).toBe( 200 );
	} );

	it( 'shows editors the link in the admin bar, and others nothing new', async () => {
		expect(
			( await fetchPath( article.path, { as: 'editor' } ) ).text
		).toContain( `value="${ site().url }${ shortOf( article ) }"` );
		expect(
			( await fetchPath( '/', { as: 'editor' } ) ).text
		).not.toContain( 'wp-admin-bar-get-shortlink' );
	} );

	it( 'has a panel in the block editor, while the module is on', async () => {
		const editor = async () =>
			(
				await fetchPath(
					`/wp-admin/post.php?post=${ article.id }&action=edit`,
					{ as: 'editor' }
				)
			).text;
		const html = await editor();
		expect( html ).toContain( 'assets/shortlink-panel.js' );
		expect( html ).toContain(
			JSON.stringify( `${ site().url }${ shortOf( article ) }` ).replace(
				/\//g,
				'\\/'
			)
		);
		await switchModule( 'shortlinks', false );
		expect( await editor() ).not.toMatch( /shortlink-panel|jpShortlink/ );
	} );

	it( 'keeps WordPress’s links on a site without pretty addresses', async () => {
		const structure = await evalPhp(
			"echo get_option( 'permalink_structure' );"
		);
		await setOption( 'permalink_structure', '' );
		const link = await linkOn( `/?p=${ article.id }` );
		await setOption( 'permalink_structure', structure );
		expect( link ).toBe( `${ site().url }/?p=${ article.id }` );
	} );
} );
