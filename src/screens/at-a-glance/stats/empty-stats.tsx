import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '../../../components/light/button';
import { useAppDispatch } from '../../../hooks/store';
import { dismissEmptyStatsCard } from '../../../state/site/stats/thunks';
import { StatsMessage } from './stats-frame';

/** Nobody came yet; dismissed, it gives way to the empty chart. */
export function EmptyStats() {
	const dispatch = useAppDispatch();
	const [ isDismissing, setDismissing ] = useState( false );

	async function dismiss() {
		setDismissing( true );
		const isDismissed = await dispatch( dismissEmptyStatsCard() );
		if ( ! isDismissed ) {
			setDismissing( false );
		}
	}

	return (
		<StatsMessage
			message={ __( 'Your site has no views yet.', 'jetpack-dashboard' ) }
		>
			<p>
				{ __(
					'They are counted from now on, and shown here by day, week and month.',
					'jetpack-dashboard'
				) }
			</p>
			<Button isBusy={ isDismissing } onClick={ () => void dismiss() }>
				{ isDismissing
					? __( 'Dismissing…', 'jetpack-dashboard' )
					: __( 'Dismiss', 'jetpack-dashboard' ) }
			</Button>
		</StatsMessage>
	);
}
