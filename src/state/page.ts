import { configureApi } from '../api/client';
import { readPageData } from '../api/initial-state';
import type { PageData } from '../api/initial-state';
import { toPreloadedState } from './preloaded-state';
import { createAppStore } from './store';
import type { AppStore } from './store';

interface OpenedPage {
	readonly store: AppStore;
	readonly translations: PageData[ 'assets' ][ 'translations' ];
}

/**
 * Creates the store from the initial state in the page. Throws if it is
 * incomplete.
 */
export function createPage( pageGlobal: unknown ): OpenedPage {
	const { initialState, api, preload, assets } = readPageData( pageGlobal );
	configureApi( {
		...api,
		preload,
		nonceUrl: `${ initialState.adminUrl }admin-ajax.php?action=rest-nonce`,
	} );
	return {
		store: createAppStore( toPreloadedState( initialState, preload ) ),
		translations: assets.translations,
	};
}
