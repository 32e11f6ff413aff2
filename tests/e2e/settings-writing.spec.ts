import { findViolations } from './support/accessibility';
import { noticesOf, openRoute, waitForScreen } from './support/dashboard';
import {
	all,
	EVERY_MODULE_DOES_SOMETHING,
	expectStored,
	saveSettings,
	settingsCard,
	startFromDefaults,
} from './support/settings';
import {
	changeControls,
	chooses,
	turnsOff,
	turnsOn,
	writes,
} from './support/settings-controls';
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
const POSTS = 'wpcom_publish_posts_with_markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';

startFromDefaults( {
	modules: MODULES,
	options: {
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
	},
	// The theme doesn't support infinite scroll itself.
	siteCode: `${ EVERY_MODULE_DOES_SOMETHING }
		add_action( 'after_setup_theme', static function () { add_theme_support( 'infinite-scroll' ); } );`,
} );

test( 'B224 B229 each control is changed, saved, and there after a reload; axe finds nothing before', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/writing' );
	expect( await findViolations( page ) ).toEqual( [] );
	await changeControls( page, sandbox, {
		'Media carousel': [
			turnsOn( 'Show galleries in full screen', 'carousel' ),
			turnsOn( 'Show camera data (Exif)', 'carousel_display_exif' ),
			turnsOff( 'Show comments', 'carousel_display_comments' ),
			chooses(
				'Color scheme',
				'carousel_background_color',
				'White',
				'white'
			),
		],
		Composing: [
			turnsOn( 'Write posts and pages in Markdown', {
				markdown: true,
				[ POSTS ]: true,
				[ COMMENTS ]: false,
			} ),
			turnsOn( 'Copy posts and pages', 'copy-post' ),
			turnsOn( 'Write formulas in LaTeX', 'latex' ),
			turnsOn( 'Embed media with shortcodes', 'shortcodes' ),
			turnsOff( 'Blocks for the editor', {
				jetpack_blocks_disabled: true,
			} ),
		],
		'Theme enhancements': [
			turnsOn( 'Enhance CSS customization', 'custom-css' ),
			{
				role: 'radio',
				label: 'Load older posts with a button',
				to: true,
				kept: { 'infinite-scroll': true, infinite_scroll: false },
			},
		],
		Widgets: [
			turnsOn( 'Add more widgets', 'widgets' ),
			turnsOn(
				'Choose where widgets and blocks appear',
				'widget-visibility'
			),
		],
	} );

	await test.step( 'Markdown off for posts leaves it on for comments; the theme’s own way switches infinite scroll off', () =>
		changeControls( page, sandbox, {
			Composing: [
				turnsOff( 'Write posts and pages in Markdown', {
					markdown: true,
					[ POSTS ]: false,
					[ COMMENTS ]: true,
				} ),
			],
			'Theme enhancements': [
				{
					role: 'radio',
					label: 'Use the theme’s default',
					to: true,
					kept: { 'infinite-scroll': false, infinite_scroll: false },
				},
			],
		} ) );
} );

test( 'what changes the admin itself loads the page again; axe finds nothing with all of it on', async ( {
	openAs,
	sandbox,
} ) => {
	await saveSettings( sandbox, {
		...all( MODULES, true ),
		masterbar: false,
	} );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/writing' );
	await changeControls( page, sandbox, {
		'Custom content types': [
			writes(
				'Testimonials per page',
				'jetpack_testimonial_posts_per_page',
				'7',
				7
			),
			writes(
				'Projects per page',
				'jetpack_portfolio_posts_per_page',
				'12',
				12
			),
		],
	} );
	const switchOn = async ( name: string ) => {
		const toggle = page.getByRole( 'switch', { name, exact: true } );
		const reloaded = page.waitForEvent( 'load' );
		await toggle.click();
		await reloaded;
		await waitForScreen( page );
		await expect( toggle ).toBeChecked();
	};
	for ( const name of [ 'Testimonials', 'Portfolio' ] ) {
		await switchOn( name );
		await expect(
			page.locator( '#adminmenu' ).getByText( name ).first()
		).toBeAttached();
	}
	await switchOn( 'Use Jetpack’s toolbar' );
	await expectStored( sandbox, {
		jetpack_testimonial: true,
		jetpack_portfolio: true,
		masterbar: true,
	} );
	expect( await findViolations( page ) ).toEqual( [] );
} );

test( 'B217 B219 creates an address, shows it, and replaces it', async ( {
	openAs,
	sandbox,
} ) => {
	await saveSettings( sandbox, { 'post-by-email': true } );
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
