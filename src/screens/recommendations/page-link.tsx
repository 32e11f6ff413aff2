import type { ReactNode } from 'react';
import { ExternalLink } from '../../components/light/external-link';
import { useAppSelector } from '../../hooks/store';
import { redirectUrl } from '../../lib/links';
import type { RedirectSource } from '../../lib/redirect-sources';
import { getAccountUrl } from '../../state/connection/selectors';

interface PageLinkProps {
	readonly source: RedirectSource< 'page' >;
	readonly children: ReactNode;
}

/**
 * A link to one of the provider's help pages; renders nothing in local mode.
 */
export function PageLink( { source, children }: PageLinkProps ) {
	const href = redirectUrl( useAppSelector( getAccountUrl ), source );
	return href ? (
		<ExternalLink href={ href }>{ children }</ExternalLink>
	) : null;
}
