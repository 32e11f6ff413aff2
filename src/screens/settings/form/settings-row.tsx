import type { ReactNode } from 'react';
import './settings-row.scss';

/** One row of a settings card, with a divider. */
export function SettingsRow( { children }: { children: ReactNode } ) {
	return <div className="jp-settings-row">{ children }</div>;
}
