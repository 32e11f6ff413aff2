import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { ButtonLink } from '../../../components/light/button-link';
import { CopyButton } from '../../../components/light/copy-button';
import { ExternalLink } from '../../../components/light/external-link';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { redirectUrl } from '../../../lib/links';
import type { RedirectSource } from '../../../lib/redirect-sources';
import { upgradeUrl } from '../../../lib/service-links';
import { getAccountUrl } from '../../../state/connection/selectors';
import { recordEvent } from '../../../state/events';
import { getLinkContext } from '../../../state/site/link-context';
import { getSiteInfo } from '../../../state/site/selectors';
import { DismissButton } from '../../shared/offer/offer-banner';
import { createCard } from '../create-card';
import { getSlugs } from '../../shared/site-purchases';
import { SUPPORT_OFFER, supportCard } from './support-view';

/** Support options, depending on the site's plan. */
export const SupportCard = createCard( supportCard, {
	managed: () => ( {
		children: __(
			'Your host provides support for Jetpack.',
			'jetpack-dashboard'
		),
		more: __(
			'Its support team knows your site and your server.',
			'jetpack-dashboard'
		),
		actions: (
			<>
				<PageLink source="jetpack-managed-support">
					{ __( 'Get help', 'jetpack-dashboard' ) }
				</PageLink>
				<CopySiteDetails />
			</>
		),
	} ),

	prioritized: () => ( {
		children: __(
			'Your plan includes prioritized support.',
			'jetpack-dashboard'
		),
		more: __( 'Your questions are answered first.', 'jetpack-dashboard' ),
		actions: (
			<>
				<PageLink source="jetpack-contact-support">
					{ __( 'Ask a question', 'jetpack-dashboard' ) }
				</PageLink>
				<CopySiteDetails />
				<GettingStartedLink />
			</>
		),
	} ),

	forums: ( { offer } ) => ( {
		children: __(
			'Ask other users in the community forums.',
			'jetpack-dashboard'
		),
		more:
			offer === 'none'
				? null
				: __(
						'A paid plan includes prioritized support.',
						'jetpack-dashboard'
				  ),
		actions: (
			<>
				<PageLink source="jetpack-community-forums">
					{ __( 'Community forums', 'jetpack-dashboard' ) }
				</PageLink>
				{ offer === 'none' && <GettingStartedLink /> }
				<Offer offer={ offer } />
			</>
		),
	} ),
} );

function Offer( { offer }: { offer: 'none' | 'connect' | 'upgrade' } ) {
	const dispatch = useAppDispatch();
	const plansUrl = upgradeUrl(
		useAppSelector( getLinkContext ),
		'jetpack-plans'
	);
	if ( offer === 'none' ) {
		return null;
	}
	return (
		<>
			{ offer === 'connect' ? (
				<ButtonLink
					href="#/connect-user"
					onClick={ () =>
						dispatch(
							recordEvent( 'jetpack_connect_banner_click', {
								offer: 'support',
							} )
						)
					}
				>
					{ __( 'Connect', 'jetpack-dashboard' ) }
				</ButtonLink>
			) : (
				plansUrl && (
					<ButtonLink
						href={ plansUrl }
						onClick={ () =>
							dispatch(
								recordEvent( 'jetpack_upgrade_banner_click', {
									offer: 'support',
								} )
							)
						}
					>
						{ __( 'Upgrade', 'jetpack-dashboard' ) }
					</ButtonLink>
				)
			) }
			<DismissButton noticeId={ SUPPORT_OFFER } />
		</>
	);
}

/**
 * Copies the details that support asks for first. Not translated, since support
 * staff read them.
 */
function CopySiteDetails() {
	const { adminUrl, version, siteId } = useAppSelector( getSiteInfo );
	const slugs = useAppSelector( getSlugs, shallowEqual );
	return (
		<CopyButton
			variant="link"
			label={ __( 'Copy site details', 'jetpack-dashboard' ) }
			text={ [
				`Jetpack ${ version }`,
				`Site: ${ adminUrl }`,
				`Site ID: ${ siteId }`,
				`Plan: ${ slugs.join( ', ' ) }`,
			].join( '\n' ) }
		/>
	);
}

function GettingStartedLink() {
	return (
		<PageLink source="jetpack-getting-started">
			{ __( 'Getting started', 'jetpack-dashboard' ) }
		</PageLink>
	);
}

interface PageLinkProps {
	readonly source: RedirectSource< 'page' >;
	readonly children: string;
}

function PageLink( { source, children }: PageLinkProps ) {
	const url = redirectUrl( useAppSelector( getAccountUrl ), source );
	return url ? <ExternalLink href={ url }>{ children }</ExternalLink> : null;
}
