import type { ReactNode } from 'react';
import { useAppSelector } from '../../hooks/store';
import { adminPageUrl } from '../../lib/links';
import { getAdminPages, getAdminUrl } from '../../state/site/selectors';

const PAGE = 'vaultpress';

/** Link to VaultPress's own page, for users who may open it. */
export function VaultPageLink( { children }: { children: ReactNode } ) {
	const adminUrl = useAppSelector( getAdminUrl );
	const isOpen = useAppSelector( ( state ) =>
		getAdminPages( state ).includes( PAGE )
	);
	return isOpen ? (
		<a href={ adminPageUrl( adminUrl, PAGE ) }>{ children }</a>
	) : null;
}
