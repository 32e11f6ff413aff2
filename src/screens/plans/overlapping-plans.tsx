import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/light/button';
import { ExternalLink } from '../../components/light/external-link';
import { Notice } from '../../components/light/notice';
import { useAppSelector } from '../../hooks/store';
import { siteUrl } from '../../lib/service-links';
import { getLinkContext } from '../../state/site/link-context';
import './overlapping-plans.scss';

/** Names of the two overlapping purchases. */
export interface Overlap {
	readonly plan: string;
	readonly backup: string;
}

interface OverlappingPlansProps {
	readonly overlap: Overlap;
	readonly onProceed: () => void;
}

/** Warns users who pay for backups both in a plan and separately. */
export function OverlappingPlans( {
	overlap,
	onProceed,
}: OverlappingPlansProps ) {
	const purchasesUrl = siteUrl(
		useAppSelector( getLinkContext ),
		'jetpack-purchases'
	);
	const headingRef = useRef< HTMLHeadingElement >( null );
	// It interrupts a redirect, after the screen has got the focus.
	useEffect( () => headingRef.current?.focus(), [] );
	return (
		<div className="jp-overlapping-plans">
			<h1 className="jp-screen-title" tabIndex={ -1 } ref={ headingRef }>
				{ __( 'Your plans overlap', 'jetpack-dashboard' ) }
			</h1>
			<Notice status="warning">
				<p>
					{ sprintf(
						/* translators: 1: name of a plan. 2: name of a backup product. */
						__(
							'You pay for backups twice: “%1$s” includes them, and you have also bought “%2$s”. You may want to cancel one of the two.',
							'jetpack-dashboard'
						),
						overlap.plan,
						overlap.backup
					) }
				</p>
			</Notice>
			<div className="jp-overlapping-plans__actions">
				<Button variant="primary" onClick={ onProceed }>
					{ __( 'Continue to plans', 'jetpack-dashboard' ) }
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
