import { screen, waitFor } from '@testing-library/react';
import { json, mockNetwork } from '../../../api/network.fixture';
import {
	ACCOUNT_SERVICE,
	EDITOR,
	makeConnectionStatus,
	makeModule,
} from '../../../api/page-data.fixture';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { AtAGlance } from '../at-a-glance';
import { welcomeView } from './welcome-view';

const TITLE = 'Welcome to Jetpack';

const MODULES = {
	stats: makeModule( 'stats', {
		name: 'Site stats',
		description: 'Counts visits and shows what people read.',
	} ),
	sitemaps: makeModule( 'sitemaps', { name: 'Sitemaps' } ),
	protect: makeModule( 'protect', {
		name: 'Brute force protection',
		available: false,
		unavailable_reason: 'Declare your proxy first.',
	} ),
};

const PAGE = (
	<div className="jp-dashboard">
		<AtAGlance />
	</div>
);

const welcome = () => screen.findByRole( 'button', { name: 'Turn on' } );
const isWelcomed = () =>
	screen.queryByRole( 'article', { name: TITLE } ) !== null;

describe( 'the welcome on a new site without an account service', () => {
	it( 'turns on what is selected, and leaves the focus on the page', async () => {
		const calls = mockNetwork( ( { method } ) =>
			json(
				method === 'POST'
					? { code: 'success', message: '' }
					: { stats: false, sitemaps: true, protect: false }
			)
		);
		const { user } = renderScreen( PAGE, {
			getModules: MODULES,
		} );
		await welcome();
		expect(
			screen.getByRole( 'checkbox', { name: 'Site stats' } )
		).toHaveAccessibleDescription(
			'Counts visits and shows what people read.'
		);
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Site stats' } )
		);
		await user.click( screen.getByRole( 'button', { name: 'Turn on' } ) );
		await waitFor( () => expect( isWelcomed() ).toBe( false ) );
		expect(
			calls.find( ( { method } ) => method === 'POST' )
		).toMatchObject( { body: { sitemaps: true } } );
		await waitFor( () =>
			expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus()
		);
	} );

	it( 'loads the latest activity again with what was turned on', async () => {
		const calls = mockNetwork( ( { method } ) =>
			json( method === 'POST' ? { code: 'success', message: '' } : {} )
		);
		const { user } = renderScreen( PAGE, { getModules: MODULES } );
		await welcome();
		await waitFor( () =>
			expect( JSON.stringify( calls ) ).toContain( 'activity' )
		);
		const before = calls.length;
		await user.click( screen.getByRole( 'button', { name: 'Turn on' } ) );
		await waitFor( () =>
			expect( JSON.stringify( calls.slice( before ) ) ).toMatch(
				/stats[^"]*activity/
			)
		);
	} );

	it( 'says why a feature can’t be turned on', async () => {
		mockNetwork( () => json( {} ) );
		renderScreen( PAGE, { getModules: MODULES } );
		await welcome();
		const choice = screen.getByRole( 'checkbox', {
			name: 'Brute force protection',
		} );
		expect( choice ).not.toBeChecked();
		expect( choice ).toHaveAccessibleDescription(
			/Declare your proxy first\./
		);
	} );

	it( 'keeps the selection if it could not be saved', async () => {
		mockNetwork( ( { method } ) =>
			method === 'POST'
				? json( { code: 'broken', message: 'The disk is full.' }, 500 )
				: json( {} )
		);
		const { user } = renderScreen( PAGE, {
			getModules: MODULES,
		} );
		await welcome();
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Sitemaps' } )
		);
		await user.click( screen.getByRole( 'button', { name: 'Turn on' } ) );
		await waitFor( () =>
			expect(
				screen.getByRole( 'button', { name: 'Turn on' } )
			).not.toHaveAttribute( 'aria-disabled' )
		);
		expect(
			screen.getByRole( 'checkbox', { name: 'Sitemaps' } )
		).not.toBeChecked();
	} );

	it( 'needs at least one feature', async () => {
		const calls = mockNetwork( () => json( {} ) );
		const { user } = renderScreen( PAGE, {
			getModules: { stats: MODULES.stats },
		} );
		await welcome();
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Site stats' } )
		);
		const button = screen.getByRole( 'button', { name: 'Turn on' } );
		expect( button ).toHaveAccessibleDescription(
			'Select at least one feature.'
		);
		await user.click( button );
		expect( calls.some( ( { method } ) => method === 'POST' ) ).toBe(
			false
		);
	} );

	it( 'can be dismissed', async () => {
		mockNetwork( () => json( { welcome: true } ) );
		const { user } = renderScreen( PAGE, {
			getModules: MODULES,
		} );
		await welcome();
		await user.click( screen.getByRole( 'button', { name: 'Not now' } ) );
		await waitFor( () => expect( isWelcomed() ).toBe( false ) );
	} );
} );

it.each( [
	[
		'one of its features is on',
		{
			getModules: {
				...MODULES,
				sitemaps: makeModule( 'sitemaps', { activated: true } ),
			},
		},
	],
	[ 'the user can’t switch modules', { userData: EDITOR } ],
	[ 'it was dismissed', { dismissedNotices: { welcome: true } } ],
	[
		'an account service is configured',
		{
			accountService: ACCOUNT_SERVICE,
			connectionStatus: makeConnectionStatus( {
				isActive: true,
				isRegistered: true,
			} ),
		},
	],
] )( 'there is no welcome if %s', ( _reason, fields ) => {
	mockNetwork( () => json( {} ) );
	renderScreen( PAGE, { getModules: MODULES, ...fields } );
	expect( isWelcomed() ).toBe( false );
} );

it( 'there is no welcome if code forces all of its features on or off', () => {
	expect(
		welcomeView( {
			siteStatus: 'local',
			isManager: true,
			isDismissed: false,
			modules: [],
		} ).kind
	).toBe( 'hidden' );
} );
