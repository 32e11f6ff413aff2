import { restoreStateAfterwards } from '../support/saved-state';
import { deleteOption, setOption, switchModule } from '../support/site-state';
import { evalPhp, get, post } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

const SLUG = 'comments';

restoreStateAfterwards();
deleteAllPosts( SLUG, 'subscriptions' );

let id = 0;
beforeAll( async () => {
	id = await makePost( { comment_status: 'open' } );
} );
beforeEach( async () => {
	await deleteOption( 'jetpack_dashboard_highlander_comment_form_prompt' );
	await deleteOption( 'jetpack_dashboard_jetpack_comment_form_color_scheme' );
	await switchModule( SLUG, true );
} );

const save = async ( body: Record< string, unknown > ) =>
	expect( ( await post( 'settings', body ) ).status ).toBe( 200 );

it( 'can be switched on', async () => {
	expect( ( await get( `module/${ SLUG }` ) ).body.available ).toBe( true );
} );

it( 'greets with the site’s own words, as text', async () => {
	expect( await pageAt( postPath( id ) ) ).toMatch(
		/id="reply-title"[^>]*>Leave a reply[ <]/
	);
	await save( {
		highlander_comment_form_prompt: 'What do you think & why?',
	} );
	expect( await pageAt( postPath( id ) ) ).toContain(
		'What do you think &amp; why?'
	);
	await setOption(
		'jetpack_dashboard_highlander_comment_form_prompt',
		'<script>alert(1)</script>'
	);
	expect( await pageAt( postPath( id ) ) ).not.toContain(
		'<script>alert(1)'
	);
} );

it( 'sets the color of the form', async () => {
	for ( const [ scheme, hasStyle ] of [
		[ 'light', true ],
		[ 'dark', true ],
		[ 'transparent', false ],
	] as const ) {
		await save( { jetpack_comment_form_color_scheme: scheme } );
		const html = await pageAt( postPath( id ) );
		expect(
			new RegExp( `<body class="[^"]* jp-comments--${ scheme }` ).test(
				html
			)
		).toBe( hasStyle );
		expect( html.includes( 'assets/comment-form.css' ) ).toBe( hasStyle );
	}
} );

it( 'leaves the form as it was while it is off', async () => {
	await save( { highlander_comment_form_prompt: 'What do you think?' } );
	expect( await pageAt( postPath( id ) ) ).toContain( 'What do you think?' );
	await switchModule( SLUG, false );
	expect( await pageAt( postPath( id ) ) ).not.toMatch(
		/What do you think\?|jp-comments|comment-form\.css/
	);
} );

it( 'works in block themes, with the boxes of subscriptions', async () => {
	expect( await evalPhp( "echo wp_is_block_theme() ? 'block' : '';" ) ).toBe(
		'block'
	);
	await switchModule( 'subscriptions', true );
	await save( {
		highlander_comment_form_prompt: 'Your thoughts?',
		jetpack_comment_form_color_scheme: 'dark',
	} );
	const html = await pageAt( postPath( id ) );
	expect( html ).toMatch(
		/wp-block-post-comments-form[^]*id="reply-title"[^>]*>Your thoughts\?[^]*name="jetpack_follow_comments"[^]*name="jetpack_follow_posts"[^]*type="submit"/
	);
	expect( html ).toMatch( /<body class="[^"]* jp-comments--dark/ );
	await switchModule( 'subscriptions', false );
	expect( await pageAt( postPath( id ) ) ).not.toContain( 'jetpack_follow_' );
} );
