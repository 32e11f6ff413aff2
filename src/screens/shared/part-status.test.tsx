import { act, screen, waitFor } from '@testing-library/react';
import { json, mockNetwork } from '../../api/network.fixture';
import { speak } from '../../lib/speak';
import { CONNECTED_SITE } from '../../state/connection/connection.fixture';
import { retryPart } from '../../state/site/parts-thunks';
import { renderScreen } from '../../../tests/unit/render-screen';
import { PartStatus } from './part-status';

jest.mock( '../../lib/speak', () => ( { speak: jest.fn() } ) );

it( 'announces a retry that fails again, and moves the focus from its button to the heading', async () => {
	mockNetwork( () => json( { code: 'down', message: 'It is down.' }, 502 ) );
	const { store, user } = renderScreen(
		<div>
			<h1 tabIndex={ -1 }>Backup</h1>
			<PartStatus part="products" />
		</div>,
		CONNECTED_SITE
	);
	await act( () => store.dispatch( retryPart( 'products' ) ) );
	const button = screen.getByRole( 'button', { name: 'Try again' } );
	expect( speak ).not.toHaveBeenCalled();
	await user.click( button );
	await waitFor( () =>
		expect( speak ).toHaveBeenCalledWith(
			expect.stringMatching( /^It is down\./ )
		)
	);
	expect( speak ).toHaveBeenCalledTimes( 1 );
	expect( screen.getByRole( 'heading' ) ).toHaveFocus();
} );
