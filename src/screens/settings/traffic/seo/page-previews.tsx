import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Icon } from '../../../../components/light/icon';
import { PREVIEW_ICON_PX, toPreviews } from './previews';
import type { PageInput, SocialPreview } from './previews';
import './page-previews.scss';

/**
 * Previews of the front page in three services. Uses the text direction of the
 * site's language, which may differ from the admin's.
 */
export function PagePreviews( { page }: { page: PageInput } ) {
	const { google, facebook, twitter } = toPreviews( page );
	return (
		<div className="jp-previews">
			<Preview service={ __( 'Google', 'jetpack-dashboard' ) }>
				<div className="jp-previews__search" dir="auto">
					<p className="jp-previews__path">
						<bdi dir="ltr">{ google.path }</bdi>
					</p>
					<p className="jp-previews__search-title">
						{ google.title }
					</p>
					<p className="jp-previews__description">
						{ google.description }
					</p>
				</div>
			</Preview>
			<Preview service={ __( 'Facebook', 'jetpack-dashboard' ) }>
				<SocialCard className="is-facebook" preview={ facebook } />
			</Preview>
			<Preview service={ __( 'Twitter', 'jetpack-dashboard' ) }>
				<SocialCard className="is-twitter" preview={ twitter } />
			</Preview>
		</div>
	);
}

function Preview( {
	service,
	children,
}: {
	service: string;
	children: ReactNode;
} ) {
	return (
		<figure className="jp-previews__preview">
			<figcaption className="jp-previews__service">
				{ service }
			</figcaption>
			{ children }
		</figure>
	);
}

function SocialCard( {
	className,
	preview: { title, domain, description, icon },
}: {
	className: string;
	preview: SocialPreview;
} ) {
	return (
		<div className={ `jp-previews__social ${ className }` } dir="auto">
			<div className="jp-previews__image">
				{ icon ? (
					<img
						src={ icon }
						alt=""
						width={ PREVIEW_ICON_PX }
						height={ PREVIEW_ICON_PX }
					/>
				) : (
					<Icon name="image" />
				) }
			</div>
			<div className="jp-previews__words">
				<p className="jp-previews__domain">
					<bdi dir="ltr">{ domain }</bdi>
				</p>
				<p className="jp-previews__title">{ title }</p>
				<p className="jp-previews__description">{ description }</p>
			</div>
		</div>
	);
}
