import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { getPart } from '../../../state/site/parts-selectors';
import { readPart } from '../../shared/part-result';
import { OwnFeature } from '../own-feature/own-feature';
import { PluginInstallAction } from '../plugin-install/plugin-install-action';
import type { AntispamView } from './antispam-view';

/** The site's own spam filter, where it isn't the card's only choice. */
export function OwnFilter( {
	view: { kind },
}: {
	readonly view: AntispamView;
} ) {
	const filter = readPart(
		useAppSelector( ( state ) => getPart( state, 'spam-filter' ) )
	);
	return (
		<OwnFeature
			module="spam-filter"
			kind={ kind }
			idleKinds={ [ 'not-installed', 'not-active', 'invalid-key' ] }
			isShown={ kind === 'filter' }
			isIndependent
			offer={ [
				__(
					'Your site can also filter spam itself, without a key.',
					'jetpack-dashboard'
				),
				__( 'Turn on the spam filter', 'jetpack-dashboard' ),
			] }
			instead={ __(
				'Checked by your site’s spam filter, not by Akismet.',
				'jetpack-dashboard'
			) }
			choice={ <PluginInstallAction slug="akismet" isQuiet /> }
			besides={
				filter.kind === 'known' &&
				filter.data.stands_aside &&
				__(
					'Your site’s spam filter does nothing while Akismet has a key.',
					'jetpack-dashboard'
				)
			}
		/>
	);
}
