import { __ } from '@wordpress/i18n';
import type { StatsRange, StatsSeries } from '../../../api/stats';
import { FormattedNumber } from '../../../components/light/formatted-number';
import { getPageLanguage } from '../../../lib/wp-admin';
import { formatPeriod } from './period-labels';

interface StatsTableProps {
	readonly range: StatsRange;
	readonly series: StatsSeries;
}

/** The chart's data and further details as a table, latest first. */
export function StatsTable( { range, series }: StatsTableProps ) {
	const hasVisitors = series.some( ( { visitors } ) => visitors !== null );
	return (
		<div
			className="jp-stats-table"
			role="region"
			aria-label={ tableName( range ) }
			// Focusable, so that keyboard users can scroll it.
			// eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
			tabIndex={ 0 }
		>
			<table className="jp-stats-table__table">
				<thead>
					<tr>
						<th scope="col">{ periodName( range ) }</th>
						<th scope="col">
							{ __( 'Views', 'jetpack-dashboard' ) }
						</th>
						{ hasVisitors && (
							<th scope="col">
								{ __( 'Visitors', 'jetpack-dashboard' ) }
							</th>
						) }
					</tr>
				</thead>
				<tbody>
					{ [ ...series ].reverse().map( ( period ) => (
						<tr key={ period.day }>
							<th scope="row">
								{ formatPeriod(
									period.day,
									range,
									getPageLanguage()
								) }
							</th>
							<td>
								<FormattedNumber value={ period.views } />
							</td>
							{ hasVisitors && (
								<td>
									<FormattedNumber
										value={ period.visitors ?? 0 }
									/>
								</td>
							) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}

function periodName( range: StatsRange ): string {
	switch ( range ) {
		case 'day':
			return __( 'Day', 'jetpack-dashboard' );
		case 'week':
			return __( 'Week', 'jetpack-dashboard' );
		case 'month':
			return __( 'Month', 'jetpack-dashboard' );
	}
}

function tableName( range: StatsRange ): string {
	switch ( range ) {
		case 'day':
			return __( 'Views by day', 'jetpack-dashboard' );
		case 'week':
			return __( 'Views by week', 'jetpack-dashboard' );
		case 'month':
			return __( 'Views by month', 'jetpack-dashboard' );
	}
}
