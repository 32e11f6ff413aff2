import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../lib/is-record';

interface HistoryEntry {
	readonly pathname: string;
	readonly search: string;
	readonly state: unknown;
}

const TRIGGERED = { isTriggered: true };

/**
 * Runs the action on mount, once per history entry, so that navigating back
 * from the account service doesn't redirect again.
 */
export function useAutoTrigger( isOn: boolean, act: () => void ): void {
	const location: HistoryEntry = useLocation();
	const navigate = useNavigate();
	const latest = useRef( act );
	useEffect( () => {
		latest.current = act;
	} );

	const { pathname, search, state } = location;
	const isTriggered = isRecord( state ) && state.isTriggered === true;
	useEffect( () => {
		if ( ! isOn || isTriggered ) {
			return;
		}
		void navigate(
			{ pathname, search },
			{ replace: true, state: TRIGGERED }
		);
		latest.current();
	}, [ isOn, isTriggered, navigate, pathname, search ] );
}
