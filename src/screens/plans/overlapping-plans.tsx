import { __ } from '@wordpress/i18n';
import { Button } from '../../components/light/button';
import { ExternalLink } from '../../components/light/external-link';
import { Notice } from '../../components/light/notice';
import { useAppSelector } from '../../hooks/store';
import { siteUrl } from '../../lib/service-links';
import { getLinkContext } from '../../state/site/link-context';
import './overlapping-plans.scss';

interface OverlappingPlansProps {
	readonly onGoOn: () => void;
}

/** Warns who pays for backups in a plan and beside it (002 §2). */
export function OverlappingPlans( { onGoOn }: OverlappingPlansProps ) {
	const purchasesUrl = siteUrl(
		useAppSelector( getLinkContext ),
		'jetpack-purchases'
	);
	return (
		<div className="jp-overlapping-plans">
			<h1 className="jp-screen-title" tabIndex={ -1 }>
				{ __( 'Your plans overlap', 'jetpack-dashboard' ) }
			</h1>
			<Notice status="warning">
				<p>
					{ __(
						'You pay for backups twice: your plan includes them, and you have bought them by themselves, too. You may want to cancel one of the two.',
						'jetpack-dashboard'
					) }
				</p>
			</Notice>
			<div className="jp-overlapping-plans__actions">
				<Button variant="primary" onClick={ onGoOn }>
					{ __( 'Go on to the plans', 'jetpack-dashboard' ) }
				</Button>
				{ purchasesUrl !== null && (
					<ExternalLink href={ purchasesUrl }>
						{ __( 'Manage your purchases', 'jetpack-dashboard' ) }
					</ExternalLink>
				) }
			</div>
		</div>
	);
}
