import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { CardGrid } from '../../../components/light/card-grid';
import { ErrorBoundary } from '../../../components/light/error-boundary';
import { SectionHeader } from '../../../components/light/section-header';
import { useAppSelector } from '../../../hooks/store';
import { AppsCard, appsTitle } from '../apps/apps-card';
import { getAppsFacts } from '../apps/apps-facts';
import { appsView } from '../apps/apps-view';
import { SupportCard, supportTitle } from '../support/support-card';
import { getSupportFacts } from '../support/support-facts';
import { supportView } from '../support/support-view';

const TITLE_ID = 'jp-section-help';

interface HelpCardsProps {
	readonly hasSupport: boolean;
	readonly hasApps: boolean;
}

/** Below the screens that have them: support, then the apps. */
export function HelpCards( { hasSupport, hasApps }: HelpCardsProps ) {
	const support = supportView(
		useAppSelector( getSupportFacts, shallowEqual )
	);
	const apps = appsView( useAppSelector( getAppsFacts, shallowEqual ) );
	const showsSupport = hasSupport && support.kind !== 'hidden';
	const showsApps = hasApps && apps.kind !== 'hidden';

	if ( ! showsSupport && ! showsApps ) {
		return null;
	}
	return (
		<section
			className="jp-at-a-glance__section"
			aria-labelledby={ TITLE_ID }
		>
			<SectionHeader
				id={ TITLE_ID }
				title={ __( 'Help and apps', 'jetpack-dashboard' ) }
			/>
			<CardGrid>
				{ showsSupport && (
					<div className="jp-at-a-glance__card" data-card="support">
						<ErrorBoundary variant="card" name={ supportTitle() }>
							<SupportCard />
						</ErrorBoundary>
					</div>
				) }
				{ showsApps && (
					<div className="jp-at-a-glance__card" data-card="apps">
						<ErrorBoundary variant="card" name={ appsTitle() }>
							<AppsCard />
						</ErrorBoundary>
					</div>
				) }
			</CardGrid>
		</section>
	);
}
