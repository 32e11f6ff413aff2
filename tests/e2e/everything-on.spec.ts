import type { Page } from '@playwright/test';
import type { Mail, Sandbox } from '../sandbox';
import { ALL_MODULES } from '../perf/scale/front-end';
import {
	findViolationsIn,
	findWithoutFocusRing,
} from './support/accessibility';
import { createEverythingPost } from './support/everything-post';
import { findInvalidHtml } from './support/html';
import { addSiteCode, all, saveSettings } from './support/settings';
import { expect, test } from './support/test';
import { useTestThemes } from './support/themes';

/** A request may ask for a right-to-left language. */
const RTL_HEADER = { 'X-Test-Rtl': '1' };
const RTL_CODE = `
if ( isset( $_SERVER['HTTP_X_TEST_RTL'] ) ) {
	$GLOBALS['text_direction'] = 'rtl';
	add_filter( 'locale', static fn() => 'ar' );
}`;

/** Settings that add something to pages, and their defaults. */
const OPTIONS = {
	carousel_display_exif: [ true, false ],
	google_analytics_downloads: [ true, false ],
	google_analytics_outbound: [ true, false ],
	google_analytics_tracking_id: [ 'G-TEST12345', '' ],
	instant_search_enabled: [ true, false ],
	jetpack_portfolio: [ true, false ],
	jetpack_testimonial: [ true, false ],
	shortcodes_consent: [ true, false ],
	show_thumbnails: [ true, false ],
	sharing_services: [
		{
			visible: [ 'copy-link', 'device', 'mastodon', 'facebook' ],
			hidden: [ 'x', 'email' ],
		},
		{ visible: [ 'twitter', 'facebook' ], hidden: [] },
	],
	wordads_ccpa_enabled: [ true, false ],
	wpcom_publish_posts_with_markdown: [ true, false ],
	wordads_ccpa_privacy_policy_url: [ 'https://example.org/privacy', '' ],
	wordads_code_below_post: [ '<p>Below</p>', '' ],
	wordads_code_second_below_post: [ '<p>Second</p>', '' ],
	wordads_code_top: [ '<p>Top</p>', '' ],
} as const;

const valuesOf = ( index: 0 | 1 ) =>
	Object.fromEntries(
		Object.entries( OPTIONS ).map( ( [ key, values ] ) => [
			key,
			values[ index ],
		] )
	);

/** Selectors of what each front-end feature adds to the post. */
const PARTS = [
	'.is-style-tiled-mosaic img[role="button"]',
	'.gallery img',
	'[data-jp-carousel]',
	'.jp-slideshow',
	'video[src*="everything"]',
	'math',
	'.jp-form [type="file"]',
	'.jp-sharing button',
	'.jp-like__button',
	'.jp-like--comment',
	'.jp-relatedposts',
	'.jp-subscribe [type="email"]',
	'.jp-consent__show',
	'.jp-recipe',
	'.jp-ccpa button',
	'.jp-ad.is-top',
	'.jp-ad.is-second-below-post',
	'h2:has-text("Markdown")',
	'.wp-block-jetpack-portfolio a',
	'.wp-block-jetpack-testimonials a',
	'.wp-block-jetpack-search-filters input',
	':is(.wp-block-jetpack-milestone, .jp-widget--milestone)',
];

const useTheme = useTestThemes();
let path = '';
let posts: readonly number[] = [];
let removeSiteCode = () => {};

test.beforeAll( async ( { sandbox } ) => {
	await sandbox.applyScenario( 'local' );
	await saveSettings( sandbox, all( ALL_MODULES, true ), valuesOf( 0 ) );
	removeSiteCode = addSiteCode( sandbox, RTL_CODE );
	( { path, posts } = await createEverythingPost( sandbox ) );
} );
test.afterAll( async ( { sandbox } ) => {
	removeSiteCode();
	await sandbox.wpEval(
		`foreach ( array( ${ posts.join() } ) as $id ) { wp_delete_post( $id, true ); }`
	);
	await saveSettings( sandbox, all( ALL_MODULES, false ), {
		...valuesOf( 1 ),
		jetpack_comment_form_color_scheme: 'light',
	} );
} );

/** Opens a page, and returns what is wrong with it. */
async function problemsOf( page: Page, url: string ): Promise< string[] > {
	const response = await page.goto( url );
	return [
		...( await findInvalidHtml( ( await response?.text() ) ?? '' ) ),
		...( await findViolationsIn( page, [ 'body' ] ) ),
		...( await page.evaluate( () => {
			const { scrollWidth } = document.documentElement;
			return scrollWidth > 400 ? [ `is ${ scrollWidth } px wide` ] : [];
		} ) ),
	];
}

for ( const [ theme, scheme ] of [
	[ 'block', 'light' ],
	[ 'classic', 'dark' ],
	[ 'hybrid', 'transparent' ],
] as const ) {
	test( `every feature on one post is valid and accessible at 400 px in a ${ theme } theme`, async ( {
		page,
		sandbox,
	} ) => {
		await useTheme( sandbox, theme );
		await saveSettings(
			sandbox,
			{},
			{ jetpack_comment_form_color_scheme: scheme }
		);
		await page.setViewportSize( { width: 400, height: 900 } );
		expect( await problemsOf( page, `${ sandbox.url }/` ) ).toEqual( [] );
		expect( await problemsOf( page, sandbox.url + path ) ).toEqual( [] );
		for ( const part of PARTS ) {
			await expect( page.locator( part ).first() ).toBeAttached();
		}
		expect(
			await findWithoutFocusRing( page, '[class*="jp-"], #respond' )
		).toEqual( [] );

		await page.setExtraHTTPHeaders( RTL_HEADER );
		expect( await problemsOf( page, sandbox.url + path ) ).toEqual( [] );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	} );
}

test( 'all visitors get the same page, so that caches can store it', async ( {
	request,
	sandbox,
} ) => {
	const pageFor = async ( headers: Record< string, string > ) =>
		(
			await (
				await request.get( sandbox.url + path, { headers } )
			).text()
		).replaceAll( /(name="jpf-time" value=")[^"]+/g, '$1' );
	const one = await pageFor( {
		'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
	} );
	const other = await pageFor( {
		'User-Agent': 'Mozilla/5.0 (iPhone) Safari/605',
		'Accept-Language': 'ar',
		'Sec-GPC': '1',
		DNT: '1',
		Cookie: 'comment_author_x=Ann; other=1; usprivacy=1YYN',
	} );
	expect( one ).toContain( 'jpf-time' );
	expect( other ).toBe( one );
} );

test( 'B264 visitors opt out of the sale of their data, and back in', async ( {
	page,
	sandbox,
} ) => {
	const privacyString = () =>
		page.evaluate(
			() =>
				new Promise( ( resolve ) =>
					Reflect.get( window, '__uspapi' )(
						'getUSPData',
						1,
						( data: { uspString: string }, isOk: boolean ) =>
							resolve( isOk && data.uspString )
					)
				)
		);
	const cookie = async () =>
		( await page.context().cookies() ).find(
			( { name } ) => name === 'usprivacy'
		);
	const button = page.getByRole( 'button', {
		name: 'Do Not Sell My Personal Information',
	} );
	await page.goto( sandbox.url );
	expect( await cookie() ).toBeUndefined();
	expect( await privacyString() ).toBe( '1YNN' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );

	await button.focus();
	await page.keyboard.press( 'Enter' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( page.locator( '.jp-ccpa' ) ).toContainText(
		'You have opted out.'
	);
	expect( await cookie() ).toMatchObject( {
		value: '1YYN',
		path: '/',
		sameSite: 'Lax',
	} );
	await page.goto( sandbox.url + path );
	expect( await privacyString() ).toBe( '1YYN' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );

	await button.click();
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
	expect( ( await cookie() )?.value ).toBe( '1YNN' );
} );

/** The address of the link with an action in the newest email that has one. */
async function linkInMail(
	sandbox: Sandbox,
	action: string
): Promise< string > {
	const find = ( mails: Mail[] ) =>
		mails
			.map(
				( mail ) =>
					new RegExp(
						`https?://\\S+jetpack_follow=${ action }\\S*`
					).exec(
						JSON.stringify( mail ).replaceAll( /\\[rn]/g, '\n' )
					)?.[ 0 ]
			)
			.filter( Boolean )
			.at( -1 );
	await expect.poll( async () => find( await sandbox.mails() ) ).toBeTruthy();
	return find( await sandbox.mails() ) ?? '';
}

for ( const headers of [ {}, RTL_HEADER ] ) {
	const direction = 'X-Test-Rtl' in headers ? 'rtl' : 'ltr';
	test( `a visitor subscribes with the keyboard, ${ direction }`, async ( {
		page,
		sandbox,
	} ) => {
		const problems: string[] = [];
		const check = async () => {
			problems.push(
				...( await findInvalidHtml( await page.content() ) ),
				...( await findViolationsIn( page, [ 'body' ] ) )
			);
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth
				)
			).toBeLessThanOrEqual( 400 );
		};
		const submit = () =>
			Promise.all( [
				page.waitForEvent( 'load' ),
				page.keyboard.press( 'Enter' ),
			] );
		await sandbox.resetMails();
		await page.setViewportSize( { width: 400, height: 800 } );
		await page.setExtraHTTPHeaders( headers );
		await page.goto( sandbox.url + path );
		await page.locator( '.jp-subscribe [type="email"]' ).first().focus();
		await page.keyboard.type( `${ direction }@example.org` );
		await submit();
		await expect(
			page.getByRole( 'heading', { name: 'Check your email' } )
		).toBeVisible();
		await check();
		await page.goto( await linkInMail( sandbox, 'confirm' ) );
		await expect( page.locator( `html[dir="rtl"]` ) ).toHaveCount(
			direction === 'rtl' ? 1 : 0
		);
		await check();
		await page.getByRole( 'button' ).focus();
		await submit();
		await check();
		expect( problems ).toEqual( [] );
	} );
}
