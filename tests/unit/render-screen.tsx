import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { configureApi } from '../../src/api/client';
import type { InitialState } from '../../src/api/initial-state';
import { makePageData } from '../../src/api/page-data.fixture';
import { toPreloadedState } from '../../src/state/preloaded-state';
import { createAppStore } from '../../src/state/store';

/**
 * Renders a part of the app as it would stand in a page with that initial
 * state; the rest is an administrator's of a site in local mode. The network
 * is the test's to replace, with fakeNetwork().
 */
export function renderScreen(
	screen: ReactElement,
	initialState: Partial< InitialState > = {}
) {
	const page = makePageData( initialState );
	configureApi( { ...page.api, nonceUrl: '', preload: page.preload } );
	const store = createAppStore( toPreloadedState( page.initialState ) );
	const user = userEvent.setup();
	return {
		store,
		user,
		...render( <Provider store={ store }>{ screen }</Provider> ),
	};
}
