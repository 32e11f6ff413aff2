import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { cookieOf, evalPhp, fetchPath, get, post, site } from '../support/site';
import {
	buttonIn,
	fieldIn,
	forgetLikes,
	likeAsVisitor,
	sendLikeForm,
} from './like-requests';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';
import { useTestThemes } from './themes';

const SLUG = 'likes';
const FIELD = 'jetpack_dashboard_like';
const NONCE = 'jetpack_dashboard_like_nonce';

const useTheme = useTestThemes();
let id = 0;
let path = '';

restoreStateAfterwards();
deleteAllPosts( SLUG );
beforeAll( async () => {
	id = await makePost( { post_title: 'Bread & <em>butter</em> “now”' } );
	path = await evalPhp(
		`echo wp_make_link_relative( get_permalink( ${ id } ) );`
	);
} );
beforeEach( async () => {
	await site().setClock( 0 );
	await switchModule( SLUG, true );
	await post( 'settings', { wpl_default: 'on' } );
	await evalPhp(
		`delete_post_meta( ${ id }, '_jetpack_dashboard_like_button' );`
	);
	await forgetLikes();
} );
afterAll( () => site().setClock( 0 ) );

const buttonAt = async ( where = path ) => buttonIn( await pageAt( where ) );
const rows = ( table: string ) =>
	site().sql( `SELECT * FROM wp_jetpack_dashboard_likes_${ table }` );
const count = async () =>
	( await get( `likes?posts=${ id }`, { as: 'anonymous' } ) ).body.posts[ 0 ]
		.count;

describe( 'the button', () => {
	it( 'B236 appears below posts while the module is on, and adds nothing while it is off', async () => {
		const html = await pageAt( path );
		expect( buttonIn( html ) ).toContain( 'aria-pressed="false"' );
		expect( buttonIn( html ) ).toContain(
			'aria-label="Like “Bread &amp; butter “now””"'
		);
		expect( html ).toContain( 'assets/like.js' );
		await switchModule( SLUG, false );
		const off = await pageAt( path );
		expect( off ).not.toMatch( /jp-like|like\.js|jpLikes/ );
		expect( ( await likeAsVisitor( id ) ).body.code ).toBe( 'not_active' );
	} );

	it.each( [ 'classic', 'hybrid' ] as const )(
		'appears in a %s theme',
		async ( theme ) => {
			await useTheme( theme );
			expect( await buttonAt() ).not.toBe( '' );
		}
	);

	it( 'appears nowhere else', async () => {
		const page = await makePost( { post_type: 'page' } );
		const secret = await makePost( { post_password: 'x' } );
		for ( const where of [
			'/',
			'/feed/',
			`/?page_id=${ page }`,
			postPath( secret ),
		] ) {
			const html = await pageAt( where );
			expect( [ where, buttonIn( html ) ] ).toEqual( [ where, '' ] );
			expect( html ).not.toContain( 'like.js' );
		}
	} );

	it( 'is the same for all visitors, without a nonce', async () => {
		const before = await buttonAt();
		await likeAsVisitor( id );
		const after = await pageAt( path );
		expect( buttonIn( after ) ).toBe(
			before.replace(
				'jp-like__count"></span>',
				'jp-like__count">1 like</span>'
			)
		);
		expect( after ).toMatch( /"nonce":""/ );
		expect( buttonIn( after ) ).not.toContain( NONCE );
	} );

	it( 'is shown per post: by default, or where the author turned it on', async () => {
		const choose = ( value: string ) =>
			evalPhp(
				`update_post_meta( ${ id }, '_jetpack_dashboard_like_button', '${ value }' );`
			);
		await choose( 'off' );
		expect( await buttonAt() ).toBe( '' );
		expect( await likeAsVisitor( id ) ).toMatchObject( { status: 404 } );
		await post( 'settings', { wpl_default: 'off' } );
		await choose( '' );
		expect( await buttonAt() ).toBe( '' );
		await choose( 'on' );
		expect( await buttonAt() ).not.toBe( '' );
	} );

	it( 'is where the block is, and not below the post as well', async () => {
		const block = await makePost( {
			post_content: '<!-- wp:jetpack/like /--><p>Words.</p>',
		} );
		const html = await pageAt( postPath( block ) );
		expect( html.match( /data-like="/g ) ).toHaveLength( 1 );
		expect( html ).toMatch( /wp-block-jetpack-like[\s\S]*Words\./ );
		await switchModule( SLUG, false );
		expect( await pageAt( postPath( block ) ) ).not.toContain( 'jp-like' );
	} );
} );

describe( 'users', () => {
	const like = ( liked: boolean, as: 'author' | 'admin' = 'author' ) =>
		post( 'likes', { type: 'post', id, liked }, { as } );

	it( 'like once by account, and take it back', async () => {
		await like( true );
		await like( true );
		await like( true, 'admin' );
		expect( await count() ).toBe( 2 );
		expect( await pageAt( path, 'author' ) ).toContain(
			'aria-pressed="true"'
		);
		expect( ( await like( false ) ).body ).toMatchObject( {
			count: 1,
			liked: false,
		} );
		await like( false );
		expect( await count() ).toBe( 1 );
		expect( await rows( 'users' ) ).toHaveLength( 1 );
	} );

	it( 'are visitors without a nonce, and other sites can’t send likes at all', async () => {
		const cookie = { Cookie: cookieOf( 'author' ) ?? '' };
		await likeAsVisitor( id, { headers: cookie } );
		expect( await rows( 'users' ) ).toEqual( [] );
		for ( const headers of [
			{ Origin: 'https://evil.example' },
			{ Origin: 'null' },
			{ 'Sec-Fetch-Site': 'cross-site' },
		] ) {
			expect(
				await likeAsVisitor( id, {
					headers: { ...cookie, ...headers },
				} )
			).toMatchObject( { status: 403, body: { code: 'cross_site' } } );
		}
		expect( await count() ).toBe( 1 );
	} );

	it( 'don’t like a post by loading an image of another post', async () => {
		const { status } = await fetchPath(
			`/wp-json/jetpack/v4/likes?_method=POST&type=post&id=${ id }`,
			{ headers: { 'Sec-Fetch-Site': 'same-origin' } }
		);
		expect( status ).toBe( 403 );
		expect( await count() ).toBe( 0 );
	} );
} );

describe( 'without JavaScript', () => {
	it( 'a visitor’s form likes the post, and the page thanks', async () => {
		const button = await buttonAt();
		expect( button ).toContain( 'method="post"' );
		const { status, headers } = await sendLikeForm( path, {
			[ FIELD ]: fieldIn( button, FIELD ) ?? '',
		} );
		expect( status ).toBe( 303 );
		const { pathname, search, hash } = new URL(
			String( headers.location )
		);
		expect( [ pathname + search, hash ] ).toEqual( [
			`${ path }?liked=post-${ id }`,
			`#jp-like-post-${ id }`,
		] );
		expect( await buttonAt( pathname + search ) ).toContain(
			'Thanks for your like.'
		);
		expect( await count() ).toBe( 1 );
	} );

	it( 'a user’s form needs the nonce, and takes the like back', async () => {
		const headers = { Cookie: cookieOf( 'author' ) ?? '' };
		const submit = async () => {
			const button = buttonIn( await pageAt( path, 'author' ) );
			const names = [ FIELD, NONCE, 'jetpack_dashboard_unlike' ];
			const fields = names.flatMap( ( name ) => {
				const value = fieldIn( button, name );
				return value === undefined ? [] : [ [ name, value ] ];
			} );
			return sendLikeForm( path, Object.fromEntries( fields ), {
				headers,
			} );
		};
		const forged = await sendLikeForm(
			path,
			{ [ FIELD ]: `post-${ id }` },
			{ headers }
		);
		expect( forged.status ).toBe( 403 );
		expect( await count() ).toBe( 0 );
		await submit();
		expect( await rows( 'users' ) ).toHaveLength( 1 );
		await submit();
		expect( await rows( 'users' ) ).toEqual( [] );
		expect( await count() ).toBe( 0 );
	} );
} );

it( 'returns many posts at once, without those that can’t be liked', async () => {
	const draft = await makePost( { post_status: 'draft' } );
	const { body } = await get( `likes?posts=${ id },${ draft },99999999`, {
		as: 'anonymous',
		nonce: 'missing',
	} );
	expect( body ).toEqual( {
		posts: [ { id, count: 0, text: '', liked: false } ],
		comments: [],
	} );
	expect( ( await likeAsVisitor( draft ) ).status ).toBe( 404 );
	for ( const query of [
		'posts=0',
		'posts=x',
		`posts=${ '1,'.repeat( 101 ) }1`,
	] ) {
		expect( ( await get( `likes?${ query }` ) ).status ).toBe( 400 );
	}
	expect(
		( await fetchPath( `/wp-json/wp/v2/posts/${ id }` ) ).text
	).not.toContain( '_jetpack_dashboard_like' );
} );

it( 'buttons in a loop make no query each, also for users', async () => {
	for ( let number = 0; number < 6; number++ ) {
		await makePost();
	}
	const queries = ( perPage: number, user: number ) =>
		evalPhp( `
global $wpdb;
wp_set_current_user( ${ user } );
wp_cache_flush();
wp_load_alloptions();
$html = do_blocks( '<!-- wp:query {"query":{"perPage":${ perPage },"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:jetpack/like /--><!-- /wp:post-template --></div><!-- /wp:query -->' );
$before = $wpdb->num_queries;
wp_cache_flush();
wp_load_alloptions();
$html = do_blocks( '<!-- wp:query {"query":{"perPage":${ perPage },"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:jetpack/like /--><!-- /wp:post-template --></div><!-- /wp:query -->' );
echo substr_count( $html, '<button' ), ' ', $wpdb->num_queries - $before;` );
	for ( const user of [ 0, 1 ] ) {
		const [ [ two, few ], [ six, many ] ] = (
			await Promise.all( [ queries( 2, user ), queries( 6, user ) ] )
		).map( ( text ) => text.split( ' ' ).map( Number ) ) as [
			[ number, number ],
			[ number, number ],
		];
		expect( [ two, six ] ).toEqual( [ 2, 6 ] );
		expect( many ).toBe( few );
	}
} );
