import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { StatsSummary } from '../../../api/stats';
import { useAppSelector } from '../../../hooks/store';
import { formatSiteDate } from '../../../lib/site-date';
import { getPageLanguage } from '../../../lib/wp-admin';
import { getSiteInfo } from '../../../state/site/selectors';

/** Numbers from this value on are abbreviated: '1.2M'. */
const SHORT_FROM = 1_000_000;

/** The summary next to the chart. */
export function StatsSummaryList( { summary }: { summary: StatsSummary } ) {
	const { dateFormat } = useAppSelector( getSiteInfo );
	const language = getPageLanguage();
	return (
		<dl className="jp-stats-summary">
			<Figure label={ __( 'Views today', 'jetpack-dashboard' ) }>
				<Count value={ summary.viewsToday } />
			</Figure>
			<Figure label={ __( 'Best day', 'jetpack-dashboard' ) }>
				<Count value={ summary.bestDayViews } />
				<span className="jp-stats-summary__more">
					{ formatSiteDate( summary.bestDay, dateFormat, language ) }
				</span>
			</Figure>
			<Figure label={ __( 'All views', 'jetpack-dashboard' ) }>
				<Count value={ summary.views } />
			</Figure>
			<Figure label={ __( 'Comments', 'jetpack-dashboard' ) }>
				<Count value={ summary.comments } />
			</Figure>
		</dl>
	);
}

function Figure( { label, children }: { label: string; children: ReactNode } ) {
	return (
		<div className="jp-stats-summary__figure">
			<dt>{ label }</dt>
			<dd>{ children }</dd>
		</div>
	);
}

function Count( { value }: { value: number } ) {
	const notation = value < SHORT_FROM ? 'standard' : 'compact';
	return (
		<>
			{ new Intl.NumberFormat( getPageLanguage(), { notation } ).format(
				value
			) }
		</>
	);
}
