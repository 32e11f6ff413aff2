import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { useSearchTerm } from '../../hooks/search-term';
import { useAppSelector } from '../../hooks/store';
import { canManageModules } from '../../state/connection/selectors';
import { getSettingsInput } from '../../screens/settings/declarations/settings-input';
import { findCurrentTab } from '../settings-tabs';
import type { SettingsTab } from '../settings-tabs';
import { getAvailableTabs } from '../use-route-context';
import { SettingsLinks } from './settings-links';
import { SettingsMenu } from './settings-menu';
import { SettingsSearch } from './settings-search';
import { useCollapsedTabs } from './use-collapsed-tabs';
import './settings-nav.scss';

/** The settings tabs (a menu if they don't fit in one line) and the search. */
export function SettingsNav( { path }: { path: string } ) {
	const tabs = useAppSelector( getAvailableTabs );
	const isManager = useAppSelector( canManageModules );
	if ( tabs.length === 0 && ! isManager ) {
		return null;
	}
	return (
		<div className="jp-settings-bar">
			{ tabs.length > 0 && <SettingsTabs tabs={ tabs } path={ path } /> }
			{ isManager && <SettingsSearch /> }
		</div>
	);
}

interface SettingsTabsProps {
	readonly tabs: readonly SettingsTab[];
	readonly path: string;
}

function SettingsTabs( { tabs, path }: SettingsTabsProps ) {
	const containerRef = useRef< HTMLElement >( null );
	const listRef = useRef< HTMLUListElement >( null );
	const isCollapsed = useCollapsedTabs(
		containerRef,
		listRef,
		tabs.map( ( { slug } ) => slug ).join()
	);
	// Search results include all sections, so no tab is current.
	const shownPath = useSearchTerm() === null ? path : '';
	const current = useAppSelector( ( state ) =>
		findCurrentTab( shownPath, getSettingsInput( state ) )
	);

	return (
		<nav
			ref={ containerRef }
			className="jp-settings-nav"
			aria-label={ __( 'Settings', 'jetpack-dashboard' ) }
		>
			{ isCollapsed ? (
				<SettingsMenu
					key={ shownPath }
					tabs={ tabs }
					current={ current }
				/>
			) : (
				<ul className="jp-settings-nav__list" ref={ listRef }>
					<SettingsLinks tabs={ tabs } current={ current } />
				</ul>
			) }
		</nav>
	);
}
