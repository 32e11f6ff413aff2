import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';
import './external-link.scss';

interface ExternalLinkProps {
	href: string;
	children: ReactNode;
}

/**
 * Opens a new tab and announces that; `noopener` keeps that page from accessing
 * this one.
 */
export function ExternalLink( { href, children }: ExternalLinkProps ) {
	return (
		<a
			className="jp-external-link"
			href={ href }
			target="_blank"
			rel="noopener noreferrer"
		>
			{ children }
			<Icon name="external" />
			<VisuallyHidden>
				{ ' ' }
				{ __( '(opens in a new tab)', 'jetpack-dashboard' ) }
			</VisuallyHidden>
		</a>
	);
}
