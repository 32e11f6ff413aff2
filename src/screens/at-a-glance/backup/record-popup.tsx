import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Icon } from '../../../components/light/icon';
import { useAppDispatch } from '../../../hooks/store';
import { dismissPromotion } from '../../../state/notices/dismiss-promotion';
import { focusCardTitle } from '../../shared/restore-focus';
import { RECORD_POPUP } from './backup-view';

/**
 * Explains the bar until dismissed. It is placed below the bar in the normal
 * flow, so that it covers nothing.
 */
export function RecordPopup() {
	const dispatch = useAppDispatch();
	// Closes optimistically; errors of the request are reported separately.
	const [ isClosed, setClosed ] = useState( false );
	if ( isClosed ) {
		return null;
	}

	function close( { currentTarget }: SyntheticEvent< HTMLElement > ) {
		focusCardTitle( currentTarget );
		setClosed( true );
		void dispatch( dismissPromotion( RECORD_POPUP ) );
	}

	return (
		<div className="jp-record__popup" role="note">
			<p>
				{ __(
					'Your latest backup contains all of this, and you can restore it.',
					'jetpack-dashboard'
				) }
			</p>
			<button
				type="button"
				className="jp-record__close"
				aria-label={ __( 'Close', 'jetpack-dashboard' ) }
				onClick={ close }
				onKeyDown={ ( event ) =>
					event.key === 'Escape' && close( event )
				}
			>
				<Icon name="close" />
			</button>
		</div>
	);
}
