import { __, sprintf } from '@wordpress/i18n';
import { Notice } from '../../components/light/notice';
import './release-note.scss';

interface ReleaseNoteProps {
	readonly version: string;
	readonly title: string;
	/** Image URL; '' if none. */
	readonly featuredImage: string;
	/**
	 * HTML from a file in the plugin, escaped by the server; links open new
	 * tabs.
	 */
	readonly releasePostContent: string;
	readonly onDismiss: () => void;
}

export function ReleaseNote( props: ReleaseNoteProps ) {
	return (
		<Notice onDismiss={ props.onDismiss }>
			<div className="jp-release-note">
				{ props.featuredImage && (
					<img
						className="jp-release-note__image"
						src={ props.featuredImage }
						alt=""
					/>
				) }
				<div>
					<p className="jp-release-note__title">{ props.title }</p>
					<div
						className="jp-release-note__content"
						// Safe: the HTML comes from a file in the plugin.
						dangerouslySetInnerHTML={ {
							__html: props.releasePostContent,
						} }
					/>
					<p className="jp-release-note__version">
						{ sprintf(
							/* translators: %s: the plugin's version */
							__( 'New in Jetpack %s', 'jetpack-dashboard' ),
							props.version
						) }
					</p>
				</div>
			</div>
		</Notice>
	);
}
