import { __ } from '@wordpress/i18n';
import { Button } from '../../../../components/light/button';
import { ExternalLink } from '../../../../components/light/external-link';
import { Icon } from '../../../../components/light/icon';
import { googleLabel } from './google-label';
import './google.scss';

interface GoogleVerifiedProps {
	readonly isOwner: boolean;
	/** URLs of Google's pages; '' if unknown. */
	readonly searchConsoleUrl: string;
	readonly ownersUrl: string;
	readonly disabledReason: string | false;
	readonly onEdit: () => void;
}

/** Shown once Google has verified the site. */
export function GoogleVerified( {
	isOwner,
	searchConsoleUrl,
	ownersUrl,
	disabledReason,
	onEdit,
}: GoogleVerifiedProps ) {
	return (
		<>
			<p className="jp-google__name">{ googleLabel() }</p>
			<p className="jp-google__verified">
				<Icon name="check" />
				{ __(
					'Your site is verified with Google.',
					'jetpack-dashboard'
				) }
			</p>
			{ isOwner && (
				<p className="jp-google__note">
					{ __(
						'Google lists you as an owner of this site.',
						'jetpack-dashboard'
					) }{ ' ' }
					{ ownersUrl && (
						<ExternalLink href={ ownersUrl }>
							{ __( 'Manage owners', 'jetpack-dashboard' ) }
						</ExternalLink>
					) }
				</p>
			) }
			<div className="jp-google__actions">
				<Button disabledReason={ disabledReason } onClick={ onEdit }>
					{ __( 'Edit', 'jetpack-dashboard' ) }
				</Button>
				{ searchConsoleUrl && (
					<ExternalLink href={ searchConsoleUrl }>
						{ __( 'Google Search Console', 'jetpack-dashboard' ) }
					</ExternalLink>
				) }
			</div>
		</>
	);
}
