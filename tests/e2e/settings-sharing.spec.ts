import type { Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { prepareSite } from './support/connection';
import {
	noticesOf,
	openRoute,
	routeOf,
	waitForScreen,
} from './support/dashboard';
import {
	addSiteCode,
	isModuleOn,
	keepSettings,
	keptSetting,
	settingsCard,
} from './support/settings';
import { changeControls, turnsOn } from './support/settings-controls';
import { expect, test } from './support/test';

const MODULES = [ 'publicize', 'sharedaddy', 'likes' ];
const ALL_OFF = { publicize: false, sharedaddy: false, likes: false };
const SERVICES = { visible: [ 'twitter', 'facebook' ], hidden: [] };
const DEFAULTS = {
	sharing_services: SERVICES,
	button_style: 'icon',
	sharing_label: '',
	show: [ 'post' ],
	'jetpack-twitter-cards-site-tag': '',
	sharedaddy_disable_resources: false,
	wpl_default: 'on',
	social_notifications_like: true,
};
const PUBLICIZE = 'Share posts to your social networks automatically';
const press = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const publicize = ( page: Page ) =>
	page.getByRole( 'switch', { name: PUBLICIZE } );

let removeSiteCode = () => {};

test.beforeAll( async ( { sandbox } ) => {
	await prepareSite( sandbox, 'connected' );
	removeSiteCode = addSiteCode(
		sandbox,
		"add_filter( 'jetpack_dashboard_has_behaviour', '__return_true' );"
	);
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
		'Publicize connections': [ turnsOn( PUBLICIZE, 'publicize' ) ],
		'Sharing buttons': [
			turnsOn(
				'Add sharing buttons to your posts and pages',
				'sharedaddy'
			),
			turnsOn(
				'Leave out the buttons’ own styles and scripts',
				'sharedaddy_disable_resources'
			),
			{
				role: 'select',
				label: 'Button style',
				to: 'Icon + text',
				kept: { button_style: 'icon-text' },
			},
			{
				role: 'text',
				label: 'Words above the buttons',
				to: 'Tell them',
				kept: { sharing_label: 'Tell them' },
			},
			{ role: 'checkbox', label: 'Pages', to: true, kept: {} },
			{
				role: 'checkbox',
				label: 'Posts',
				to: false,
				kept: { show: [ 'page' ] },
			},
			{
				role: 'text',
				label: 'Twitter site tag',
				to: 'slowroad',
				kept: { 'jetpack-twitter-cards-site-tag': 'slowroad' },
			},
		],
		'Like buttons': [
			turnsOn( 'Let readers say that they like a post', 'likes' ),
			{
				role: 'switch',
				label: 'Mail authors when somebody likes their posts',
				to: false,
				kept: { social_notifications_like: false },
			},
			{
				role: 'radio',
				label: 'Turned on per post',
				to: true,
				kept: { wpl_default: 'off' },
			},
		],
	} as const;

	for ( const [ card, rows ] of Object.entries( ROWS ) ) {
		test( card, async ( { openAs, sandbox } ) => {
			const page = await openAs( 'admin' );
			await changeControls( page, sandbox, {
				hash: '#/sharing',
				card,
				rows,
				modules: MODULES,
			} );
		} );
	}
} );

test( 'nothing on the page is out of reach of assistive technology', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/sharing' );
	expect( await findViolations( page ) ).toEqual( [] );
	await keepSettings(
		sandbox,
		Object.fromEntries( MODULES.map( ( slug ) => [ slug, true ] ) )
	);
	await page.reload();
	await waitForScreen( page );
	expect( await findViolations( page ) ).toEqual( [] );
} );

test.describe( 'sharing services', () => {
	test( 'are put in order by keyboard alone, and stay so', async ( {
		openAs,
		sandbox,
	} ) => {
		await keepSettings( sandbox, { sharedaddy: true } );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/sharing' );
		await press( page, 'Move Facebook up' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( press( page, 'Move Facebook up' ) ).toBeFocused();
		await press( page, 'Move Facebook down' ).focus();
		await page.keyboard.press( 'Space' );
		await expect( press( page, 'Move Facebook down' ) ).toBeFocused();
		await press( page, 'Move Twitter down' ).focus();
		await page.keyboard.press( 'Space' );
		await press( page, 'Put Reddit behind “More”' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( press( page, 'Move Reddit up' ) ).toBeFocused();
		await press( page, 'Save settings' ).first().click();
		await expect(
			noticesOf( page ).getByText( 'Updated settings.' )
		).toBeVisible();

		await page.reload();
		await waitForScreen( page );
		await expect(
			page
				.getByRole( 'list', { name: 'Shown at once' } )
				.getByRole( 'listitem' )
		).toContainText( [ 'Facebook', 'Twitter' ] );
		expect( await keptSetting( sandbox, 'sharing_services' ) ).toEqual( {
			visible: [ 'facebook', 'twitter' ],
			hidden: [ 'reddit' ],
		} );
	} );

	test( 'of the site’s own are made, shown and deleted', async ( {
		openAs,
		sandbox,
	} ) => {
		await keepSettings( sandbox, { sharedaddy: true } );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/sharing' );
		await page.getByText( 'Services of your own' ).click();
		const address = page.getByLabel( 'Address of its sharing page' );
		await page.getByLabel( 'Name', { exact: true } ).fill( 'Our forum' );
		await address.fill( 'forum' );
		await address.press( 'Enter' );
		await expect( address ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( address ).toHaveValue( 'forum' );
		await address.fill( 'https://forum.example/new?link=%post_url%' );
		await press( page, 'Add service' ).click();
		const shown = page.getByRole( 'list', { name: 'Shown at once' } );
		await expect( shown ).toContainText( 'Our forum' );
		expect( await findViolations( page ) ).toEqual( [] );
		await press( page, 'Save settings' ).first().click();
		await expect
			.poll( () => keptSetting( sandbox, 'sharing_services' ) )
			.toEqual( {
				visible: [
					'twitter',
					'facebook',
					expect.stringMatching( /^custom-\d+$/ ),
				],
				hidden: [],
			} );

		await press( page, 'Delete Our forum' ).click();
		await expect( shown ).not.toContainText( 'Our forum' );
		await page.reload();
		await waitForScreen( page );
		await expect( shown ).not.toContainText( 'Our forum' );
	} );
} );

test.describe( 'publicize', () => {
	test.describe( 'without a connected owner', () => {
		test.beforeAll( ( { sandbox } ) =>
			prepareSite( sandbox, 'site-only' )
		);
		test.afterAll( ( { sandbox } ) => prepareSite( sandbox, 'connected' ) );

		test( 'B237 is disabled, and says why', async ( {
			openAs,
			sandbox,
		} ) => {
			const page = await openAs( 'admin' );
			await openRoute( page, '#/sharing' );
			await expect( publicize( page ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			);
			await expect( publicize( page ) ).toHaveAccessibleDescription(
				/Connect your account/
			);
			await publicize( page ).press( 'Space' );
			expect( await isModuleOn( sandbox, 'publicize' ) ).toBe( false );
		} );
	} );

	test( 'B237 is disabled for who is not linked, and leads to the link', async ( {
		openAs,
		sandbox,
	} ) => {
		await keepSettings( sandbox, { publicize: true } );
		const page = await openAs( 'admin2' );
		await openRoute( page, '#/sharing' );
		await expect( publicize( page ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await page
			.getByRole( 'link', {
				name: 'Connect your user account to share your posts',
			} )
			.click();
		await expect( page ).toHaveURL( /#\/connect-user\?feature=publicize$/ );
	} );

	for ( const login of [ 'editor', 'author' ] as const ) {
		test( `is text and a link as ${ login }, and the only card`, async ( {
			openAs,
			sandbox,
		} ) => {
			await keepSettings( sandbox, { publicize: true, likes: true } );
			const page = await openAs( login );
			await openRoute( page, '#/sharing' );
			await expect(
				page
					.locator( '.jp-settings' )
					.getByRole( 'heading', { level: 2 } )
			).toHaveText( [ 'Publicize connections' ] );
			const card = settingsCard( page, 'Publicize connections' );
			await expect( card.getByRole( 'switch' ) ).toHaveCount( 0 );
			await expect( card.getByRole( 'link' ) ).toHaveCount( 1 );
			expect( await findViolations( page ) ).toEqual( [] );
		} );
	}

	test( 'is nothing as subscriber', async ( { openAs, sandbox } ) => {
		await keepSettings( sandbox, { publicize: true } );
		const page = await openAs( 'subscriber' );
		await openRoute( page, '#/sharing' );
		expect( routeOf( page ) ).toBe( '/dashboard' );
	} );
} );
