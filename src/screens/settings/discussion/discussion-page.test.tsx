import { screen, waitFor, within } from '@testing-library/react';
import { deferred, json } from '../../../api/network.fixture';
import { makeUser } from '../../../api/page-data.fixture';
import {
	cardNamed,
	cardNames,
	CONNECTED,
	ON,
	renderSettings,
	switchNamed,
} from '../../../../tests/unit/settings-page';
import { unfoldFields } from '../../../../tests/unit/unfold-fields';

const COMMENTS = {
	name: 'Comments',
	options: {
		jetpack_comment_form_color_scheme: {
			current_value: 'light',
			enum_labels: { light: 'Light', sunset: 'Like a sunset' },
		},
	},
};
const COMMENT_SETTINGS = {
	highlander_comment_form_prompt: 'Leave a reply',
	jetpack_comment_form_color_scheme: 'light',
};
const introduction = () =>
	screen.getByRole( 'textbox', { name: 'Comment form introduction' } );
const colors = () => screen.getByRole( 'combobox', { name: 'Color scheme' } );

describe( 'the Discussion page', () => {
	it( 'B238, B239: has a Comments and a Subscriptions card', () => {
		renderSettings( 'discussion', {
			modules: { comments: COMMENTS, subscriptions: {} },
		} );
		expect( cardNames() ).toEqual( [ 'Comments', 'Subscriptions' ] );
	} );

	it( 'B241 says what it is there for', () => {
		renderSettings( 'discussion', { modules: { subscriptions: {} } } );
		expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
			'Manage advanced comment settings and grow your audience with email subscriptions.'
		);
	} );
} );

it( 'B240 is headed ‘Discussion’ among what a search finds', () => {
	renderSettings( 'discussion', {
		modules: { subscriptions: {} },
		query: '?term=newsletter',
	} );
	expect(
		screen.getByRole( 'heading', { level: 2, name: 'Discussion' } )
	).toBeVisible();
	expect( screen.queryByText( /^Manage advanced comment/ ) ).toBeNull();
} );

describe( 'comments', () => {
	it( 'B242, B245: save the introduction and a color scheme from the server', async () => {
		const { user, posts } = renderSettings( 'discussion', {
			modules: { comments: { ...COMMENTS, ...ON } },
			settings: COMMENT_SETTINGS,
		} );
		await user.clear( introduction() );
		await user.type( introduction(), 'Hello' );
		await user.selectOptions( colors(), 'Like a sunset' );
		await user.click(
			screen.getByRole( 'button', { name: 'Save settings' } )
		);
		await waitFor( () =>
			expect( posts() ).toEqual( [
				{
					highlander_comment_form_prompt: 'Hello',
					jetpack_comment_form_color_scheme: 'sunset',
				},
			] )
		);
	} );

	it( 'B243 have neither in reach while they are off, and say why', async () => {
		const { user } = renderSettings( 'discussion', {
			modules: { comments: COMMENTS },
			settings: COMMENT_SETTINGS,
		} );
		unfoldFields();
		for ( const field of [ introduction(), colors() ] ) {
			expect( field ).toHaveAttribute( 'aria-disabled', 'true' );
			expect( field ).toHaveAccessibleDescription(
				expect.stringContaining( 'Turn on Comments to change this.' )
			);
		}
		await user.type( introduction(), '!' );
		expect( introduction() ).toHaveValue( 'Leave a reply' );
	} );

	it( 'B244 have neither in reach while anything is saved', async () => {
		const response = deferred< Response >();
		const { user } = renderSettings( 'discussion', {
			modules: {
				comments: { ...COMMENTS, ...ON },
				'comment-likes': {},
			},
			settings: COMMENT_SETTINGS,
			onPost: () => response.promise,
		} );
		await user.click( switchNamed( 'Let readers like comments' ) );
		expect( introduction() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( colors() ).toHaveAttribute( 'aria-disabled', 'true' );
		response.resolve( json( { code: 'success' } ) );
		await waitFor( () =>
			expect( introduction() ).not.toHaveAttribute( 'aria-disabled' )
		);
		expect( colors() ).not.toHaveAttribute( 'aria-disabled' );
	} );

	it( 'switch hovercards and their option together', async () => {
		const { user, posts } = renderSettings( 'discussion', {
			modules: { 'gravatar-hovercards': {} },
			settings: { gravatar_disable_hovercards: 'disabled' },
		} );
		await user.click( switchNamed( 'Profile cards' ) );
		await waitFor( () =>
			expect( switchNamed( 'Profile cards' ) ).toBeChecked()
		);
		expect( posts() ).toEqual( [
			{
				'gravatar-hovercards': true,
				gravatar_disable_hovercards: 'enabled',
			},
		] );
	} );

	it( 'switch Markdown’s module off with theirs while posts are off', async () => {
		const { user, posts } = renderSettings( 'discussion', {
			modules: { markdown: ON },
			settings: {
				wpcom_publish_posts_with_markdown: false,
				wpcom_publish_comments_with_markdown: true,
			},
		} );
		await user.click( switchNamed( 'Markdown in comments' ) );
		await waitFor( () =>
			expect( posts() ).toEqual( [
				{
					wpcom_publish_comments_with_markdown: false,
					markdown: false,
				},
			] )
		);
	} );
} );

describe( 'subscriptions', () => {
	const OFFERS = [
		[
			'stb_enabled',
			'Show an option to follow the site below the comment form',
		],
		[
			'stc_enabled',
			'Show an option to follow a post’s comments below the comment form',
		],
	] as const;
	const SETTINGS = { stb_enabled: true, stc_enabled: true };
	const followers = () =>
		screen.queryByRole( 'link', { name: /View your Email Followers/ } );

	it.each( OFFERS )( 'B246 switch %s separately', async ( key, label ) => {
		const { user, posts } = renderSettings( 'discussion', {
			modules: { subscriptions: ON },
			settings: SETTINGS,
		} );
		await user.click( switchNamed( label ) );
		await waitFor( () => expect( switchNamed( label ) ).not.toBeChecked() );
		expect( posts() ).toEqual( [ { [ key ]: false } ] );
	} );

	it.each( OFFERS )(
		'B247 keep %s out of reach while they are off',
		async ( _key, label ) => {
			const { user, posts } = renderSettings( 'discussion', {
				modules: { subscriptions: { name: 'Subscriptions' } },
				settings: SETTINGS,
			} );
			unfoldFields();
			expect( switchNamed( label ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			);
			expect( switchNamed( label ) ).toHaveAccessibleDescription(
				expect.stringContaining(
					'Turn on Subscriptions to change this.'
				)
			);
			await user.click( switchNamed( label ) );
			expect( posts() ).toEqual( [] );
		}
	);

	it( 'show the progress, and save how fast to send', async () => {
		const { user, posts } = renderSettings( 'discussion', {
			modules: {
				subscriptions: {
					...ON,
					extra: { progress: 'Sending “News”: 5 of 9 emails sent.' },
					options: {
						subscriptions_per_hour: {
							current_value: '300-emails',
							enum_labels: {
								'300-emails': '300 emails',
								'1000-emails': '1000 emails',
							},
						},
					},
				},
			},
			settings: { ...SETTINGS, subscriptions_per_hour: '300-emails' },
		} );
		expect( screen.getByText( /5 of 9 emails sent/ ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Manage followers' } )
		).toHaveAttribute(
			'href',
			expect.stringMatching( /admin\.php\?page=jetpack-followers$/ )
		);
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Maximum emails per hour' } ),
			'1000 emails'
		);
		await user.click(
			within( cardNamed( 'Subscriptions' ) ).getByRole( 'button', {
				name: 'Save settings',
			} )
		);
		await waitFor( () =>
			expect( posts() ).toEqual( [
				{ subscriptions_per_hour: '1000-emails' },
			] )
		);
	} );

	it( 'B248 link only linked users to their followers', () => {
		renderSettings( 'discussion', { modules: { subscriptions: ON } } );
		expect( followers() ).toHaveAttribute(
			'href',
			expect.stringContaining( 'source=jetpack-email-followers' )
		);
	} );

	it( 'B248 show no link to users who are not linked', () => {
		renderSettings( 'discussion', {
			modules: { subscriptions: ON },
			state: { ...CONNECTED, userData: makeUser( {} ) },
		} );
		expect( cardNamed( 'Subscriptions' ) ).toBeVisible();
		expect( followers() ).toBeNull();
	} );
} );
