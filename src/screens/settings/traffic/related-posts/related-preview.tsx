import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../../hooks/store';
import { resolveAdminUrl } from '../../../../lib/links';
import { isModuleActive } from '../../../../state/modules/selectors';
import { isSettingOn } from '../../../../state/settings/selectors';
import { getAdminUrl } from '../../../../state/site/selectors';
import { Icon } from '../../../../components/light/icon';
import './related-preview.scss';

export const RELATED_MODULE = 'related-posts';

const CUSTOMIZER = `customize.php?autofocus[section]=jetpack_relatedposts&return=${ encodeURIComponent(
	'admin.php?page=jetpack#/traffic'
) }`;

/** Preview of the related posts below a post, with the selected options. */
export function RelatedPreview() {
	const isActive = useAppSelector( ( state ) =>
		isModuleActive( state, RELATED_MODULE )
	);
	const hasHeadline = useAppSelector( ( state ) =>
		isSettingOn( state, 'show_headline' )
	);
	const hasThumbnails = useAppSelector( ( state ) =>
		isSettingOn( state, 'show_thumbnails' )
	);
	const adminUrl = useAppSelector( getAdminUrl );
	return (
		<>
			<figure className="jp-related-preview">
				<figcaption className="jp-related-preview__caption">
					{ __( 'Preview', 'jetpack-dashboard' ) }
				</figcaption>
				{ hasHeadline && (
					<p className="jp-related-preview__headline">
						{ __( 'Related', 'jetpack-dashboard' ) }
					</p>
				) }
				<ul className="jp-related-preview__posts">
					{ getSamples().map( ( { title, context } ) => (
						<li key={ title }>
							{ hasThumbnails && (
								<span className="jp-related-preview__picture">
									<Icon name="image" />
								</span>
							) }
							<span className="jp-related-preview__title">
								{ title }
							</span>
							<span className="jp-related-preview__context">
								{ context }
							</span>
						</li>
					) ) }
				</ul>
			</figure>
			{ isActive && (
				<p>
					<a href={ resolveAdminUrl( adminUrl, CUSTOMIZER ) }>
						{ __(
							'Configure related posts in the Customizer',
							'jetpack-dashboard'
						) }
					</a>
				</p>
			) }
		</>
	);
}

function getSamples() {
	return [
		{
			title: __( 'Three walks by the sea', 'jetpack-dashboard' ),
			context: __( 'In “Walks”', 'jetpack-dashboard' ),
		},
		{
			title: __( 'What to pack for a rainy week', 'jetpack-dashboard' ),
			context: __( 'In “Gear”', 'jetpack-dashboard' ),
		},
		{
			title: __( 'The slow train south', 'jetpack-dashboard' ),
			context: __( 'Similar post', 'jetpack-dashboard' ),
		},
	];
}
