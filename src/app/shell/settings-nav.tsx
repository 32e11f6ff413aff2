import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useSearchTerm } from '../../hooks/search-term';
import { useAppSelector } from '../../hooks/store';
import { whenAttached } from '../../lib/app-mount';
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

	useScrollToCurrent( listRef, `${ current } ${ isCollapsed }` );

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

/**
 * Scrolls to the current tab on a phone, where the tabs are wider than the
 * screen.
 *
 * @param key Changes when the list is rendered or another tab is current.
 */
function useScrollToCurrent(
	listRef: RefObject< HTMLUListElement | null >,
	key: string
) {
	useEffect( () => {
		const scroll = () => {
			const list = listRef.current;
			const link = list?.querySelector< HTMLElement >( '[aria-current]' );
			if ( list && link ) {
				list.scrollLeft =
					link.offsetLeft -
					( list.clientWidth - link.offsetWidth ) / 2;
			}
		};
		const cancelScroll = whenAttached( scroll );
		window.addEventListener( 'resize', scroll );
		return () => {
			cancelScroll();
			window.removeEventListener( 'resize', scroll );
		};
	}, [ listRef, key ] );
}
