import type { AnchorHTMLAttributes } from 'react';
import { useAppSelector } from '../../hooks/store';
import { getAdminUrl } from '../../state/site/selectors';

interface AdminLinkProps
	extends Omit< AnchorHTMLAttributes< HTMLAnchorElement >, 'href' > {
	/** Relative to wp-admin, such as 'post-new.php'. */
	readonly path: string;
}

/** A link to a page of wp-admin. */
export function AdminLink( { path, children, ...attributes }: AdminLinkProps ) {
	const adminUrl = useAppSelector( getAdminUrl );
	return (
		<a { ...attributes } href={ `${ adminUrl }${ path }` }>
			{ children }
		</a>
	);
}
