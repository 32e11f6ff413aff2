import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { configureApi } from '../../src/api/client';
import type { InitialState } from '../../src/api/initial-state';
import { makePageData } from '../../src/api/page-data.fixture';
import { toPreloadedState } from '../../src/state/preloaded-state';
import { createAppStore } from '../../src/state/store';

/**
 * Same as in the app's router; without them, React Router logs warnings in each
 * test.
 */
const FUTURE = { v7_startTransition: false, v7_relativeSplatPath: false };

/**
 * Renders a part of the app with the given initial state, merged into that of
 * an administrator on a site in local mode. Tests mock the network with
 * mockNetwork().
 *
 * @param path The route, with its query.
 */
export function renderScreen(
	screen: ReactElement,
	initialState: Partial< InitialState > = {},
	path = '/'
) {
	const page = makePageData( initialState );
	configureApi( { ...page.api, nonceUrl: '', preload: page.preload } );
	const store = createAppStore( toPreloadedState( page.initialState ) );
	const user = userEvent.setup();
	return {
		store,
		user,
		...render(
			<Provider store={ store }>
				<MemoryRouter future={ FUTURE } initialEntries={ [ path ] }>
					{ screen }
				</MemoryRouter>
			</Provider>
		),
	};
}
