import type { ReactNode } from 'react';
import { ExternalLink } from '../../components/light/external-link';
import { useAppSelector } from '../../hooks/store';
import type { RedirectSource } from '../../lib/redirect-sources';
import { siteUrl } from '../../lib/service-links';
import { getLinkContext } from '../../state/site/link-context';

interface ServiceLinkProps {
	readonly source: RedirectSource< 'site' >;
	readonly children: ReactNode;
}

/**
 * Link to one of the provider's pages about this site; renders nothing in local
 * mode.
 */
export function ServiceLink( { source, children }: ServiceLinkProps ) {
	const href = siteUrl( useAppSelector( getLinkContext ), source );
	return href ? (
		<ExternalLink href={ href }>{ children }</ExternalLink>
	) : null;
}
