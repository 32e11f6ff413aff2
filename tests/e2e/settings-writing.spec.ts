import { findViolations } from './support/accessibility';
import { prepareSite } from './support/connection';
import { noticesOf, openRoute, waitForScreen } from './support/dashboard';
import {
	addSiteCode,
	isModuleOn,
	keepSettings,
	keptSetting,
	settingsCard,
} from './support/settings';
import { changeControls, turnsOn } from './support/settings-controls';
import { expect, test } from './support/test';

const MODULES = [
	'carousel',
	'markdown',
	'copy-post',
	'latex',
	'shortcodes',
	'custom-content-types',
	'infinite-scroll',
	'custom-css',
	'widgets',
	'widget-visibility',
	'post-by-email',
	'masterbar',
];
const ALL_OFF = Object.fromEntries(
	MODULES.map( ( slug ) => [ slug, false ] )
);
const POSTS = 'wpcom_publish_posts_with_markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';
const DEFAULTS = {
	carousel_display_exif: false,
	carousel_display_comments: true,
	carousel_background_color: 'black',
	[ POSTS ]: false,
	[ COMMENTS ]: false,
	jetpack_blocks_disabled: false,
	jetpack_testimonial: false,
	jetpack_testimonial_posts_per_page: 10,
	jetpack_portfolio: false,
	jetpack_portfolio_posts_per_page: 10,
	infinite_scroll: true,
	infinite_scroll_google_analytics: false,
};
/** Some of the modules do nothing yet, and the theme has no infinite scroll of its own. */
const SITE_CODE = `
	add_filter( 'jetpack_dashboard_has_behaviour', '__return_true' );
	add_action( 'after_setup_theme', static function () { add_theme_support( 'infinite-scroll' ); } );`;

let removeSiteCode = () => {};

test.beforeAll( async ( { sandbox } ) => {
	await prepareSite( sandbox, 'connected' );
	removeSiteCode = addSiteCode( sandbox, SITE_CODE );
} );
test.beforeEach( ( { sandbox } ) =>
	keepSettings( sandbox, ALL_OFF, DEFAULTS )
);
test.afterAll( async ( { sandbox } ) => {
	await keepSettings( sandbox, ALL_OFF, DEFAULTS );
	removeSiteCode();
	await prepareSite( sandbox, 'local' );
} );

test.describe( 'each control is changed, saved, and there after a reload', () => {
	const ROWS = {
		'Media carousel': [
			turnsOn( 'Show galleries in a full screen', 'carousel' ),
			turnsOn( 'Show the camera’s data (Exif)', 'carousel_display_exif' ),
			{
				role: 'switch',
				label: 'Show comments',
				to: false,
				kept: { carousel_display_comments: false },
			},
			{
				role: 'select',
				label: 'Colour scheme',
				to: 'White',
				kept: { carousel_background_color: 'white' },
			},
		],
		Composing: [
			{
				role: 'switch',
				label: 'Write posts and pages in Markdown',
				to: true,
				kept: { markdown: true, [ POSTS ]: true, [ COMMENTS ]: false },
			},
			turnsOn( 'Copy posts and pages', 'copy-post' ),
			turnsOn( 'Write formulas in LaTeX', 'latex' ),
			turnsOn( 'Embed media by shortcode', 'shortcodes' ),
			{
				role: 'switch',
				label: 'Blocks for the editor',
				to: false,
				kept: { jetpack_blocks_disabled: true },
			},
		],
		'Theme enhancements': [
			turnsOn( 'Enhance CSS customization', 'custom-css' ),
			{
				role: 'radio',
				label: 'Older posts by a button',
				to: true,
				kept: { 'infinite-scroll': true, infinite_scroll: false },
			},
		],
		Widgets: [
			turnsOn( 'Have more widgets for your site', 'widgets' ),
			turnsOn(
				'Decide on which pages a widget shows',
				'widget-visibility'
			),
		],
	} as const;

	for ( const [ card, rows ] of Object.entries( ROWS ) ) {
		test( card, async ( { openAs, sandbox } ) => {
			const page = await openAs( 'admin' );
			await changeControls( page, sandbox, {
				hash: '#/writing',
				card,
				rows,
				modules: MODULES,
			} );
		} );
	}

	test( 'Custom content types, which the admin’s menu shows at once', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await keepSettings( sandbox, { 'custom-content-types': true } );
		await changeControls( page, sandbox, {
			hash: '#/writing',
			card: 'Custom content types',
			rows: [
				{
					role: 'text',
					label: 'Testimonials on a page',
					to: '7',
					kept: { jetpack_testimonial_posts_per_page: 7 },
				},
				{
					role: 'text',
					label: 'Projects on a page',
					to: '12',
					kept: { jetpack_portfolio_posts_per_page: 12 },
				},
			],
			modules: MODULES,
		} );
		for ( const [ label, key ] of [
			[ 'Testimonials', 'jetpack_testimonial' ],
			[ 'Portfolio', 'jetpack_portfolio' ],
		] as const ) {
			const reloaded = page.waitForEvent( 'load' );
			await page.getByRole( 'switch', { name: label } ).click();
			await reloaded;
			await waitForScreen( page );
			await expect(
				page.getByRole( 'switch', { name: label } )
			).toBeChecked();
			expect( await keptSetting( sandbox, key ) ).toBe( true );
			await expect(
				page.locator( '#adminmenu' ).getByText( label ).first()
			).toBeAttached();
		}
	} );

	test( 'Toolbar, which loads the page again', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/writing' );
		const toggle = page.getByRole( 'switch', {
			name: 'Use Jetpack’s toolbar',
		} );
		const reloaded = page.waitForEvent( 'load' );
		await toggle.click();
		await reloaded;
		await waitForScreen( page );
		await expect( toggle ).toBeChecked();
		expect( await isModuleOn( sandbox, 'masterbar' ) ).toBe( true );
	} );
} );

test( 'nothing on the page is out of reach of assistive technology', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/writing' );
	expect( await findViolations( page ) ).toEqual( [] );
	await keepSettings(
		sandbox,
		Object.fromEntries( MODULES.map( ( slug ) => [ slug, true ] ) )
	);
	await page.reload();
	await waitForScreen( page );
	expect( await findViolations( page ) ).toEqual( [] );
} );

test( 'B224 Composing’s Markdown off leaves it on for comments (decision 53)', async ( {
	openAs,
	sandbox,
} ) => {
	await keepSettings(
		sandbox,
		{ markdown: true },
		{ [ POSTS ]: true, [ COMMENTS ]: false }
	);
	const page = await openAs( 'admin' );
	await openRoute( page, '#/writing' );
	const toggle = page.getByRole( 'switch', {
		name: 'Write posts and pages in Markdown',
	} );
	await toggle.click();
	await expect( toggle ).not.toBeChecked();
	expect( await keptSetting( sandbox, POSTS ) ).toBe( false );
	expect( await keptSetting( sandbox, COMMENTS ) ).toBe( true );
	expect( await isModuleOn( sandbox, 'markdown' ) ).toBe( true );
} );

test( 'B229 the theme’s own way switches the module off', async ( {
	openAs,
	sandbox,
} ) => {
	await keepSettings( sandbox, { 'infinite-scroll': true } );
	const page = await openAs( 'admin' );
	await changeControls( page, sandbox, {
		hash: '#/writing',
		card: 'Theme enhancements',
		rows: [
			{
				role: 'radio',
				label: 'As the theme does it',
				to: true,
				kept: { 'infinite-scroll': false, infinite_scroll: true },
			},
		],
		modules: MODULES,
	} );
} );

test( 'B217 B219 an address is made, shown, and made anew', async ( {
	openAs,
	sandbox,
} ) => {
	await keepSettings( sandbox, { 'post-by-email': true } );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/writing' );
	const card = settingsCard( page, 'Post by email' );
	const address = card.getByLabel( 'Your address' );
	await card
		.getByRole( 'button', { name: /^(Create|Regenerate) address$/ } )
		.click();
	await expect( address ).toHaveValue( /@/ );
	const first = await address.inputValue();
	await expect( card.getByRole( 'button', { name: 'Copy' } ) ).toBeVisible();
	await card.getByRole( 'button', { name: 'Regenerate address' } ).click();
	await expect( address ).not.toHaveValue( first );
	await expect( address ).toHaveValue( /@/ );
	await expect(
		noticesOf( page ).getByText( 'Updated settings.' )
	).toBeVisible();

	const second = await address.inputValue();
	await page.reload();
	await waitForScreen( page );
	await expect( address ).toHaveValue( second );
} );
