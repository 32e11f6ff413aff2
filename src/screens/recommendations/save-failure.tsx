import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/light/button';
import { Notice } from '../../components/light/notice';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { getReadableMessage } from '../../state/readable-message';
import {
	getRecommendationsRequest,
	getSaveError,
} from '../../state/recommendations/selectors';
import { saveAnswers } from '../../state/recommendations/thunks';

interface SaveFailureProps {
	/** Called when the notice is removed while its button has the focus. */
	readonly onFocusLost: () => void;
}

/** Shown until the answers are saved; nothing is lost while the page is open. */
export function SaveFailure( { onFocusLost }: SaveFailureProps ) {
	const error = useAppSelector( getSaveError );
	if ( error === null ) {
		return null;
	}
	return (
		<Notice
			status="error"
			isLive
			actions={ <RetryButton onFocusLost={ onFocusLost } /> }
		>
			{ sprintf(
				/* translators: %s: the server's message; may be empty */
				__( 'Your answers are not saved yet. %s', 'jetpack-dashboard' ),
				getReadableMessage( error ) ?? ''
			) }
		</Notice>
	);
}

function RetryButton( { onFocusLost }: SaveFailureProps ) {
	const dispatch = useAppDispatch();
	const ref = useRef< HTMLSpanElement >( null );
	const lost = useRef( onFocusLost );
	useEffect( () => {
		lost.current = onFocusLost;
	} );
	const isSaving = useAppSelector(
		( state ) =>
			getRecommendationsRequest( state, 'save' ).kind === 'pending'
	);
	// Whichever save succeeds removes the button, also one that was under way.
	useLayoutEffect( () => {
		const element = ref.current;
		return () => {
			if ( element?.contains( element.ownerDocument.activeElement ) ) {
				lost.current();
			}
		};
	}, [] );
	return (
		<span ref={ ref }>
			<Button
				isBusy={ isSaving }
				onClick={ () => void dispatch( saveAnswers() ) }
			>
				{ __( 'Try again', 'jetpack-dashboard' ) }
			</Button>
		</span>
	);
}
