import { __, _n, sprintf } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { getPart } from '../../../state/site/parts-selectors';
import { AdminLink } from '../admin-link';
import { OwnFeature, QuietOffer } from '../own-feature/own-feature';
import { scannerView } from './scan-view';
import type { ScanView } from './scan-view';

/** The site's own scanner, on the card of a connected site. */
export function OwnScanner( { view }: { readonly view: ScanView } ) {
	const scanner = useAppSelector( ( state ) => getPart( state, 'scanner' ) );
	const text = besidesText( scannerView( scanner ) );
	return (
		<OwnFeature
			module="scanner"
			kind={ view.kind }
			idleKinds={ [ 'connect', 'upgrade', 'unavailable' ] }
			isShown={ 'part' in view && view.part === 'scanner' }
			offer={ [
				__( 'Your site can also scan itself.', 'jetpack-dashboard' ),
				__( 'Turn on the scanner', 'jetpack-dashboard' ),
			] }
			instead={ __(
				'Scanned by your site itself, not by the account service.',
				'jetpack-dashboard'
			) }
			choice={ <QuietOffer offer="scan" /> }
			besides={
				text && (
					<>
						{ text }{ ' ' }
						<AdminLink path="admin.php?page=jetpack-scan">
							{ __(
								'View the scanner’s results',
								'jetpack-dashboard'
							) }
						</AdminLink>
					</>
				)
			}
		/>
	);
}

/** Empty if it isn't known. */
function besidesText( scanner: ScanView ): string {
	switch ( scanner.kind ) {
		case 'threats':
			return sprintf(
				/* translators: %d: number of threats */
				_n(
					'Your site’s own scanner found %d threat.',
					'Your site’s own scanner found %d threats.',
					scanner.count,
					'jetpack-dashboard'
				),
				scanner.count
			);
		case 'no-threats':
			return __(
				'Your site’s own scanner found no threats.',
				'jetpack-dashboard'
			);
		case 'provisioning':
			return __(
				'Your site’s own scanner has not finished its first scan.',
				'jetpack-dashboard'
			);
		default:
			return '';
	}
}
