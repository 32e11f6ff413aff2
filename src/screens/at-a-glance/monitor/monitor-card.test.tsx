import { screen, waitFor } from '@testing-library/react';
import type { InitialState } from '../../../api/initial-state';
import { mockNetwork, json } from '../../../api/network.fixture';
import { makePageData } from '../../../api/page-data.fixture';
import {
	cardOf,
	inCard,
	MODULES,
	OWNED,
	renderParts,
} from '../sections/security.fixture';

const { accountService, connectionStatus } = makePageData().initialState;

/** Without an account service. */
const LOCAL = { accountService, connectionStatus };

describe( 'the Downtime monitoring card', () => {
	it( 'says when the site was last down (A104)', () => {
		mockNetwork( () => json( {} ) );
		const ago = ( days: number ) =>
			new Date( Date.now() - days * 86_400_000 ).toISOString();
		renderParts( {
			monitor: { last_down: ago( 12 ), last_checked: ago( 1 / 24 ) },
		} );
		expect( cardOf( 'Downtime monitoring' ) ).toHaveTextContent(
			'Your site was last down 12 days ago.'
		);
		expect( cardOf( 'Downtime monitoring' ) ).toHaveTextContent(
			'Last checked 1 hour ago.'
		);
	} );

	it( 'of a connected site has a button for the self-check while nothing is on', async () => {
		const calls = mockNetwork( ( { url } ) =>
			json(
				url.pathname.endsWith( 'module/all' )
					? MODULES
					: { code: 'success', monitor_self_check: true }
			)
		);
		const { user } = renderParts(
			{},
			{
				getModules: {
					...MODULES,
					monitor: { ...MODULES.monitor, activated: false },
				},
			}
		);
		await user.click(
			inCard( 'Downtime monitoring' ).getByRole( 'button', {
				name: 'Turn on the self-check',
			} )
		);
		expect(
			calls.find( ( { method } ) => method === 'POST' )?.body
		).toEqual( expect.objectContaining( { monitor_self_check: true } ) );
		await waitFor( () =>
			expect(
				inCard( 'Downtime monitoring' ).getByRole( 'heading' )
			).toHaveFocus()
		);
	} );

	it( 'switches its module on by a link, then shows what was seen (A274)', async () => {
		const calls = mockNetwork( ( { method } ) =>
			json(
				method === 'POST'
					? { code: 'success' }
					: { monitor: { last_down: null, last_checked: null } }
			)
		);
		const { user } = renderParts(
			{ monitor: null },
			{
				getModules: {
					...MODULES,
					monitor: { ...MODULES.monitor, activated: false },
				},
			}
		);
		await user.click(
			inCard( 'Downtime monitoring' ).getByRole( 'button', {
				name: 'Activate',
			} )
		);
		expect(
			await inCard( 'Downtime monitoring' ).findByText(
				'No downtime since monitoring was turned on.'
			)
		).toBeInTheDocument();
		const sent = calls.find( ( { method } ) => method === 'POST' );
		expect( sent?.url.pathname ).toBe(
			'/wp-json/jetpack/v4/module/monitor/active'
		);
		expect( sent?.body ).toEqual( { active: true } );
		await waitFor( () =>
			expect(
				screen.getByRole( 'heading', { name: 'Downtime monitoring' } )
			).toHaveFocus()
		);
	} );

	const RESULT = 'This site last took 0.4 s to answer, 3 minutes ago.';

	const modulesWith = ( result: string ) => ( {
		...MODULES,
		monitor: {
			...MODULES.monitor,
			activated: false,
			extra: { self_check: result },
		},
	} );

	function renderSelfCheck( isOn: boolean, fields: Partial< InitialState > ) {
		mockNetwork( () => json( {} ) );
		return renderParts(
			{ monitor: null },
			{
				...fields,
				getModules: modulesWith( isOn ? RESULT : '' ),
				settings: { monitor_self_check: isOn },
			}
		);
	}

	it( 'shows the last self-check beside the offer while it is on', () => {
		for ( const isOn of [ true, false ] ) {
			const { unmount } = renderSelfCheck( isOn, OWNED );
			const card = cardOf( 'Downtime monitoring' );
			expect( card ).toHaveAttribute( 'data-state', 'inactive' );
			expect( card.textContent?.includes( RESULT ) ).toBe( isOn );
			unmount();
		}
	} );

	it( 'shows the self-check without an account service', () => {
		renderSelfCheck( true, LOCAL );
		expect( cardOf( 'Downtime monitoring' ) ).toHaveTextContent( RESULT );
		expect(
			inCard( 'Downtime monitoring' ).getByRole( 'link', {
				name: 'Set up alerts',
			} )
		).toHaveAttribute( 'href', '#/security' );
	} );

	it( 'turns on the self-check without an account service', async () => {
		const { user } = renderSelfCheck( false, LOCAL );
		const calls = mockNetwork( ( { url } ) =>
			json(
				url.pathname.endsWith( 'module/all' )
					? modulesWith( RESULT )
					: { code: 'success', monitor_self_check: true }
			)
		);
		await user.click(
			inCard( 'Downtime monitoring' ).getByRole( 'button', {
				name: 'Activate',
			} )
		);
		expect(
			await inCard( 'Downtime monitoring' ).findByText( RESULT )
		).toBeInTheDocument();
		expect( calls.map( ( { body } ) => body ) ).toContainEqual( {
			monitor_self_check: true,
		} );
		await waitFor( () =>
			expect(
				screen.getByRole( 'heading', { name: 'Downtime monitoring' } )
			).toHaveFocus()
		);
	} );
} );
