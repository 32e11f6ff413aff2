import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalPhp } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

const SLUG = 'lazy-images';

const image = ( name: string, attributes = '' ) =>
	`<p><img alt="" src="https://pictures.example/${ name }.jpg" ${ attributes }></p>`;

restoreStateAfterwards();
deleteAllPosts( SLUG );

let id = 0;
beforeAll( async () => {
	id = await makePost( {
		post_content: [
			image( 'first' ),
			image( 'second' ),
			image( 'sized', 'width="800" height="600"' ),
			image( 'wanted', 'class="skip-lazy"' ),
			image( 'marked', 'data-skip-lazy' ),
			image( 'eager', 'loading="eager"' ),
			image( 'urgent', 'fetchpriority="high"' ),
		].join( '\n' ),
	} );
	await evalPhp(
		`kses_remove_filters(); wp_insert_comment( array( 'comment_post_ID' => ${ id }, 'comment_content' => '<img alt="" src="https://pictures.example/comment.jpg">', 'comment_approved' => 1 ) );`
	);
} );

/**
 * The `loading` attribute of each image on the page, by file name; '' if it
 * isn't set.
 */
async function loading( path = postPath( id ) ) {
	const html = await pageAt( path );
	return Object.fromEntries(
		[
			...html.matchAll( /<img[^>]*pictures\.example\/(\w+)\.jpg[^>]*>/g ),
		].map( ( [ tag, name ] ) => [
			name,
			/\bloading="(\w+)"/.exec( tag )?.[ 1 ] ?? '',
		] )
	);
}

it( 'has images wait that WordPress leaves alone, but not the first, nor those that are to load at once', async () => {
	await switchModule( SLUG, true );
	expect( await loading() ).toEqual( {
		first: '',
		second: 'lazy',
		sized: 'lazy',
		wanted: 'eager',
		marked: 'eager',
		eager: 'eager',
		urgent: '',
		comment: 'lazy',
	} );
} );

it( 'changes nothing while it is off', async () => {
	await switchModule( SLUG, false );
	expect( await loading() ).toEqual( {
		first: '',
		second: '',
		sized: '',
		wanted: '',
		marked: '',
		eager: 'eager',
		urgent: '',
		comment: '',
	} );
} );

it( 'leaves feeds and the site’s data as they are', async () => {
	await switchModule( SLUG, true );
	const data = await pageAt( `/wp-json/wp/v2/posts/${ id }` );
	expect( data ).toContain( 'pictures.example' );
	const off = await pageAt( `/?feed=rss2&p=${ id }` );
	expect( off ).not.toMatch( /pictures\.example[^>]*loading="lazy"/ );
} );

it( 'works although a theme turns lazy loading off', async () => {
	await switchModule( SLUG, true );
	expect(
		await evalPhp(
			"add_filter( 'wp_lazy_loading_enabled', '__return_false', 5 ); echo wp_lazy_loading_enabled( 'img', 'the_content' ) ? 'on' : 'off'; echo wp_lazy_loading_enabled( 'iframe', 'the_content' ) ? 'on' : 'off';"
		)
	).toBe( 'onon' );
} );

describe( 'iframes and videos', () => {
	const frame = ( name: string, attributes = '' ) =>
		`<iframe src="https://frames.example/${ name }" ${ attributes }></iframe>`;
	const video = ( name: string, attributes: string ) =>
		`<video src="https://videos.example/${ name }.mp4" ${ attributes }></video>`;

	let path = '';
	beforeAll( async () => {
		path = postPath(
			await makePost( {
				post_content: [
					frame( 'first' ),
					frame( 'second' ),
					frame( 'sized', 'width="800" height="600"' ),
					frame( 'wanted', 'class="skip-lazy"' ),
					frame( 'eager', 'loading="eager"' ),
					frame( 'counter', 'height="1"' ),
					frame( 'hidden', 'style="display: none"' ),
					frame( 'post', 'data-secret="abc"' ),
					'<iframe srcdoc="text"></iframe>',
					video( 'poster', 'controls poster="/p.jpg"' ),
					video( 'metadata', 'preload="metadata" poster="/p.jpg"' ),
					video( 'plain', 'controls' ),
					video( 'autoplay', 'autoplay muted poster="/p.jpg"' ),
					video( 'auto', 'preload="auto" poster="/p.jpg"' ),
					video( 'skipped', 'data-skip-lazy poster="/p.jpg"' ),
				].join( '\n' ),
			} )
		);
	} );

	/** An attribute by file name, '' if it isn't set. */
	async function attributes( kind: 'frames' | 'videos', name: string ) {
		const tags = ( await pageAt( path ) ).matchAll(
			new RegExp( `<[^>]*${ kind }\\.example/(\\w+)[^>]*>`, 'g' )
		);
		return Object.fromEntries(
			[ ...tags ].map( ( [ tag, file ] ) => [
				file,
				new RegExp( ` ${ name }="(\\w+)"` ).exec( tag )?.[ 1 ] ?? '',
			] )
		);
	}

	it( 'loads iframes when they are near, but not the first, and none that is hidden', async () => {
		await switchModule( SLUG, true );
		expect( await attributes( 'frames', 'loading' ) ).toEqual( {
			first: '',
			second: 'lazy',
			sized: 'lazy',
			wanted: 'eager',
			eager: 'eager',
			counter: '',
			hidden: '',
			post: '',
		} );
		await switchModule( SLUG, false );
		expect( await attributes( 'frames', 'loading' ) ).toMatchObject( {
			second: '',
			wanted: '',
		} );
	} );

	it( 'loads videos with a poster when they are played', async () => {
		const off = {
			poster: '',
			metadata: 'metadata',
			plain: '',
			autoplay: '',
			auto: 'auto',
			skipped: '',
		};
		await switchModule( SLUG, true );
		expect( await attributes( 'videos', 'preload' ) ).toEqual( {
			...off,
			poster: 'none',
			metadata: 'none',
		} );
		expect( await pageAt( path ) ).toMatch( /<video[^>]* autoplay/ );
		await switchModule( SLUG, false );
		expect( await attributes( 'videos', 'preload' ) ).toEqual( off );
	} );
} );
