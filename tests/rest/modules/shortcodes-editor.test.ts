import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { callCore, evalJson, evalPhp, post } from '../support/site';
import { core } from './markdown-evil';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

const SLUG = 'shortcodes';

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeAll( () => switchModule( SLUG, true ) );
afterAll( () => post( 'settings', { shortcodes_consent: false } ) );

/** What the Embed block asks for its preview. */
const preview = async ( url: string, as: 'author' | 'subscriber' = 'author' ) =>
	callCore( 'GET', `oembed/1.0/proxy?url=${ encodeURIComponent( url ) }`, {
		as,
	} );

const PLAYER =
	'https://bandcamp.com/EmbeddedPlayer/album=123/size=large/bgcol=ffffff/transparent=true/';

const EMBEDS: [ url: string, name: string, source: string ][] = [
	[
		'https://codepen.io/ann/pen/AbCdEf',
		'CodePen',
		'https://codepen.io/ann/embed/AbCdEf',
	],
	[
		'https://gist.github.com/ann/0123456789abcdef',
		'Gist',
		'https://gist.github.com/ann/0123456789abcdef.js',
	],
	[
		'https://www.instagram.com/p/Cabc_123-x/',
		'Instagram',
		'https://www.instagram.com/p/Cabc_123-x/embed/',
	],
	[
		'https://www.facebook.com/ann/posts/123',
		'Facebook',
		'https://www.facebook.com/plugins/post.php',
	],
	[ PLAYER, 'Bandcamp', PLAYER ],
];

/** Stands in for YouTube and Flickr: the responses that WordPress has cached. */
const mockProviders = ( url: string, data: object ) =>
	evalPhp(
		`$params = array_filter( array_map( static fn( $arg ) => $arg['default'] ?? null, rest_get_server()->get_routes()['/oembed/1.0/proxy'][0]['args'] ), static fn( $value ) => null !== $value ) + array( 'url' => '${ url }' ); set_transient( 'oembed_' . md5( serialize( $params ) ), (object) json_decode( base64_decode( '${ Buffer.from(
			JSON.stringify( data )
		).toString( 'base64' ) }' ), true ), 60 );`
	);

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const PHOTO = 'https://www.flickr.com/photos/ann/123';

beforeAll( async () => {
	await mockProviders( VIDEO, {
		type: 'video',
		provider_name: 'YouTube',
		thumbnail_url: 'https://i.ytimg.com/x.jpg',
		html: '<iframe width="500" height="281" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
	} );
	await mockProviders( PHOTO, {
		type: 'photo',
		provider_name: 'Flickr',
		url: 'https://live.staticflickr.com/x.jpg',
		html: '<a href="x"><img src="https://live.staticflickr.com/x.jpg"></a>',
	} );
} );

describe( 'previews of the Embed block', () => {
	beforeAll( () => post( 'settings', { shortcodes_consent: false } ) );

	it.each( EMBEDS )( '%s is one of %s', async ( url, name, source ) => {
		const { status, body } = await preview( url );
		expect( [ status, body.provider_name ] ).toEqual( [ 200, name ] );
		expect( body.html ).toContain( ` src="${ source }` );
	} );

	it( 'leaves the previews of WordPress’s own embeds', async () => {
		const { body } = await preview( VIDEO );
		expect( body ).toMatchObject( {
			type: 'video',
			provider_name: 'YouTube',
		} );
		expect( body.html ).toMatch( /^<iframe / );
	} );

	it( 'is for users who can write', async () => {
		const [ [ url ] = [ '' ] ] = EMBEDS;
		expect( ( await preview( url, 'subscriber' ) ).status ).toBe( 403 );
	} );

	it( 'is WordPress’s answer while the module is off', async () => {
		await switchModule( SLUG, false );
		const [ [ url ] = [ '' ] ] = EMBEDS;
		expect( ( await preview( url ) ).status ).toBe( 404 );
		await switchModule( SLUG, true );
	} );
} );

describe( 'previews after a click', () => {
	beforeAll( () => post( 'settings', { shortcodes_consent: true } ) );

	it.each( [
		...EMBEDS,
		[ VIDEO, 'YouTube', 'https://www.youtube.com/embed/' ] as const,
	] )( '%s loads nothing of %s before', async ( url, name, source ) => {
		const { body } = await preview( url );
		const outside = body.html.replace(
			/<template>[\s\S]*?<\/template>/g,
			''
		);
		expect( body.html ).toContain( source );
		expect( outside ).not.toMatch( / src=|<script/ );
		expect( outside ).toContain( 'jp-consent__show' );
		expect( body.provider_name ).toBe( name );
		expect( body.scripts ).toEqual( [
			expect.stringContaining( '/consent.js' ),
		] );
		expect( body ).not.toHaveProperty( 'thumbnail_url' );
	} );

	it( 'keeps the size of a video, and no address of a photo', async () => {
		const video = ( await preview( VIDEO ) ).body;
		expect( video.html ).toContain(
			'<iframe hidden width="500" height="281"></iframe>'
		);
		const photo = ( await preview( PHOTO ) ).body;
		expect( photo.type ).toBe( 'rich' );
		expect( photo.html ).toContain( 'jp-consent__show' );
	} );

	it( 'shows editors a link in rendered posts, and apps the content', async () => {
		const id = await makePost( {
			post_content: '[codepen https://codepen.io/ann/pen/AbCdEf]',
		} );
		const rendered = async ( as: 'editor' | 'anonymous' ) =>
			( await core( as, `posts/${ id }` ) ).content.rendered;
		expect( await rendered( 'editor' ) ).toContain( 'jp-consent' );
		expect( await rendered( 'editor' ) ).not.toMatch( /<iframe|__show/ );
		expect( await rendered( 'anonymous' ) ).toContain( '<iframe' );
	} );

	it( 'shows a link in the classic editor', async () => {
		const html = await evalJson< string >(
			"require_once ABSPATH . 'wp-admin/includes/admin.php'; set_current_screen( 'post' ); $html = do_shortcode( '[codepen https://codepen.io/ann/pen/AbCdEf]' ); $GLOBALS['current_screen'] = null; echo wp_json_encode( $html );"
		);
		expect( html ).toContain( 'href="https://codepen.io/ann/pen/AbCdEf"' );
		expect( html ).not.toMatch( /<iframe|__show/ );
	} );
} );

describe( 'Bandcamp', () => {
	const PAGE = 'https://ann.bandcamp.com/album/sea-songs';
	const embed = ( url: string, html: string | null ) =>
		evalJson< { html: string; calls: number } >(
			`$calls = 0; add_filter( 'pre_http_request', static function () use ( &$calls ) { ++$calls; return ${
				html === null
					? "new WP_Error( 'down', 'Down' )"
					: `array( 'response' => array( 'code' => 200 ), 'headers' => array(), 'cookies' => array(), 'body' => '${ html }' )`
			}; }, 1 ); $html = $GLOBALS['wp_embed']->get_embed_handler_html( array(), '${ url }' ); $html = $GLOBALS['wp_embed']->get_embed_handler_html( array(), '${ url }' ); echo wp_json_encode( array( 'html' => (string) $html, 'calls' => $calls ) );`
		);

	beforeAll( () => post( 'settings', { shortcodes_consent: false } ) );
	afterAll( () =>
		evalPhp(
			`foreach ( array( '${ PAGE }', '${ PAGE }2' ) as $url ) { delete_transient( 'jetpack_dashboard_bandcamp_' . md5( $url ) ); }`
		)
	);

	it( 'reads the number from the page once', async () => {
		const { html, calls } = await embed(
			`${ PAGE }?from=search`,
			'<html><head><meta property="og:video" content="https://bandcamp.com/EmbeddedPlayer/v=2/album=987/size=large/tracklist=false/track=5/"></head></html>'
		);
		expect( html ).toContain(
			' src="https://bandcamp.com/EmbeddedPlayer/album=987/size=large/transparent=true/"'
		);
		expect( calls ).toBe( 1 );
		expect( ( await preview( PAGE ) ).body ).toMatchObject( {
			provider_name: 'Bandcamp',
			html: expect.stringContaining( 'album=987' ),
		} );
	} );

	it( 'shows a link if Bandcamp is down, and asks once', async () => {
		expect( await embed( `${ PAGE }2`, null ) ).toEqual( {
			html: `<a href="${ PAGE }2">${ PAGE }2</a>`,
			calls: 1,
		} );
	} );

	it.each( [
		'https://ann.bandcamp.com.evil.example/album/x',
		'https://evil.example/album/x',
		'https://bandcamp.com/EmbeddedPlayer/"><script>',
	] )( 'asks nothing of %s', async ( url ) => {
		expect( await embed( url, '' ) ).toEqual( { html: '', calls: 0 } );
	} );
} );

describe( 'content of other sites after a click', () => {
	const MAP = '[googlemaps https://www.google.com/maps/embed?pb=1]';
	const GIST = '[gist 0123456789]';
	let path = '';

	beforeAll( async () => {
		path = postPath( await makePost( { post_content: MAP + GIST } ) );
	} );
	afterAll( () => post( 'settings', { shortcodes_consent: false } ) );

	it( 'is off at first', async () => {
		const page = await pageAt( path );
		expect( page ).toContain( '<iframe class="jp-map"' );
		expect( page ).not.toContain( 'jp-consent' );
	} );

	it( 'loads nothing of the site before', async () => {
		await post( 'settings', { shortcodes_consent: true } );
		const page = await pageAt( path );
		const outside = page.replace( /<template>[\s\S]*?<\/template>/g, '' );
		expect( page ).toMatch( /<template><iframe class="jp-map"/ );
		expect( outside ).not.toContain( '<iframe' );
		expect( outside ).not.toContain( '0123456789.js' );
		expect( page ).toMatch(
			/<template><div class="jp-gist"><script src="[^"]*0123456789\.js/
		);
		expect( outside ).toContain( 'This content comes from google.com,' );
		expect( outside ).toContain( 'consent.js' );
		expect( outside ).toMatch( /<a href="https:\/\/gist\.github\.com/ );

		await switchModule( SLUG, false );
		expect( await pageAt( path ) ).not.toContain( 'jp-consent' );
	} );

	it( 'leaves what is the site’s own, and feeds', async () => {
		const [ own, link ] = await evalJson< string[] >(
			"$consent = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Shortcodes\\Consent::class ); echo wp_json_encode( array( $consent->wrap( '<iframe></iframe>', home_url( '/x/' ) ), $consent->wrap( '<a href=\"x\">x</a>', 'https://a.example/' ) ) );"
		);
		expect( own ).toBe( '<iframe></iframe>' );
		expect( link ).toBe( '<a href="x">x</a>' );
	} );
} );
