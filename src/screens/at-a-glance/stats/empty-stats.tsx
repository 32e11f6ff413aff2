import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/light/button';
import { useAppDispatch } from '../../../hooks/store';
import { dismissEmptyStatsCard } from '../../../state/site/stats/thunks';
import { StatsMessage } from './stats-frame';

/**
 * Shown until the first view is counted; once dismissed, the empty chart is
 * shown instead.
 */
export function EmptyStats() {
	const dispatch = useAppDispatch();

	return (
		<StatsMessage
			message={ __( 'Your site has no views yet.', 'jetpack-dashboard' ) }
		>
			<p>
				{ __(
					'Views are counted from now on and shown here by day, week and month.',
					'jetpack-dashboard'
				) }
			</p>
			<Button onClick={ () => void dispatch( dismissEmptyStatsCard() ) }>
				{ __( 'Dismiss', 'jetpack-dashboard' ) }
			</Button>
		</StatsMessage>
	);
}
