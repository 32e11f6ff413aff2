import { __ } from '@wordpress/i18n';
import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../hooks/store';
import type { BlockedNavigation } from '../lib/hash-history';
import { addNotice, removeNotice } from '../state/notices/actions';
import { getNotices } from '../state/notices/selectors';
import {
	areChangesSaving,
	hasUnsavedChanges,
	isSaving,
} from '../state/settings/selectors';
import type { RootState } from '../state/store';

const NOTICE_ID = 'leave-after-save';

/**
 * Delays a navigation until the save in flight succeeds; cancels it if the save
 * fails.
 *
 * @param ask Receives the navigation if there are new changes by then.
 * @return Accepts the navigation to delay; a later one replaces it.
 */
export function useNavigateAfterSave(
	ask: ( navigation: BlockedNavigation ) => void
): ( navigation: BlockedNavigation ) => void {
	const dispatch = useAppDispatch();
	const store = useStore< RootState >();
	const stopWaiting = useRef( () => {} );
	useEffect( () => () => stopWaiting.current(), [] );

	return useCallback(
		( navigation ) => {
			stopWaiting.current();
			dispatch(
				addNotice( {
					noticeId: NOTICE_ID,
					status: 'info',
					text: __(
						'You’ll leave this page as soon as your changes are saved.',
						'jetpack-dashboard'
					),
					showDismiss: false,
					isPersistent: true,
				} )
			);
			const unsubscribe = store.subscribe( () => {
				if ( areChangesSaving( store.getState() ) ) {
					return;
				}
				stopWaiting.current();
				const state = store.getState();
				if ( ! hasUnsavedChanges( state ) ) {
					// The save's notice moves to the next page with its Undo.
					getNotices( state )
						.filter( ( { status } ) => status === 'success' )
						.forEach( ( notice ) =>
							dispatch(
								addNotice( {
									...notice,
									displayOnNextPage: true,
								} )
							)
						);
					navigation.proceed();
				} else if ( isSaving( state ) ) {
					ask( navigation );
				}
			} );
			stopWaiting.current = () => {
				stopWaiting.current = () => {};
				unsubscribe();
				dispatch( removeNotice( NOTICE_ID ) );
			};
		},
		[ ask, dispatch, store ]
	);
}
