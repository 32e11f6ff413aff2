import { useState } from 'react';
import { useAppSelector } from '../hooks/store';
import {
	canManageModules,
	hasSeenCommerceModal,
	isLocalMode,
} from '../state/connection/selectors';
import { getSiteFacts } from '../state/site/selectors';
import type { RootState } from '../state/store';

export const WELCOME_PATH = '/woo-setup';

/** A shop's manager who was not welcomed yet; without a service there is nothing to set up. */
function needsWelcome( state: RootState ): boolean {
	return (
		getSiteFacts( state ).isWooActive &&
		! hasSeenCommerceModal( state ) &&
		canManageModules( state ) &&
		! isLocalMode( state )
	);
}

/** Is it time to go to the welcome? On the app's first mount only. */
export function useShouldShowWelcome( path: string ): boolean {
	const isNeeded = useAppSelector( needsWelcome );
	const [ isDue, setDue ] = useState( isNeeded );
	if ( isDue && path === WELCOME_PATH ) {
		setDue( false );
	}
	return isDue && path !== WELCOME_PATH;
}
