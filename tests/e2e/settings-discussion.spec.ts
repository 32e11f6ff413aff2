import type { Page } from '@playwright/test';
import { openRoute, unfoldFields } from './support/dashboard';
import {
	EVERY_MODULE_DOES_SOMETHING,
	expectStored,
	startFromDefaults,
} from './support/settings';
import {
	changeControls,
	chooses,
	openAndChangeControls,
	turnsOff,
	turnsOn,
	writes,
} from './support/settings-controls';
import { expect, test } from './support/test';

const POSTS = 'wpcom_publish_posts_with_markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';
const introduction = ( page: Page ) =>
	page.getByLabel( 'Comment form introduction' );
const followers = ( page: Page ) =>
	page.getByRole( 'link', { name: /View your Email Followers/ } );

startFromDefaults( {
	modules: [
		'comments',
		'gravatar-hovercards',
		'markdown',
		'comment-likes',
		'subscriptions',
	],
	options: {
		highlander_comment_form_prompt: 'Leave a reply',
		jetpack_comment_form_color_scheme: 'light',
		gravatar_disable_hovercards: 'disabled',
		[ POSTS ]: false,
		[ COMMENTS ]: false,
		stb_enabled: true,
		stc_enabled: true,
		social_notifications_subscribe: false,
	},
	siteCode: EVERY_MODULE_DOES_SOMETHING,
} );

test( 'each control is changed, saved, and there after a reload; axe finds nothing before or after', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openAndChangeControls( page, sandbox, '#/discussion', {
		Comments: [
			turnsOn( 'Make the comment form friendlier', 'comments' ),
			turnsOn( 'Profile cards', {
				'gravatar-hovercards': true,
				gravatar_disable_hovercards: 'enabled',
			} ),
			turnsOn( 'Markdown in comments', {
				markdown: true,
				[ COMMENTS ]: true,
				[ POSTS ]: false,
			} ),
			turnsOn( 'Let readers like comments', 'comment-likes' ),
			writes(
				'Comment form introduction',
				'highlander_comment_form_prompt',
				'Say what you think'
			),
			chooses(
				'Color scheme',
				'jetpack_comment_form_color_scheme',
				'Transparent',
				'transparent'
			),
		],
		Subscriptions: [
			turnsOn( 'Let readers follow by email', 'subscriptions' ),
			turnsOff(
				'Show an option to follow the site below the comment form',
				'stb_enabled'
			),
			turnsOff(
				'Show an option to follow a post’s comments below the comment form',
				'stc_enabled'
			),
			turnsOn(
				'Email the administrator when someone subscribes',
				'social_notifications_subscribe'
			),
		],
	} );

	await test.step( 'Markdown is turned off with the switch for comments while it is off for posts', () =>
		changeControls( page, sandbox, {
			Comments: [
				turnsOff( 'Markdown in comments', {
					markdown: false,
					[ COMMENTS ]: false,
				} ),
			],
		} ) );
} );

test( 'B243 B248 what hangs from comments says why it is out of reach, to the keyboard too; followers are for linked users while subscriptions are on', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/discussion' );
	await unfoldFields( page );
	await introduction( page ).focus();
	await page.keyboard.type( '!' );
	await expect( introduction( page ) ).toHaveValue( 'Leave a reply' );
	await expect( introduction( page ) ).toHaveAccessibleDescription(
		/Turn on Comments to change this\./
	);
	await expect(
		page
			.getByText( 'Turn on Comments to change this.' )
			.filter( { visible: true } )
			.first()
	).toBeVisible();

	await expect( followers( page ) ).toHaveCount( 0 );
	await page
		.getByRole( 'switch', { name: 'Let readers follow by email' } )
		.click();
	await expect( followers( page ) ).toBeVisible();
	await expectStored( sandbox, { subscriptions: true } );

	const other = await openAs( 'admin2' );
	await openRoute( other, '#/discussion' );
	await expect(
		other.getByRole( 'switch', { name: 'Let readers follow by email' } )
	).toBeChecked();
	await expect( followers( other ) ).toHaveCount( 0 );
} );
