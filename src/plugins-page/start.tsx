import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createPluginsPage } from '../state/plugins-page';
import { Deactivation } from './deactivation';

declare global {
	interface Window {
		/** Printed by PHP before this script. */
		JetpackDashboardPlugins?: unknown;
	}
}

/**
 * Stands between WordPress's Deactivate link and the deactivation (decision
 * 10). Throws when the page brought too little; then the link just deactivates.
 *
 * @return Takes everything away again.
 */
export function startPluginsPage( pageGlobal: unknown ): () => void {
	const { store, plugin } = createPluginsPage( pageGlobal );
	const mount = document.createElement( 'div' );
	document.body.append( mount );
	const root = createRoot( mount );
	root.render(
		<Provider store={ store }>
			<Deactivation plugin={ plugin } />
		</Provider>
	);
	return () => {
		root.unmount();
		mount.remove();
	};
}
