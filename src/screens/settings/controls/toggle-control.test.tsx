import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { deferred, mockNetwork, json } from '../../../api/network.fixture';
import type { SentRequest } from '../../../api/network.fixture';
import { SettingsDrafts } from '../form/settings-drafts';
import { ToggleControl } from './toggle-control';

function renderToggles(
	onPost?: ( call: SentRequest ) => Response | Promise< Response > | undefined
) {
	const site: Record< string, unknown > = { stb_enabled: true, off: true };
	const calls = mockNetwork( ( call ) => {
		if ( call.method === 'GET' ) {
			return json( site );
		}
		const response = onPost?.( call );
		if ( response ) {
			return response;
		}
		Object.assign( site, call.body );
		return json( { code: 'success' } );
	} );
	return {
		...renderScreen(
			<SettingsDrafts>
				<ToggleControl settingKey="stb_enabled" label="Follow" />
				<ToggleControl settingKey="off" label="Blocks" isInverted />
			</SettingsDrafts>,
			{ settings: site }
		),
		posts: () =>
			calls
				.filter( ( { method } ) => method === 'POST' )
				.map( ( { body } ) => body ),
	};
}

const follow = () => screen.getByRole( 'switch', { name: 'Follow' } );
const blocks = () => screen.getByRole( 'switch', { name: 'Blocks' } );

describe( 'a setting’s switch', () => {
	it( 'saves at once, and only itself', async () => {
		const { user, posts } = renderToggles();
		expect( follow() ).toBeChecked();
		await user.click( follow() );
		await waitFor( () => expect( follow() ).not.toBeChecked() );
		expect( posts() ).toEqual( [ { stb_enabled: false } ] );
	} );

	it( 'can be on while its setting is off', async () => {
		const { user, posts } = renderToggles();
		expect( blocks() ).not.toBeChecked();
		await user.click( blocks() );
		await waitFor( () => expect( blocks() ).toBeChecked() );
		expect( posts() ).toEqual( [ { off: false } ] );
	} );

	it( 'B421 waits while anything is saved, says so, and keeps the focus', async () => {
		const response = deferred< Response >();
		const { user, posts } = renderToggles( () => response.promise );
		await user.click( follow() );
		expect( follow() ).toHaveAccessibleDescription( 'Saving…' );
		expect( follow() ).toHaveFocus();
		expect( blocks() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( blocks() ).toHaveAccessibleDescription(
			'Another change is being saved.'
		);
		await user.click( blocks() );
		await user.click( follow() );
		await act( async () =>
			response.resolve( json( { code: 'success' } ) )
		);
		await waitFor( () =>
			expect( blocks() ).not.toHaveAttribute( 'aria-disabled' )
		);
		expect( posts() ).toHaveLength( 1 );
		expect( follow() ).toHaveFocus();
	} );

	it( 'shows what the site has and what it said, when it refused', async () => {
		const { user } = renderToggles( () =>
			json(
				{
					code: 'some_updated',
					message: 'Not everything was saved.',
					data: { params: { stb_enabled: 'The theme forbids it.' } },
				},
				400
			)
		);
		await user.click( follow() );
		await waitFor( () =>
			expect( follow() ).toHaveAccessibleDescription(
				'The theme forbids it.'
			)
		);
		expect( follow() ).toBeChecked();
		await user.click( blocks() );
		expect( follow() ).toBeChecked();
	} );
} );
