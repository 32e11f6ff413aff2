import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../components/light/button';
import { Notice } from '../../components/light/notice';
import { useFocusLoss } from '../../hooks/focus-loss';
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
	// Any save that succeeds removes the button, also one already in flight.
	const ref = useFocusLoss< HTMLSpanElement >( onFocusLost );
	const isSaving = useAppSelector(
		( state ) =>
			getRecommendationsRequest( state, 'save' ).kind === 'pending'
	);
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
