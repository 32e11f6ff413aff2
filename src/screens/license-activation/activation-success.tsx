import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/light/button-link';
import { useAppSelector } from '../../hooks/store';
import { adminPageUrl } from '../../lib/links';
import { getAdminUrl } from '../../state/site/selectors';
import { ServiceLink } from '../shared/service-link';
import { getSecondLabel, getSuccessTexts } from './activation-texts';
import type { ActivationView } from './activation-view';

interface ActivationSuccessProps {
	readonly view: Extract< ActivationView, { kind: 'success' } >;
}

/** Names the activated product, with links to what to do next. */
export function ActivationSuccess( { view }: ActivationSuccessProps ) {
	const adminUrl = useAppSelector( getAdminUrl );
	const headingRef = useRef< HTMLHeadingElement >( null );
	const { title, text } = getSuccessTexts( view.group );
	// The form with the focused button was removed.
	useEffect( () => headingRef.current?.focus(), [] );

	return (
		<div className="jp-license">
			<h1 className="jp-screen-title" tabIndex={ -1 } ref={ headingRef }>
				{ title }
			</h1>
			<p role="status">{ text }</p>
			<div className="jp-license__actions">
				{ view.first === 'configure-site' ? (
					<ButtonLink
						variant="primary"
						href={ `${ adminPageUrl(
							adminUrl,
							'jetpack'
						) }#/recommendations` }
					>
						{ __( 'Configure my site', 'jetpack-dashboard' ) }
					</ButtonLink>
				) : (
					<ButtonLink variant="primary" href="#/my-plan">
						{ __( 'View my plans', 'jetpack-dashboard' ) }
					</ButtonLink>
				) }
				{ view.second && (
					<ServiceLink source={ view.second }>
						{ getSecondLabel( view.second ) }
					</ServiceLink>
				) }
			</div>
		</div>
	);
}
