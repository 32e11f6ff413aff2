import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../hooks/store';
import { getConnectedPlugins } from '../../state/connection/selectors';

/** This plugin's slug in the map of plugins that share the connection. */
const OWN_SLUG = 'jetpack';

/**
 * Lists the other plugins that will lose their connection; renders nothing if
 * there are none.
 */
export function OtherPlugins() {
	const plugins = useAppSelector( getConnectedPlugins );
	const others = Object.entries( plugins ).filter(
		( [ slug ] ) => slug !== OWN_SLUG
	);
	if ( others.length === 0 ) {
		return null;
	}
	return (
		<>
			<p id="jp-disconnect-others">
				{ __(
					'These plugins use the same connection and will stop working too:',
					'jetpack-dashboard'
				) }
			</p>
			<ul
				className="jp-disconnect__plugins"
				aria-labelledby="jp-disconnect-others"
			>
				{ others.map( ( [ slug, name ] ) => (
					<li key={ slug }>{ name || slug }</li>
				) ) }
			</ul>
		</>
	);
}
