import type { Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { prepareSite } from './support/connection';
import { openRoute, routeOf, waitForScreen } from './support/dashboard';
import {
	addSiteCode,
	isModuleOn,
	keepSettings,
	keptSetting,
} from './support/settings';
import { changeControls, turnsOn } from './support/settings-controls';
import { expect, test } from './support/test';

const MODULES = [
	'comments',
	'gravatar-hovercards',
	'markdown',
	'comment-likes',
	'subscriptions',
];
const ALL_OFF = Object.fromEntries(
	MODULES.map( ( slug ) => [ slug, false ] )
);
const POSTS = 'wpcom_publish_posts_with_markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';
const DEFAULTS = {
	highlander_comment_form_prompt: 'Leave a reply',
	jetpack_comment_form_color_scheme: 'light',
	gravatar_disable_hovercards: 'disabled',
	[ POSTS ]: false,
	[ COMMENTS ]: false,
	stb_enabled: true,
	stc_enabled: true,
	social_notifications_subscribe: false,
};
const introduction = ( page: Page ) =>
	page.getByLabel( 'Comment form introduction' );
const followers = ( page: Page ) =>
	page.getByRole( 'link', { name: /View your Email Followers/ } );

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
		Comments: [
			turnsOn( 'Make the comment form friendlier', 'comments' ),
			{
				role: 'switch',
				label: 'Profiles on pictures',
				to: true,
				kept: {
					'gravatar-hovercards': true,
					gravatar_disable_hovercards: 'enabled',
				},
			},
			{
				role: 'switch',
				label: 'Markdown in comments',
				to: true,
				kept: { markdown: true, [ COMMENTS ]: true, [ POSTS ]: false },
			},
			turnsOn(
				'Let readers say that they like a comment',
				'comment-likes'
			),
			{
				role: 'text',
				label: 'Comment form introduction',
				to: 'Say what you think',
				kept: { highlander_comment_form_prompt: 'Say what you think' },
			},
			{
				role: 'select',
				label: 'Colour scheme',
				to: 'Transparent',
				kept: { jetpack_comment_form_color_scheme: 'transparent' },
			},
		],
		Subscriptions: [
			turnsOn( 'Let readers follow by email', 'subscriptions' ),
			{
				role: 'switch',
				label: 'Offer to follow the site below the comment form',
				to: false,
				kept: { stb_enabled: false },
			},
			{
				role: 'switch',
				label: 'Offer to follow a post’s comments below the comment form',
				to: false,
				kept: { stc_enabled: false },
			},
			turnsOn(
				'Mail the administrator when somebody subscribes',
				'social_notifications_subscribe'
			),
		],
	} as const;

	for ( const [ card, rows ] of Object.entries( ROWS ) ) {
		test( card, async ( { openAs, sandbox } ) => {
			const page = await openAs( 'admin' );
			await changeControls( page, sandbox, {
				hash: '#/discussion',
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
	await openRoute( page, '#/discussion' );
	expect( await findViolations( page ) ).toEqual( [] );
	await keepSettings(
		sandbox,
		Object.fromEntries( MODULES.map( ( slug ) => [ slug, true ] ) )
	);
	await page.reload();
	await waitForScreen( page );
	expect( await findViolations( page ) ).toEqual( [] );
} );

test( 'B243 what hangs from comments says why it is out of reach, to the keyboard too', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/discussion' );
	await introduction( page ).focus();
	await page.keyboard.type( '!' );
	await expect( introduction( page ) ).toHaveValue( 'Leave a reply' );
	await expect( introduction( page ) ).toHaveAccessibleDescription(
		/Switch Comments on to change this\./
	);
	await expect(
		page.getByText( 'Switch Comments on to change this.' ).first()
	).toBeVisible();
} );

test( 'decision 53: Markdown goes off with comments’ switch while it is off for posts', async ( {
	openAs,
	sandbox,
} ) => {
	await keepSettings(
		sandbox,
		{ markdown: true },
		{ [ POSTS ]: false, [ COMMENTS ]: true }
	);
	const page = await openAs( 'admin' );
	await openRoute( page, '#/discussion' );
	const toggle = page.getByRole( 'switch', { name: 'Markdown in comments' } );
	await toggle.click();
	await expect( toggle ).not.toBeChecked();
	expect( await isModuleOn( sandbox, 'markdown' ) ).toBe( false );
	expect( await keptSetting( sandbox, COMMENTS ) ).toBe( false );
} );

test( 'B248 followers are for linked users while subscriptions are on', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/discussion' );
	await expect( followers( page ) ).toHaveCount( 0 );
	await page
		.getByRole( 'switch', { name: 'Let readers follow by email' } )
		.click();
	await expect( followers( page ) ).toBeVisible();
	expect( await isModuleOn( sandbox, 'subscriptions' ) ).toBe( true );

	const other = await openAs( 'admin2' );
	await openRoute( other, '#/discussion' );
	await expect(
		other.getByRole( 'switch', { name: 'Let readers follow by email' } )
	).toBeChecked();
	await expect( followers( other ) ).toHaveCount( 0 );
} );

for ( const login of [ 'editor', 'author', 'subscriber' ] as const ) {
	test( `the page is not for ${ login }`, async ( { openAs, sandbox } ) => {
		await keepSettings( sandbox, { comments: true, subscriptions: true } );
		const page = await openAs( login );
		await openRoute( page, '#/discussion' );
		expect( routeOf( page ) ).toBe( '/dashboard' );
	} );
}
