import { useState } from 'react';
import { useAppSelector } from '../hooks/store';
import {
	canManageModules,
	hasSeenCommerceModal,
	isLocalMode,
} from '../state/connection/selectors';
import { getSiteInfo } from '../state/site/selectors';
import type { RootState } from '../state/store';

export const WELCOME_PATH = '/woo-setup';

/**
 * Whether the user manages a shop and has not seen the welcome yet. False
 * without an account service, which setup needs.
 */
function needsWelcome( state: RootState ): boolean {
	return (
		getSiteInfo( state ).isWooActive &&
		! hasSeenCommerceModal( state ) &&
		canManageModules( state ) &&
		! isLocalMode( state )
	);
}

/**
 * Whether to redirect to the welcome. Only checked on the app's first mount.
 */
export function useShouldShowWelcome( path: string ): boolean {
	const isNeeded = useAppSelector( needsWelcome );
	const [ isDue, setDue ] = useState( isNeeded );
	if ( isDue && path === WELCOME_PATH ) {
		setDue( false );
	}
	return isDue && path !== WELCOME_PATH;
}
