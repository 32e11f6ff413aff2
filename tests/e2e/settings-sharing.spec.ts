import type { Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { prepareSite } from './support/connection';
import { noticesOf, openRoute, waitForScreen } from './support/dashboard';
import {
	EVERY_MODULE_DOES_SOMETHING,
	expectStored,
	saveSettings,
	readStoredSetting,
	settingsCard,
	startFromDefaults,
} from './support/settings';
import {
	chooses,
	openAndChangeControls,
	turnsOff,
	turnsOn,
	writes,
} from './support/settings-controls';
import { expect, test } from './support/test';

const PUBLICIZE = 'Share posts to your social networks automatically';
const press = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const saveSharing = ( page: Page ) =>
	settingsCard( page, 'Sharing buttons' ).getByRole( 'button', {
		name: 'Save settings',
		exact: true,
	} );
const publicize = ( page: Page ) =>
	page.getByRole( 'switch', { name: PUBLICIZE } );

startFromDefaults( {
	modules: [ 'publicize', 'sharedaddy', 'likes' ],
	options: {
		sharing_services: { visible: [ 'twitter', 'facebook' ], hidden: [] },
		button_style: 'icon',
		sharing_label: '',
		show: [ 'post' ],
		'jetpack-twitter-cards-site-tag': '',
		sharedaddy_disable_resources: false,
		wpl_default: 'on',
		social_notifications_like: true,
	},
	siteCode: EVERY_MODULE_DOES_SOMETHING,
} );

test( 'each control is changed, saved, and there after a reload; axe finds nothing before or after', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openAndChangeControls( page, sandbox, '#/sharing', {
		'Publicize connections': [ turnsOn( PUBLICIZE, 'publicize' ) ],
		'Sharing buttons': [
			turnsOn(
				'Add sharing buttons to your posts and pages',
				'sharedaddy'
			),
			turnsOn(
				'Disable the styles and scripts of the buttons',
				'sharedaddy_disable_resources'
			),
			chooses(
				'Button style',
				'button_style',
				'Icon + text',
				'icon-text'
			),
			writes( 'Label above the buttons', 'sharing_label', 'Tell them' ),
			{ role: 'checkbox', label: 'Pages', to: true, kept: {} },
			{
				role: 'checkbox',
				label: 'Posts',
				to: false,
				kept: { show: [ 'page' ] },
			},
			writes(
				'Twitter site tag',
				'jetpack-twitter-cards-site-tag',
				'slowroad'
			),
		],
		'Like buttons': [
			turnsOn( 'Let readers like posts', 'likes' ),
			turnsOff(
				'Email authors when someone likes their posts',
				'social_notifications_like'
			),
			{
				role: 'radio',
				label: 'Turned on per post',
				to: true,
				kept: { wpl_default: 'off' },
			},
		],
	} );
} );

test( 'sharing services are put in order by keyboard alone, and those of the site’s own are made, shown and deleted', async ( {
	openAs,
	sandbox,
} ) => {
	await saveSettings( sandbox, { sharedaddy: true } );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/sharing' );
	const shown = page.getByRole( 'list', { name: 'Always shown' } );
	await press( page, 'Move Facebook up' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( press( page, 'Move Facebook up' ) ).toBeFocused();
	await press( page, 'Move Facebook down' ).focus();
	await page.keyboard.press( 'Space' );
	await expect( press( page, 'Move Facebook down' ) ).toBeFocused();
	await press( page, 'Move Twitter down' ).focus();
	await page.keyboard.press( 'Space' );
	await press( page, 'Move Reddit to “More”' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( press( page, 'Move Reddit up' ) ).toBeFocused();
	await saveSharing( page ).click();
	await expect(
		noticesOf( page ).getByText( 'Updated settings.' )
	).toBeVisible();

	await page.reload();
	await waitForScreen( page );
	await expect( shown.getByRole( 'listitem' ) ).toContainText( [
		'Facebook',
		'Twitter',
	] );
	await expectStored( sandbox, {
		sharing_services: {
			visible: [ 'facebook', 'twitter' ],
			hidden: [ 'reddit' ],
		},
	} );

	await page.getByText( 'Custom services' ).click();
	const address = page.getByLabel( 'Sharing URL' );
	await page.getByLabel( 'Name', { exact: true } ).fill( 'Our forum' );
	await address.fill( 'forum' );
	await address.press( 'Enter' );
	await expect( address ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( address ).toHaveValue( 'forum' );
	await address.fill( 'https://forum.example/new?link=%post_url%' );
	await press( page, 'Add service' ).click();
	await expect( shown ).toContainText( 'Our forum' );
	expect( await findViolations( page ) ).toEqual( [] );
	await saveSharing( page ).click();
	await expect
		.poll( () => readStoredSetting( sandbox, 'sharing_services' ) )
		.toEqual( {
			visible: [
				'facebook',
				'twitter',
				expect.stringMatching( /^custom-\d+$/ ),
			],
			hidden: [ 'reddit' ],
		} );

	await press( page, 'Delete Our forum' ).click();
	await expect( shown ).not.toContainText( 'Our forum' );
	await page.reload();
	await waitForScreen( page );
	await expect( shown ).not.toContainText( 'Our forum' );
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
			await expectStored( sandbox, { publicize: false } );
		} );
	} );

	test( 'B237 is disabled for users who are not linked, with a link to connect', async ( {
		openAs,
		sandbox,
	} ) => {
		await saveSettings( sandbox, { publicize: true } );
		const page = await openAs( 'admin2' );
		await openRoute( page, '#/sharing' );
		await expect( publicize( page ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await page
			.getByRole( 'link', {
				name: 'Connect your user account to see its social connections',
			} )
			.click();
		await expect( page ).toHaveURL( /#\/connect-user\?feature=publicize$/ );
	} );
} );
