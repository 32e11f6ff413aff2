import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, get, post, site } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';
import {
	addPhoto,
	deletePhotos,
	imageBlock,
	makeCopies,
	PHOTO,
	provideImageEditor,
} from './photos';
import type { Photo } from './photos';

const SLUG = 'photon';
const ACCEPT =
	'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

restoreStateAfterwards();
deleteAllPosts( SLUG );

let photo: Photo;
let page = 0;
let removers: ( () => void )[] = [];

/** The first image of the content, as attributes. */
const imageIn = ( html: string, className = `wp-image-${ photo.id }` ) => {
	const tag =
		[ ...html.matchAll( /<img\b[^>]*>/g ) ]
			.map( ( [ found ] ) => found )
			.find( ( found ) => found.includes( className ) ) ?? '';
	return Object.fromEntries(
		[ ...tag.matchAll( /\b([\w-]+)="([^"]*)"/g ) ].map(
			( [ , name, value ] ) => [
				name,
				( value ?? '' ).replace( /&#0?38;|&amp;/g, '&' ),
			]
		)
	) as Record< string, string >;
};

const pathOf = ( url = '' ): string => {
	const { pathname, search } = new URL( url );
	return pathname + search;
};

const candidates = ( srcset = '' ) =>
	srcset.split( ', ' ).map( ( item ) => item.split( ' ' ) );

const ask = ( url: string | undefined, accept = ACCEPT ) =>
	fetchPath( pathOf( url ), { headers: { Accept: accept } } );

const emptyCopies = () => post( 'module/photon/empty', { empty: true } );

beforeAll( async () => {
	await useScenario( 'local' );
	removers.push( provideImageEditor() );
	photo = await addPhoto( 'accelerated.png' );
	page = await makePost( { post_content: imageBlock( photo ) } );
} );
afterAll( async () => {
	await deletePhotos( [ photo ] );
	await evalPhp(
		'Jetpack_Dashboard\\Features\\Photon\\Photon::delete_all();'
	);
	removers.forEach( ( remove ) => remove() );
	removers = [];
} );
beforeEach( async () => {
	await emptyCopies();
	await switchModule( SLUG, true );
} );

it( 'leaves the page as it is while it is off, byte for byte', async () => {
	await switchModule( SLUG, false );
	const before = await pageAt( postPath( page ) );
	await switchModule( SLUG, true );
	await pageAt( postPath( page ) );
	await makeCopies();
	expect( await pageAt( postPath( page ) ) ).not.toBe( before );
	await switchModule( SLUG, false );
	expect( await pageAt( postPath( page ) ) ).toBe( before );
} );

it( 'serves the original until copies exist, then copies of several widths', async () => {
	expect( imageIn( await pageAt( postPath( page ) ) ).src ).toBe( photo.url );
	await makeCopies();
	const image = imageIn( await pageAt( postPath( page ) ) );
	const set = candidates( image.srcset );
	expect( set.map( ( [ , width ] ) => width ).slice( 0, 6 ) ).toEqual( [
		'150w',
		'320w',
		'480w',
		'640w',
		'800w',
		'1024w',
	] );
	expect( image.sizes ).toContain( '(max-width: 1200px) 100vw, 1200px' );
	const wide = await ask( set[ 5 ]?.[ 0 ] );
	const narrow = await ask( set[ 2 ]?.[ 0 ] );
	expect( narrow.status ).toBe( 200 );
	expect( narrow.headers ).toMatchObject( {
		'cache-control': 'public, max-age=31536000, immutable',
		vary: 'Accept',
		'x-content-type-options': 'nosniff',
	} );
	const bytes = Number( narrow.headers[ 'content-length' ] );
	expect( bytes ).toBeLessThan( 0.3 * photo.bytes );
	expect( bytes ).toBeLessThan( Number( wide.headers[ 'content-length' ] ) );
} );

it( 'logs nothing while it makes copies', async () => {
	await pageAt( postPath( page ) );
	const logged = await site().debugLog();
	await makeCopies();
	expect( imageIn( await pageAt( postPath( page ) ) ).srcset ).not.toBe( '' );
	expect( await site().debugLog() ).toBe( logged );
} );

it( 'sends only formats that the request accepts', async () => {
	await pageAt( postPath( page ) );
	await makeCopies();
	const { formats } = ( await get( 'module/photon/data' ) ).body;
	const [ , , [ url ] = [] ] = candidates(
		imageIn( await pageAt( postPath( page ) ) ).srcset
	);
	const modern = formats.find( ( type: string ) => type !== 'jpg' ) ?? 'png';
	expect( ( await ask( url ) ).headers[ 'content-type' ] ).toBe(
		`image/${ modern }`
	);
	const plain = await ask( url, 'image/*,*/*;q=0.8' );
	if ( modern === 'png' ) {
		expect( plain.headers[ 'content-type' ] ).toBe( 'image/png' );
	} else {
		expect( plain.status ).toBe( 302 );
		expect( plain.headers.location ).toBe( photo.url );
	}
} );

it( 'refuses addresses that it has not signed', async () => {
	await pageAt( postPath( page ) );
	await makeCopies();
	const [ , , [ url = '' ] = [] ] = candidates(
		imageIn( await pageAt( postPath( page ) ) ).srcset
	);
	const forged = [
		url.replace( 'i=480', 'i=481' ),
		url.replace( 'i=480', 'i=320' ),
		url.replace( /\/2026\/.*/, '/../../../wp-config.php' ),
		url.replace( /480-\w+/, '480-00000000' ),
		url.replace( /-\w+\//, '-/' ),
		url.replace( /i=.*\//, 'i=' ),
		url.replace( 'i=', 'i[]=' ),
		url.replace( /\?.*/, '?i=' ),
		url.replace( /\?.*/, '' ),
	];
	for ( const address of forged ) {
		expect( [ address, ( await ask( address ) ).status ] ).toEqual( [
			address,
			404,
		] );
	}
	expect(
		( await fetchPath( pathOf( url ), { method: 'POST' } ) ).status
	).toBe( 405 );
	expect( ( await ask( url ) ).status ).toBe( 200 );
} );

it( 'lets WordPress respond if image.php can’t be reached', async () => {
	const remove = dropMustUsePlugin(
		'no-direct-images',
		"add_filter( 'jetpack_dashboard_images_direct', '__return_false' );"
	);
	await evalPhp( "do_action( 'jetpack_dashboard_images_check' );" );
	await pageAt( postPath( page ) );
	await makeCopies();
	const { srcset } = imageIn( await pageAt( postPath( page ) ) );
	const [ , , [ url = '' ] = [] ] = candidates( srcset );
	const { status, headers } = await ask( url );
	const again = await fetchPath( pathOf( url ), {
		headers: { Accept: ACCEPT, 'If-None-Match': String( headers.etag ) },
	} );
	const forged = await ask( url.replace( '=480', '=481' ) );
	remove();
	expect( url ).toContain( '/?jetpack_dashboard_image=480-' );
	expect( [ status, again.status, forged.status ] ).toEqual( [
		200, 304, 404,
	] );
	expect( headers[ 'content-type' ] ).toMatch( /^image\// );
} );

it( 'uses image.php where it can be reached, and the CDN of the owner', async () => {
	await pageAt( postPath( page ) );
	await makeCopies();
	expect( imageIn( await pageAt( postPath( page ) ) ).srcset ).toContain(
		'/plugins/jetpack-dashboard/image.php?i='
	);
	await post( 'settings', { photon_cdn_url: 'https://cdn.example.com/' } );
	const { srcset } = imageIn( await pageAt( postPath( page ) ) );
	await post( 'settings', { photon_cdn_url: '' } );
	expect( candidates( srcset )[ 2 ]?.[ 0 ] ).toMatch(
		/^https:\/\/cdn\.example\.com\/wp-content\//
	);
} );

it( 'leaves GIFs, broken, animated and huge images and other sites’ alone', async () => {
	const names = await evalJson< Record< string, string > >( `${ PHOTO }
$make = static function ( $name, $bits ) { return wp_upload_bits( $name, null, $bits )['url']; };
$png  = $photo( 200, 100 );
echo wp_json_encode( array(
	'gif'      => $make( 'moving.gif', base64_decode( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' ) ),
	'broken'   => $make( 'broken.png', substr( $png, 0, 200 ) ),
	'text'     => $make( 'text.png', 'no image' ),
	'animated' => $make( 'animated.png', substr( $png, 0, 33 ) . pack( 'N', 8 ) . 'acTL' . pack( 'N3', 2, 0, 0 ) . substr( $png, 33 ) ),
	'bomb'     => $make( 'bomb.png', substr( $png, 0, 16 ) . pack( 'N2', 30000, 30000 ) . substr( $png, 24 ) ),
	'other'    => 'https://pictures.example/far.png',
	'query'    => $make( 'query.png', $png ) . '?size=2',
	'outside'  => content_url( 'uploads/../plugins/index.png' ),
), JSON_UNESCAPED_SLASHES );` );
	const odd = await makePost( {
		post_content: Object.entries( names )
			.map(
				( [ name, url ] ) =>
					`<p><img alt="" class="odd-${ name }" src="${ url }"></p>`
			)
			.join( '\n' ),
	} );
	const before = await pageAt( postPath( odd ) );
	const logged = await site().debugLog();
	await makeCopies();
	await makeCopies();
	expect( await pageAt( postPath( odd ) ) ).toBe( before );
	expect( await site().debugLog() ).toBe( logged );
	expect( ( await get( 'module/photon/data' ) ).body.waiting ).toBe( 0 );
	await evalPhp(
		"array_map( 'wp_delete_file', glob( wp_upload_dir()['path'] . '/{moving,broken,text,animated,bomb,query}*', GLOB_BRACE ) );"
	);
} );

it( 'accelerates backgrounds of blocks, featured images and avatars of the site', async () => {
	const remove = dropMustUsePlugin(
		'own-avatars',
		`add_filter( 'get_avatar_url', static fn() => '${ photo.url }' );`
	);
	const group = `<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"${ photo.url }"}}}} --><div class="wp-block-group" style="background-image:url('${ photo.url }')"><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;
	const id = await makePost( { post_content: group } );
	const probe = `set_post_thumbnail( ${ id }, ${ photo.id } ); echo wp_json_encode( array( 'thumbnail' => get_the_post_thumbnail( ${ id }, 'full' ), 'avatar' => get_avatar( 'someone@example.org', 96 ) ), JSON_UNESCAPED_SLASHES );`;
	await evalPhp( probe );
	await pageAt( postPath( id ) );
	await makeCopies();
	const html = await pageAt( postPath( id ) );
	const { thumbnail, avatar } = await evalJson( probe );
	remove();
	expect( html ).toMatch(
		/style="[^"]*background-image:url\([^)]*image\.php\?i=1(?:200|024)-/
	);
	expect( imageIn( thumbnail, 'wp-post-image' ).srcset ).toContain(
		'i=480-'
	);
	expect( imageIn( avatar, 'avatar' ).src ).toContain( 'i=150-' );
	expect( imageIn( avatar, 'avatar' ).srcset ).toMatch( /i=320-\S+ 2x/ );
} );

it( 'leaves feeds and the site’s data as they are', async () => {
	await pageAt( postPath( page ) );
	await makeCopies();
	const data = await pageAt( `/wp-json/wp/v2/posts/${ page }` );
	const feed = await pageAt( `/?feed=rss2&p=${ page }` );
	expect( data ).toContain( 'accelerated' );
	expect( data + feed ).not.toContain( 'image.php' );
} );
