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

/** To a page of the provider's about this site; nothing in local mode. */
export function ServiceLink( { source, children }: ServiceLinkProps ) {
	const href = siteUrl( useAppSelector( getLinkContext ), source );
	return href ? (
		<ExternalLink href={ href }>{ children }</ExternalLink>
	) : null;
}
