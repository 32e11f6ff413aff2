import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { useAppSelector } from '../../hooks/store';
import { getOpenTabs } from '../use-route-facts';
import { SettingsLinks } from './settings-links';
import { SettingsMenu } from './settings-menu';
import { useCollapsedTabs } from './use-collapsed-tabs';
import './settings-nav.scss';

/** The settings' tabs; a menu where they don't fit in one line. */
export function SettingsNav( { path }: { path: string } ) {
	const tabs = useAppSelector( getOpenTabs );
	const containerRef = useRef< HTMLElement >( null );
	const listRef = useRef< HTMLUListElement >( null );
	const isCollapsed = useCollapsedTabs(
		containerRef,
		listRef,
		tabs.map( ( { slug } ) => slug ).join()
	);

	if ( tabs.length === 0 ) {
		return null;
	}
	return (
		<nav
			ref={ containerRef }
			className="jp-settings-nav"
			aria-label={ __( 'Settings', 'jetpack-dashboard' ) }
		>
			{ isCollapsed ? (
				<SettingsMenu key={ path } tabs={ tabs } path={ path } />
			) : (
				<ul className="jp-settings-nav__list" ref={ listRef }>
					<SettingsLinks tabs={ tabs } path={ path } />
				</ul>
			) }
		</nav>
	);
}
